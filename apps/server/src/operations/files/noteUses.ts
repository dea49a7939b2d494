import type { Look } from '../../db/schema.js'
import type { Design } from '../../repositories/designs/DesignsRepository.js'
import { picturesOf } from '../personalisation/lookRules.js'
import type { Repositories } from '../../repositories/repositories.js'

/** "Where used" of the pictures of a brand: what everybody sees, what the draft shows, and what is planned. */
export async function noteBrandPictures(
  { files }: Repositories,
  tenantId: string,
  place: 'published' | 'draft' | 'planned',
  look: Look | null,
): Promise<void> {
  const ids = look ? await files.behind(tenantId, picturesOf(look)) : []
  const object = { table: 'personalisation', id: tenantId, place, label: look?.browserTitle ?? '' }
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

/** "Where used" of the pictures in a designed page or workbench: of its draft, and of what everybody sees. */
export async function noteDesignPictures(
  { files, designs }: Repositories,
  tenantId: string,
  after: Design,
  before?: Design,
): Promise<void> {
  const note = async (place: 'draft' | 'published', revision: number | null) => {
    const text =
      revision === null ? '' : ((await designs.document(tenantId, after.id, revision)) ?? '')
    const ids = await files.behind(tenantId, text.match(publicAddresses) ?? [])
    const object = { table: 'designs', id: after.id, place, label: after.name }
    await files.setReferences(tenantId, object, ids)
  }
  // An autosave changes the draft within its revision.
  await note('draft', after.revision)
  const out = publishedIn(after)
  if (before?.name !== after.name || publishedIn(before) !== out) await note('published', out)
}

const publicAddresses = /\/files\/public\/[0-9A-Za-z_-]{22}/g

function publishedIn({ status, publishedRevision }: Design): number | null {
  return status === 'published' ? publishedRevision : null
}
