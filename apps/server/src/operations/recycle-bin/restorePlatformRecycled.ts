import type { Schemas } from '@spruce/api-client/contract'
import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import type { PlatformKind } from '../../db/schema.js'
import { notFound } from '../../http/errors.js'
import type { Repositories } from '../../repositories/repositories.js'
import type { Services } from '../../services.js'
import { writeRefusal } from '../writeRefusal.js'
import { keepKnownAudience } from '../system-notices/systemNoticeRules.js'
import { keepThumbnails } from '../components/componentThumbnail.js'
import { keepKnownOffers } from '../plans/planRules.js'
import { isPlatformKind, platformTables } from './platformKinds.js'
import { presentNote, type Note } from './restoreNotes.js'
import type { Snapshots } from './snapshots.js'

interface Context {
  tenantId: string
  repositories: Repositories
  services: Pick<Services, 'config'>
}

/** Brings plans, components and system notices back as they were, all or none. */
export const restorePlatformRecycled = definePlatformOperation('restorePlatformRecycled', {
  async handle(context) {
    const { body, tenantId, services, repositories, audit } = context
    const { recycleBin, recycledRows, files } = repositories
    const rows = await recycleBin.byIds(tenantId, null, body.ids, services.now())
    const notes: Schemas['RestoreNote'][] = []
    for (const row of rows) {
      const { id: place, kind, objectId, name, snapshot } = row
      if (!isPlatformKind(kind)) throw notFound('recycled', place)
      try {
        await recycledRows.write(kind, snapshot as Snapshots[typeof kind])
      } catch (error) {
        throw writeRefusal(error, { plans_code_key: 'code', components_code_key: 'code' })
      }
      const table = platformTables[kind]
      await files.setRecycled(tenantId, { table, id: objectId }, null)
      const said = await keepWhatIsThere(context, kind, objectId)
      notes.push(...said.map((note) => presentNote(row, note)))
      const after = { restored: true, ...(said.length > 0 && { notes: said }) }
      audit({ table, id: objectId, name, after })
    }
    await recycleBin.remove(
      tenantId,
      null,
      rows.map(({ id }) => id),
    )
    return ok({ changed: rows.length, notes })
  },
})

/** Takes out of what came back whatever it names that is gone, and says so. */
async function keepWhatIsThere(
  { tenantId, repositories, services }: Context,
  kind: PlatformKind,
  id: string,
): Promise<Note[]> {
  switch (kind) {
    case 'systemNotices':
      return keepKnownAudience(repositories, id)
    case 'plans':
      return keepKnownOffers(repositories, id)
    case 'components':
      return keepThumbnails(repositories, tenantId, id, services.config)
  }
}
