import type { Schemas } from '@spruce/api-client/contract'
import type { Session } from './session.js'

/** The answer of both verify-token calls; a dead session never comes here, it is 401. */
export function presentTokenState(session: Session): Schemas['TokenState'] {
  return {
    active: true,
    tenantId: session.tenant?.id ?? null,
    expiresAt: session.expiresAt.toISOString(),
  }
}
