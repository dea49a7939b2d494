import { lazy, type ComponentType } from 'react'
import type * as parts from './loginWayParts.js'

/** The ways to sign in other than by password: what /login shows to few. */
export type LoginWays = Pick<
  typeof parts,
  'CodeLoginRoute' | 'ProviderButtons' | 'WechatReturn' | 'startWechat'
>

/** Where the other ways come from. */
export interface LoginWaysSource {
  readonly load: () => Promise<LoginWays>
  /** Nothing while they are on their way, or where they do not come: without them there is still the form. */
  readonly ProviderButtons: ComponentType
}

/** A source by what loads them. */
export function loginWaysFrom(load: () => Promise<LoginWays>): LoginWaysSource {
  const ProviderButtons = lazy(() =>
    load().then(
      (ways) => ({ default: ways.ProviderButtons }),
      () => ({ default: () => null }),
    ),
  )
  return { load, ProviderButtons }
}
