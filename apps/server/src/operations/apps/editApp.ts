import { defineOperation, ok } from '../../http/defineOperation.js'
import { stale } from '../../http/errors.js'
import { presentManagedApp, presentSetApp } from '../../presenters/presentApps.js'
import { auditedApps } from './auditedApps.js'
import { noteAppIcons } from '../files/noteUses.js'
import { assertIcons } from '../files/pictureRules.js'
import { portalOrigin } from '../menus/portalOrigin.js'
import { assertAppUrl, assertKept, assertSettings, assertSignOn, findApp } from './appRules.js'

/** Changes the fields given; switching on and off is one of them. */
export const editApp = defineOperation('editApp', {
  async handle({ params, body, tenantId, repositories, services, request, audit }) {
    const { tenantApps, members } = repositories
    const { version, ...fields } = body
    await members.lock(tenantId)
    const app = await findApp(repositories, tenantId, params.id)
    if (version !== app.version) throw stale(presentManagedApp(app))
    assertSettings(fields, fields.permissionsAsked ?? app.permissionsAsked)
    assertKept(app, fields)
    const kind = fields.kind ?? app.kind
    if (fields.url !== undefined || fields.kind !== undefined) {
      assertAppUrl(fields.url ?? app.url, portalOrigin(request, services), kind)
    }
    if (fields.url !== undefined || fields.embed !== undefined) {
      assertSignOn({ ...app, ...fields }, services.config)
    }
    await assertIcons(
      repositories,
      { icon: fields.icon },
      { tenantId, config: services.config, known: [app.icon] },
    )
    await tenantApps.edit(tenantId, {
      ...app,
      ...fields,
      icon: fields.icon === undefined ? app.icon : fields.icon,
      category: fields.category === undefined ? app.category : fields.category,
      // What is no longer asked is no longer granted.
      permissionsGranted: (fields.permissionsGranted ?? app.permissionsGranted).filter((code) =>
        (fields.permissionsAsked ?? app.permissionsAsked).includes(code),
      ),
      publisher: fields.publisher === undefined ? app.publisher : fields.publisher || null,
      release: fields.release === undefined ? app.release : fields.release || null,
    })
    await noteAppIcons(repositories, tenantId)
    const saved = await findApp(repositories, tenantId, app.id)
    const set = [presentSetApp(app), presentSetApp(saved)]
    const [before, after] = await auditedApps(repositories, tenantId, set)
    audit({ table: 'apps', id: app.id, name: saved.name['zh-CN'], before, after })
    return ok(presentManagedApp(saved))
  },
})
