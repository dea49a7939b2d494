import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound, stale, unprocessable, wrongField } from '../../http/errors.js'
import { presentPlatformApp } from '../../presenters/presentApps.js'
import { auditedApps } from './auditedApps.js'
import type { ProductApp } from '../../repositories/apps/ProductAppsRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import { isAppForKind, isConsole } from '../../sessions/appOwners.js'
import type { Session } from '../../sessions/session.js'

/** Switches an application of the product on or off for the tenant, or says who sees it. */
export const editProductApp = defineOperation('editProductApp', {
  async handle({ params, body, session, tenantId, repositories, audit }) {
    const { members, productApps } = repositories
    const { version, ...fields } = body
    await members.lock(tenantId)
    const app = await findProductApp(repositories, { tenantId, session }, params.appCode)
    if (version !== undefined && version !== app.version) throw stale(presentPlatformApp(app))
    const { enable, roleIds, departmentIds } = app
    const before = { enable, roleIds, departmentIds }
    const after = { ...before, ...fields }
    // Switched off, nobody could switch it on again; administrators see it whoever else does.
    if (after.enable === 0 && isConsole(app.code)) {
      throw unprocessable('CONSOLE_STAYS', [wrongField('enable', 'invalid')])
    }
    await productApps.edit(tenantId, app.code, after)
    const [was, is] = await auditedApps(repositories, tenantId, [before, after])
    const name = app.name['zh-CN']
    audit({ table: 'product_apps', id: tenantId, name, before: was, after: is })
    return ok(
      presentPlatformApp(await findProductApp(repositories, { tenantId, session }, app.code)),
    )
  },
})

/** @throws 404 when the tenant has no such application */
async function findProductApp(
  { productApps }: Repositories,
  { tenantId, session }: { tenantId: string; session: Session },
  code: string,
): Promise<ProductApp> {
  const app = await productApps.find(tenantId, code)
  if (!app || !isAppForKind(code, session.tenant?.kind)) throw notFound('app', code)
  return app
}
