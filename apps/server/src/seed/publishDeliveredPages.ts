import type { Db } from '../db/schema.js'
import type { StoredUpload } from '../files/intake.js'
import { keepFile } from '../operations/files/keepFile.js'
import { addDesign, pageSubject, publishDesign } from '../operations/pages/designWork.js'
import { prepareDocument } from '../operations/pages/documentRules.js'
import { publicUrl } from '../presenters/filePresenters.js'
import { Repositories } from '../repositories/repositories.js'
import type { Services } from '../services.js'
import { pressShopPlan, workshopApp, workshopPages } from './deliveredPages.js'
import { memberOf } from './publishWorkbenches.js'
import { resourceFolder, uploadDrawing } from './uploadDrawing.js'

const tenantId = 'yunshan'

/**
 * Publishes the pages of the delivered application of 云杉制造集团 as its administrator would, with the plan of a
 * workshop, and puts them into the menus of the application. Where it has, or had, any page, or is gone, all stays
 * as it is. Runs when there is a file storage.
 */
export async function publishDeliveredPages(services: Services): Promise<void> {
  if (!(await isWithoutPages(services.engine.platform))) return
  const { name, drawing } = pressShopPlan
  const plan = await uploadDrawing(services, tenantId, name, drawing)
  const isDone = await services.engine
    .tx({ tenant: tenantId }, (tx) => publish(services, tx, plan.value))
    .catch(async (error: unknown) => {
      await plan.discard()
      throw error
    })
  if (!isDone) await plan.discard()
}

async function isWithoutPages(db: Db): Promise<boolean> {
  const known = await db
    .selectFrom('designs')
    .where('tenant_id', '=', tenantId)
    .where('app_code', '=', workshopApp.code)
    .select('id')
    .limit(1)
    .execute()
  const apps = await new Repositories(db).tenantApps.list(tenantId)
  return known.length === 0 && apps.some(({ code }) => code === workshopApp.code)
}

/** False where another process was faster, or nobody is there to do it. */
async function publish(services: Services, tx: Db, stored: StoredUpload): Promise<boolean> {
  const memberId = await memberOf(tx, tenantId, 'admin')
  // Another process waits here, and finds them.
  await tx.selectFrom('tenants').where('id', '=', tenantId).forUpdate().select('id').execute()
  if (memberId === undefined || !(await isWithoutPages(tx))) return false
  const repositories = new Repositories(tx)
  const context = {
    ...{ tenantId, memberId, repositories, services },
    audit: () => undefined,
  }
  const folderId = await resourceFolder(repositories, tenantId, '平面图')
  const file = { kind: 'resource', folderId, stored, memberId } as const
  const { publicName } = await keepFile(repositories, services, tenantId, file)
  const pages = workshopPages(publicUrl(publicName) ?? '')
  for (const [sort, { document, menu, name, description }] of pages.entries()) {
    const { value } = await prepareDocument(document)
    const { code: appCode, url } = workshopApp
    const page = { kind: 'page', appCode, name, parentId: null, description, sort } as const
    const { id, version } = (await addDesign(context, pageSubject, page, value)).data
    await publishDesign(context, pageSubject, id, { version })
    await repositories.menus.add(tenantId, {
      ...{ ...menu, appCode, parentId: null, sort },
      id: `${tenantId}-menu-workshop-${String(sort + 1)}`,
      path: sort === 0 ? `${url}?pageId=${id}` : `${url}/page-preview/${id}`,
      ...{ baseUrl: '', type: 0, openType: 1, isonly: false, visible: true },
    })
  }
  return true
}
