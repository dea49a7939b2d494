import type { Schemas } from '@spruce/api-client'
import type { BrowserStorage } from '@spruce/session'
import type { CountdownMemory } from '@spruce/shell-ui'
import { createContext, use } from 'react'

/** What gives the person a new session. @public */
export type RenewedSession = Schemas['LoginResult']

/** What the pages and dialogs of the own account need from the portal. @public */
export interface PersonalEnvironment {
  /** Of the deploy configuration; passwords travel under it. */
  readonly cipher: Schemas['CipherConfig']
  /** The server has given this session a new token and ended the others (S-05). */
  renewed(session: RenewedSession): void
  /** The server has ended every session, this one among them: the sign-in page says why. */
  ended(notice: string): void
  /** What the server knows of the person has changed. */
  changed(): Promise<void>
  /** People can sign in by WeChat here. */
  readonly hasWechat: boolean
  /** Keeps what is needed when the person comes back from elsewhere. */
  readonly storage: Pick<BrowserStorage, 'get' | 'set' | 'remove'>
  /** Leaves the portal for an address that the server has given. */
  leave(url: string): void
  /** Ends this session; whoever signs in next is led back to /personal. */
  signInAnew(): void
  /** Keeps the wait for the next code of this kind over a reload. */
  codeMemory(kind: string): CountdownMemory
}

const PersonalContext = createContext<PersonalEnvironment | undefined>(undefined)

/** Gives the environment to everything below. @public */
export const PersonalProvider = PersonalContext.Provider

/** The environment of the own account. */
export function usePersonal(): PersonalEnvironment {
  const environment = use(PersonalContext)
  if (!environment) throw new Error('PersonalProvider is missing above this component')
  return environment
}
