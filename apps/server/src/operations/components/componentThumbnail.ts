import { unprocessable, wrongField } from '../../http/errors.js'
import { publicUrl } from '../../presenters/filePresenters.js'
import type { PlatformComponent } from '../../repositories/components/ComponentsRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import { pictureStillThere, type PictureRules } from '../files/pictureRules.js'
import { leftOut, type Note } from '../recycle-bin/restoreNotes.js'

type Pictured = Pick<PlatformComponent, 'id' | 'name'> & {
  table?: 'components' | 'tenantComponents'
}

/** Where a component shows a picture: as it is edited, and in what designers got of it so far. */
const objectOf = (
  { table = 'components', id, name }: Pictured,
  place: 'thumbnail' | 'releases',
) => ({
  ...{ table, id, place },
  label: name['zh-CN'],
})

/**
 * Says that the component shows the picture, which is kept as long as it does. It is one that the
 * caller uploaded, one of the resources of the company whose component it is, or one that the component
 * showed before.
 *
 * @throws 422 INVALID_REFERENCE
 */
export async function tieThumbnail(
  { files }: Repositories,
  tenantId: string,
  memberId: string,
  component: Pictured,
  thumbnail: string | null,
): Promise<void> {
  const object = objectOf(component, 'thumbnail')
  const found = await files.findAll(tenantId, await files.behind(tenantId, [thumbnail]))
  const known = new Set([
    ...(await files.referencedBy(tenantId, object)),
    ...(await files.referencedBy(tenantId, objectOf(component, 'releases'))),
  ])
  const picture = found.find(
    ({ id, kind, publicName, uploadedBy }) =>
      publicUrl(publicName) === thumbnail &&
      (known.has(id) ||
        (kind === 'thumbnail' && uploadedBy === memberId) ||
        (kind === 'resource' && component.table === 'tenantComponents')),
  )
  if (thumbnail !== null && !picture) {
    throw unprocessable('INVALID_REFERENCE', [wrongField('thumbnail', 'invalid')])
  }
  await files.setReferences(tenantId, object, picture ? [picture.id] : [])
}

/** What was released keeps its picture, whatever the component shows later. */
export async function keepReleasedThumbnail(
  { files }: Repositories,
  tenantId: string,
  component: Pictured,
): Promise<void> {
  const released = objectOf(component, 'releases')
  const before = await files.referencedBy(tenantId, released)
  const now = await files.referencedBy(tenantId, objectOf(component, 'thumbnail'))
  await files.setReferences(tenantId, released, [...before, ...now])
}

/** Takes away thumbnails whose files are gone, of the component and of its releases, and says so. */
export async function keepThumbnails(
  repositories: Repositories,
  operatorId: string,
  id: string,
  config: PictureRules['config'],
): Promise<Note[]> {
  const { components } = repositories
  const isGone = async (address: string) =>
    (await pictureStillThere(repositories, operatorId, address, config)) === null
  const shown = (await components.find(id))?.thumbnail ?? null
  const released = await components.releasedThumbnails(id)
  const gone: string[] = []
  for (const address of new Set([...(shown === null ? [] : [shown]), ...released])) {
    if (await isGone(address)) gone.push(address)
  }
  if (shown !== null && gone.includes(shown)) await components.edit(id, { thumbnail: null })
  if (gone.length > 0) await components.clearReleasedThumbnails(id, gone)
  return leftOut('FILE_GONE', gone.length)
}
