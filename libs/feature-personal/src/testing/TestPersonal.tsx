import type { Schemas } from '@spruce/api-client'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import { BrowserStorage } from '@spruce/session'
import { SessionProvider } from '@spruce/session/react'
import {
  createTestSession,
  MemoryArea,
  systemDataFixture,
  userFixture,
} from '@spruce/session/testing'
import { DialogViewport } from '@spruce/shell-ui'
import { useFixtureTranslation, useTestApi } from '@spruce/shell-ui/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { PersonalProvider, type PersonalEnvironment } from '../PersonalEnvironment.js'
import { personalHandlers } from './personalHandlers.js'

/** @public */
export interface TestPersonalProps {
  /** Over those of an account in memory. */
  handlers?: TestHandlers
  user?: Partial<Schemas['UserInfo']>
  environment?: Partial<PersonalEnvironment>
  /** Somebody of the operator acts as the person. */
  isMockLogin?: boolean
  children?: ReactNode
}

const mockLogin = {
  actingName: '运营小王',
  actingLoginName: 'operator',
  reason: '协助排查',
  expiresAt: '2026-11-20T08:30:00.000Z',
}

const key = btoa('0123456789abcdef0123456789abcdef')

/** Session, client, cache and dialogs of the own account, without a server. @public */
export function TestPersonal(props: TestPersonalProps) {
  const { handlers, user, environment, isMockLogin = false, children } = props
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5_000 } } }),
  )
  const translate = useFixtureTranslation()
  const api = useTestApi(() => createTestApi({ ...personalHandlers(), ...handlers }))
  const [session] = useState(() =>
    createTestSession(
      translate(
        systemDataFixture({
          userInfo: userFixture(user),
          mockLogin: isMockLogin ? mockLogin : null,
        }),
      ),
    ),
  )
  const [personal] = useState<PersonalEnvironment>(() => ({
    cipher: { algorithm: 'AES', mode: 'CBC', padding: 'Pkcs7', key },
    renewed: () => undefined,
    ended: () => undefined,
    changed: () => Promise.resolve(),
    hasWechat: false,
    storage: new BrowserStorage({ session: new MemoryArea() }),
    leave: () => undefined,
    signInAnew: () => undefined,
    codeMemory: () => ({ read: () => undefined, write: () => undefined }),
    ...environment,
  }))
  return (
    <QueryClientProvider client={client}>
      <SessionProvider session={session} api={api}>
        <PersonalProvider value={personal}>
          {children}
          <DialogViewport />
        </PersonalProvider>
      </SessionProvider>
    </QueryClientProvider>
  )
}
