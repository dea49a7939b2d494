import type { Seal } from '../../http/Seal.js'

/** Long enough to ask the people of another time zone. */
const livesMs = 24 * 3_600_000
const purpose = 'brand-draft'

/** A link that shows the draft of a tenant on its sign-in page for a day, to whoever has it. */
export function signDraftLink(
  seal: Seal,
  { id, code }: { id: string; code: string },
  now: Date,
): { url: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + livesMs)
  const draft = seal.sign(purpose, Buffer.from(JSON.stringify([id, expiresAt.getTime()])))
  return { url: `/login?${new URLSearchParams({ tenant: code, draft }).toString()}`, expiresAt }
}

/** The tenant of such a link that is still good. */
export function readDraftLink(seal: Seal, token: string, now: Date): string | undefined {
  const payload = seal.readSigned(purpose, token)
  if (!payload) return undefined
  const [tenantId, expires] = JSON.parse(payload.toString('utf8')) as [string, number]
  return expires <= now.getTime() ? undefined : tenantId
}
