import type { Seal } from '../../http/Seal.js'
import type { OpenedLink, ShareVariable } from '../../repositories/shares/ShareLinksRepository.js'

/** Long enough to look at a page; whoever looks longer opens the link anew. In milliseconds. */
export const passLives = 30 * 60_000

/** What somebody holds: `pass` runs queries of an opened link, `viewer` opens it for one viewer. */
type Purpose = 'share-pass' | 'share-viewer'

/** A variable with the one value that it has for the viewer. */
export type ViewerLock = Pick<ShareVariable, 'name' | 'value'>

/** What is signed for a link as it is now: any change of it ends this, and so does another password. */
export interface ShareGrant {
  tokenHash: string
  locks: readonly ViewerLock[]
  expiresAt: Date
  version: number
  password: string
}

type Wire = [
  tokenHash: string,
  version: number,
  password: string,
  expires: number,
  locks: [name: string, value: ShareVariable['value']][],
]

export function signGrant(
  seal: Seal,
  purpose: Purpose,
  link: Pick<OpenedLink, 'tokenHash' | 'version' | 'passwordHash'>,
  { locks, expiresAt }: Pick<ShareGrant, 'locks' | 'expiresAt'>,
): string {
  const wire: Wire = [
    ...([link.tokenHash, link.version, passwordOf(seal, link), expiresAt.getTime()] as const),
    locks.map(({ name, value }) => [name, value]),
  ]
  return seal.sign(purpose, Buffer.from(JSON.stringify(wire)))
}

/** Undefined for what was not signed for this purpose, or is over. */
export function readGrant(
  seal: Seal,
  purpose: Purpose,
  signed: string,
  now: Date,
): ShareGrant | undefined {
  const payload = seal.readSigned(purpose, signed)
  if (!payload) return undefined
  const [tokenHash, version, password, expires, locks] = JSON.parse(
    payload.toString('utf8'),
  ) as Wire
  if (expires <= now.getTime()) return undefined
  return {
    ...{ tokenHash, version, password, expiresAt: new Date(expires) },
    locks: locks.map(([name, value]) => ({ name, value })),
  }
}

/** Whether the link is as it was when this was signed. */
export function isGrantOf(
  seal: Seal,
  { version, password }: ShareGrant,
  link: Pick<OpenedLink, 'version' | 'passwordHash'>,
): boolean {
  return version === link.version && password === passwordOf(seal, link)
}

/** Not the hash itself: what is signed can be read. */
function passwordOf(seal: Seal, { passwordHash }: Pick<OpenedLink, 'passwordHash'>): string {
  return passwordHash === null ? '' : seal.hash('share-password', passwordHash)
}
