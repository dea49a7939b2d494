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

/** "Where used" of the pictures that menus show; after each change of a menu. */
export async function noteMenuIcons(
  { menus, iconUses }: Repositories,
  tenantId: string,
): Promise<void> {
  const rows = await menus.listManaged(tenantId)
  const owners = rows.map(({ id, name, icon }) => ({ id, label: name['zh-CN'], icon }))
  await iconUses.note(tenantId, 'menus', owners)
}

/** "Where used" of the pictures that registered applications show; after each change of one. */
export async function noteAppIcons(
  { tenantApps, iconUses }: Repositories,
  tenantId: string,
): Promise<void> {
  const rows = await tenantApps.list(tenantId)
  const owners = rows.map(({ id, name, icon }) => ({ id, label: name['zh-CN'], icon }))
  await iconUses.note(tenantId, 'apps', owners)
}
