import type { Schemas } from '@spruce/api-client/contract'
import type { Seal } from '../http/Seal.js'
import type { SealedIdentity } from '../repositories/identity/IdentitiesRepository.js'

/** Masked: of the name the first character, of the card what everybody may guess and the last four. */
export function presentIdentity(
  seal: Seal,
  identity: SealedIdentity | undefined,
): Schemas['IdentityState'] {
  if (!identity) return { authenticated: false, name: null, idCard: null, at: null }
  const [first = '', ...rest] = Array.from(seal.open(identity.name))
  const card = seal.open(identity.idCard)
  return {
    authenticated: true,
    name: first + '*'.repeat(rest.length),
    idCard: card.slice(0, 4) + '*'.repeat(card.length - 8) + card.slice(-4),
    at: identity.at.toISOString(),
  }
}
