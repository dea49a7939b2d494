import { addDesign, pageSubject, publishDesign } from '../operations/pages/designWork.js'
import { prepareDocument } from '../operations/pages/documentRules.js'
import { Repositories } from '../repositories/repositories.js'
import type { Services } from '../services.js'
import { workshopApp, workshopPages } from './deliveredPages.js'
import { memberOf } from './publishWorkbenches.js'

const tenantId = 'yunshan'

/**
 * Publishes the pages of the delivered application of 云杉制造集团 as its administrator would, and puts them
 * into the menus of the application. Where it has, or had, any page, or is gone, all stays as it is.
 */
export async function publishDeliveredPages(services: Services): Promise<void> {
  await services.engine.tx({ tenant: tenantId }, async (tx) => {
    const memberId = await memberOf(tx, tenantId, 'admin')
    // Another process waits here, and finds them.
    await tx.selectFrom('tenants').where('id', '=', tenantId).forUpdate().select('id').execute()
    const known = await tx
      .selectFrom('designs')
      .where('tenant_id', '=', tenantId)
      .where('app_code', '=', workshopApp.code)
      .select('id')
      .limit(1)
      .execute()
    const repositories = new Repositories(tx)
    const apps = await repositories.tenantApps.list(tenantId)
    const isThere = apps.some(({ code }) => code === workshopApp.code)
    if (memberId === undefined || known.length > 0 || !isThere) return
    const context = {
      ...{ tenantId, memberId, repositories, services },
      audit: () => undefined,
    }
    for (const [sort, { document, menu, name, description }] of workshopPages.entries()) {
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
  })
}
