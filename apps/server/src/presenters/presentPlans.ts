import type { Schemas } from '@spruce/api-client/contract'
import type { Language } from '@spruce/validators/i18n'
import {
  limitsOf,
  type Entitlements,
  type Limits,
} from '../repositories/plans/EntitlementsRepository.js'
import type { PlatformComponent } from '../repositories/components/ComponentsRepository.js'
import type { Plan } from '../repositories/plans/PlansRepository.js'
import type { LocalisedText } from '../db/schema.js'
import type { AppRow } from '../repositories/menus/MenusRepository.js'
import type { MenuRow } from '../repositories/menus/menuRows.js'

/** What plans can hold: everything of the platform but the operator's own console. */
export interface Catalogue {
  apps: readonly AppRow[]
  menus: readonly MenuRow[]
  permissions: readonly { code: string; app_code: string; name: LocalisedText }[]
  /** Those that are on the shelf, or were. */
  components: readonly PlatformComponent[]
}

type Source = Schemas['EntitlementSource']

export function presentPlan(plan: Plan): Schemas['Plan'] {
  return { ...plan, createdAt: plan.createdAt.toISOString() }
}

export function presentCatalogue(
  { apps, menus, permissions, components }: Catalogue,
  language: Language,
): Schemas['PlanCatalogue'] {
  return {
    apps: apps.map(({ code, name }) => ({ code, name: name[language] })),
    menus: menus.map((menu) => ({
      id: menu.id,
      parentId: menu.parent_id,
      appCode: menu.app_code,
      name: menu.name[language],
      type: menu.type as 0 | 1,
      permCode: menu.perm_code,
    })),
    permissions: permissions.map(({ code, name, app_code: appCode }) => ({
      code,
      name: name[language],
      appCode,
    })),
    components: components.map(({ code, name, category, status }) => ({
      code,
      name: name[language],
      category,
      status: status === 'on_shelf' ? status : 'off_shelf',
    })),
  }
}

/** Everything that customers can have, with whether this one may use it and who says so. */
export function presentEntitlements(parts: {
  customer: { id: string; version: number }
  entitlements: Entitlements
  catalogue: Catalogue
  usage: Schemas['EntitlementUsage']
  language: Language
}): Schemas['CustomerEntitlements'] {
  const { customer, entitlements, catalogue, usage, language } = parts
  const { plan, overrides } = entitlements
  const shown = presentCatalogue(catalogue, language)
  const app = decider(plan?.apps, overrides.grantedApps, overrides.revokedApps, plan !== null)
  const menu = decider(plan?.menus, overrides.grantedMenus, overrides.revokedMenus, plan !== null)
  const permission = decider(
    plan?.permissions,
    overrides.grantedPermissions,
    overrides.revokedPermissions,
    plan !== null,
  )
  const component = decider(
    plan?.components,
    overrides.grantedComponents,
    overrides.revokedComponents,
    plan !== null,
  )
  const below = (appCode: string, own: Decision): Decision =>
    app(appCode).allowed ? own : { allowed: false, source: 'app' }
  return {
    customerId: customer.id,
    customerVersion: customer.version,
    plan: plan && { id: plan.id, code: plan.code, name: plan.name },
    overrides: { ...overrides, expiresAt: overrides.expiresAt?.toISOString() ?? null },
    apps: shown.apps.map((one) => ({ ...one, ...app(one.code) })),
    menus: shown.menus.map(({ id, parentId, appCode, name, permCode }) => ({
      id,
      parentId,
      appCode,
      name,
      permCode,
      ...below(appCode, menu(id)),
    })),
    permissions: shown.permissions.map((one) => ({
      ...one,
      ...below(one.appCode, permission(one.code)),
    })),
    components: catalogue.components.map((one) => ({
      code: one.code,
      name: one.name[language],
      category: one.category,
      ...(isShown(one, customer.id)
        ? component(one.code)
        : { allowed: false, source: 'component' as const }),
    })),
    limits: presentLimits(plan, overrides.limits),
    usage,
  }
}

/** Whether it is on the shelf for the customer, whatever its plan says. */
function isShown({ status, visibleTo, tenantIds }: PlatformComponent, customerId: string): boolean {
  return status === 'on_shelf' && (visibleTo === 'all' || tenantIds.includes(customerId))
}

interface Decision {
  allowed: boolean
  source: Source
}

/** As `plan_allows` in the database, with the reason. */
function decider(
  listed: readonly string[] | null | undefined,
  granted: readonly string[],
  revoked: readonly string[],
  hasPlan: boolean,
): (code: string) => Decision {
  return (code) => {
    if (granted.includes(code)) return { allowed: true, source: 'override' }
    if (revoked.includes(code)) return { allowed: false, source: 'override' }
    const isListed = listed === null || listed === undefined || listed.includes(code)
    return { allowed: isListed, source: hasPlan ? 'plan' : 'platform' }
  }
}

function presentLimits(plan: Limits | null, own: Partial<Limits>) {
  const { maxMembers, maxStorageBytes } = limitsOf(
    plan ?? { maxMembers: null, maxStorageBytes: null },
    own,
  )
  const sourceOf = (value: number | null | undefined): Source =>
    value !== undefined ? 'override' : plan ? 'plan' : 'platform'
  return {
    maxMembers: { value: maxMembers, source: sourceOf(own.maxMembers) },
    maxStorageBytes: { value: maxStorageBytes, source: sourceOf(own.maxStorageBytes) },
  }
}
