import type { Schemas } from '@spruce/api-client/contract'
import { terminalOf } from '../http/terminalOf.js'
import type { ShareLink, ShareLinkView } from '../repositories/shares/ShareLinksRepository.js'

/** Neither token nor password is known any more. */
export function presentShareLink(
  { ownerId: _ownerId, hasOwner, isPublished, ...link }: ShareLink,
  now: Date,
): Schemas['ShareLink'] {
  const status = shareStatus(link, now)
  const showing = status === 'active' ? (hasOwner ? 'shown' : 'ownerless') : 'ended'
  return {
    ...link,
    status,
    showing: showing === 'shown' && !isPublished ? 'unpublished' : showing,
    variables: [...link.variables],
    expiresAt: link.expiresAt?.toISOString() ?? null,
    revokedAt: link.revokedAt?.toISOString() ?? null,
    lastViewedAt: link.lastViewedAt?.toISOString() ?? null,
    createdAt: link.createdAt.toISOString(),
    updatedAt: link.updatedAt.toISOString(),
  }
}

export function presentShareLinkView(view: ShareLinkView): Schemas['ShareLinkView'] {
  const { id, at, address, agent, outcome } = view
  return { id, at: at.toISOString(), address, terminal: terminalOf(agent), outcome }
}

/** What a link is at `now`. */
export function shareStatus(
  { revokedAt, expiresAt }: Pick<ShareLink, 'revokedAt' | 'expiresAt'>,
  now: Date,
): Schemas['ShareLinkStatus'] {
  if (revokedAt) return 'revoked'
  return expiresAt && expiresAt <= now ? 'expired' : 'active'
}
