import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { assertVersion } from '../../http/errors.js'
import { futureTime, heldCustomer } from '../customers/customerRules.js'
import { assertPlanButtons, offerWith, readPlanMenus } from './planButtons.js'
import { assertOffered } from './planRules.js'
import { readEntitlements } from './readEntitlements.js'

/** All exceptions of one customer, in place of those before. */
export const setCustomerOverrides = definePlatformOperation('setCustomerOverrides', {
  async handle({ params, body, repositories, services, language, audit }) {
    const { entitlements } = repositories
    const customer = await heldCustomer(repositories, params.id)
    const before = await entitlements.overrides(params.id)
    if (body.version !== before.version) {
      assertVersion(
        body.version,
        before.version,
        await readEntitlements(repositories, params.id, language),
      )
    }
    const { grantedApps = [], revokedApps = [], grantedMenus = [], revokedMenus = [] } = body
    const { grantedPermissions = [], revokedPermissions = [] } = body
    const { grantedComponents = [], revokedComponents = [] } = body
    await assertOffered(repositories, {
      apps: { grantedApps, revokedApps },
      menus: { grantedMenus, revokedMenus },
      permissions: { grantedPermissions, revokedPermissions },
      components: { grantedComponents, revokedComponents },
    })
    const granted = { menus: grantedMenus, permissions: grantedPermissions }
    const fieldOf = { menus: 'grantedMenus', permissions: 'grantedPermissions' } as const
    const { plan } = await entitlements.find(params.id)
    const rows = await readPlanMenus(repositories)
    const given = { grantedMenus, revokedMenus, grantedPermissions, revokedPermissions }
    // A menu that is taken away takes its buttons along: only what is granted needs its menu.
    assertPlanButtons(
      { rows, ...offerWith(plan, before) },
      { rows, ...offerWith(plan, given) },
      ({ kind, code }) => {
        const index = granted[kind].indexOf(code)
        return index < 0 ? undefined : `${fieldOf[kind]}[${String(index)}]`
      },
    )
    const expiresAt = futureTime(body.expiresAt, services.now())
    await entitlements.setOverrides(params.id, {
      grantedApps,
      revokedApps,
      grantedMenus,
      revokedMenus,
      grantedPermissions,
      revokedPermissions,
      grantedComponents,
      revokedComponents,
      limits: body.limits ?? {},
      lockedParts: body.lockedParts ?? [],
      expiresAt,
      note: body.note ?? null,
    })
    const after = await entitlements.overrides(params.id)
    audit({ table: 'customers', id: params.id, name: customer.name, before, after })
    return ok(await readEntitlements(repositories, params.id, language))
  },
})
