import { defineOperation, ok } from '../../http/defineOperation.js'
import { listRegistry } from './appRegistry.js'

/** Those named in this order, the others after them as they stand. */
export const orderApps = defineOperation('orderApps', {
  async handle({ body, session, tenantId, repositories, audit }) {
    const { tenantApps, productApps, members } = repositories
    await members.lock(tenantId)
    const registry = await listRegistry(repositories, tenantId, session.tenant?.kind)
    const byCode = new Map(registry.map((one) => [one.code, one]))
    const named = body.appCodes.flatMap((code) => byCode.get(code) ?? [])
    for (const { code } of named) byCode.delete(code)
    const moved = [...named, ...byCode.values()].flatMap((one, sort) =>
      one.place === sort ? [] : [{ one, sort }],
    )
    const own = moved.flatMap(({ one, sort }) =>
      one.origin === 'tenant' ? [{ id: one.app.id, sort }] : [],
    )
    const product = moved.flatMap(({ one, sort }) =>
      one.origin === 'platform' ? [{ code: one.code, sort }] : [],
    )
    if (own.length > 0) await tenantApps.setPlaces(tenantId, own)
    if (product.length > 0) await productApps.setPlaces(tenantId, product)
    for (const { one, sort } of moved) {
      const { app, origin, place } = one
      audit({
        ...(origin === 'tenant'
          ? { table: 'apps', id: app.id }
          : { table: 'product_apps', id: tenantId }),
        ...{ name: app.name['zh-CN'], before: { sort: place }, after: { sort } },
      })
    }
    return ok({ changed: moved.length })
  },
})
