import type { ApiClient } from '@spruce/api-client'
import type { BrowserStorage } from '@spruce/session'
import type { SessionStore } from '@spruce/session/store'
import type { Inbox } from './Inbox.js'

/** What opens messages by itself works with. */
export interface MessagesEnvironment {
  readonly api: ApiClient
  readonly session: SessionStore
  readonly inbox: Inbox
  readonly storage: Pick<BrowserStorage, 'get' | 'set'>
}
