import type { Look } from '../../db/schema.js'
import type { Repositories } from '../../repositories/repositories.js'

/** "Where used" of the pictures of a brand: what everybody sees, and what the draft shows. */
export async function noteBrandPictures(
  { files }: Repositories,
  tenantId: string,
  place: 'published' | 'draft',
  look: Look,
): Promise<void> {
  const ids = await files.behind(tenantId, [look.browserIcon, look.systemIcon, look.loginPage])
  const object = { table: 'personalisation', id: tenantId, place, label: look.browserTitle ?? '' }
  await files.setReferences(tenantId, object, ids)
}

/** "Where used" of a person's photo in a tenant. */
export async function notePhoto(
  { files }: Repositories,
  tenantId: string,
  member: { id: string; nickName: string },
  photo: string | null,
): Promise<void> {
  const ids = await files.behind(tenantId, [photo])
  const object = { table: 'members', id: member.id, place: 'photo', label: member.nickName }
  await files.setReferences(tenantId, object, ids)
}
