import type { PermissionCode, Schemas } from '@spruce/api-client/contract'
import type { Language } from '@spruce/validators/i18n'
import { notFound } from '../../http/errors.js'
import { presentMenus } from '../../presenters/menuPresenters.js'
import { isForEverybody } from '../../repositories/apps/appAudience.js'
import type { TenantApp } from '../../repositories/apps/TenantAppsRepository.js'
import type { ManagedMenuRow } from '../../repositories/menus/menuRows.js'
import type { HeldRole } from '../../repositories/roles/PermissionsRepository.js'
import { isForTenant } from '../../sessions/appOwners.js'
import { gives } from './decidePermission.js'
import { codeRules, type SightRule } from './decideSight.js'
import type { AccessParts, MemberAccess } from './readMemberAccess.js'
import { idsOf, wayTo } from './readPermissionPlaces.js'

type Explanation = Schemas['ObjectExplanation']

/** An object, and all that is asked before the member sees it. */
export interface Sight {
  kind: Explanation['kind']
  id: string
  name: string
  rules: SightRule[]
  /** Why it is seen, where no rule refuses. */
  granted: Explanation['reason']
  /** Whether a role opens it, were it enabled. */
  opens: (role: HeldRole) => boolean
  grantedBy: Explanation['grantedBy']
}

export interface SightParts extends AccessParts {
  language: Language
  /** Of the member who would see it. */
  access: MemberAccess
}

/** The record of a person: the list's code, and the data scope of the roles that give it. */
export async function personSight(parts: SightParts, id: string): Promise<Sight> {
  const { tenantId, access } = parts
  const { members, permissions } = parts.repositories
  const person = await members.find(tenantId, id)
  if (!person) throw notFound('member', id)
  const code: PermissionCode = 'user:list'
  const scope = await permissions.scopeOf(tenantId, access.member.id, code)
  const isShown = (await permissions.countPeople(tenantId, scope, [id])) === 1
  const rules: SightRule[] = [
    ...rulesOfCode(parts, code),
    { step: 'scope', reason: 'OUT_OF_SCOPE', isPassed: isShown },
  ]
  const object = { kind: 'person' as const, id, name: person.nickName, rules }
  return { ...object, ...(await openedByCode(parts, code)) }
}

/** A department: the list's code. Data scopes narrow people and no departments. */
export async function departmentSight(parts: SightParts, id: string): Promise<Sight> {
  const department = await parts.repositories.departments.find(parts.tenantId, id)
  if (!department) throw notFound('department', id)
  const code: PermissionCode = 'department:list'
  const rules = rulesOfCode(parts, code)
  const object = { kind: 'department' as const, id, name: department.name, rules }
  return { ...object, ...(await openedByCode(parts, code)) }
}

/** An application that the tenant registered: it is open, and for everybody or for a role or department of the member. */
export async function appSight(parts: SightParts, id: string): Promise<Sight> {
  const app = await parts.repositories.tenantApps.find(parts.tenantId, id)
  if (!app) throw notFound('app', id)
  const name = app.name[parts.language]
  const { off, disabled, unshown } = rulesOfApp(app, name, parts.access)
  return {
    kind: 'app',
    ...{ id, name },
    // The list leaves out what is not for the member; one that is disabled stands there and does not open.
    rules: [off, unshown, disabled],
    ...(await openedByApp(parts, app)),
  }
}

/** A menu or button: its application, that it and all above it are shown, and their codes. */
export async function menuSight(parts: SightParts, id: string): Promise<Sight> {
  const { session, tenantId, repositories, language, access } = parts
  const rows = (await repositories.menus.listManaged(tenantId)).filter((menu) =>
    isForTenant(menu, session),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const menu = byId.get(id)
  if (!menu) throw notFound('menu', id)
  const way = wayTo(menu, byId)
  const codes = [...new Set(way.flatMap(({ perm_code }) => perm_code ?? []))]
  const app = await appOfMenu(parts, menu)
  const rules: SightRule[] = [
    ...app.rules,
    ...way.map((one): SightRule => {
      const isPassed = one.visible
      return { step: 'shown', reason: 'MENU_HIDDEN', isPassed, cause: one.name[language] }
    }),
    ...planFirst(codes.flatMap((code) => rulesOfCode(parts, code))),
  ]
  const seen = rows.filter(({ app_code, visible }) => app_code === menu.app_code && visible)
  const found = idsOf(presentMenus(seen, access.holds, language))
  // Nothing refuses, and yet it is not there: it or one above it groups nothing that is seen.
  if (rules.every(({ isPassed }) => isPassed)) {
    rules.push({ step: 'shown', reason: 'MENU_EMPTY', isPassed: found.has(id) })
  }
  const object = { kind: 'menu' as const, id, name: menu.name[language], rules }
  const [code] = codes.toReversed()
  if (code !== undefined) return { ...object, ...(await openedByCode(parts, code)) }
  if (app.own) return { ...object, ...(await openedByApp(parts, app.own)) }
  return { ...object, granted: 'SHOWN_TO_ALL', opens: () => true, grantedBy: [] }
}

/** The application that a menu stands in: one of the platform that the tenant has, or one of its own. */
async function appOfMenu(
  { tenantId, repositories, language, access }: SightParts,
  { app_code: code }: ManagedMenuRow,
): Promise<{ rules: SightRule[]; own?: TenantApp }> {
  const { menus, productApps, tenantApps } = repositories
  const product = (await productApps.list(tenantId)).find((app) => app.code === code)
  if (product) {
    const { off, unshown } = rulesOfApp(product, product.name[language], access)
    return { rules: isForEverybody(product) ? [off] : [off, unshown] }
  }
  const own = (await tenantApps.list(tenantId)).find((app) => app.code === code)
  if (own) {
    const { off, disabled, unshown } = rulesOfApp(own, own.name[language], access)
    return { rules: [off, disabled, unshown], own }
  }
  const platform = (await menus.everyApp()).find((app) => app.code === code)
  const isOff = platform?.enable !== 1
  const cause = platform?.name[language] ?? code
  const reason = isOff ? 'APP_OFF' : 'APP_OUTSIDE_PLAN'
  return { rules: [{ step: 'app', reason, isPassed: false, cause }] }
}

function rulesOfApp(
  app: Pick<TenantApp, 'enable' | 'status' | 'roleIds' | 'departmentIds'>,
  cause: string,
  access: MemberAccess,
): Record<'off' | 'disabled' | 'unshown', SightRule> {
  const { enable, status } = app
  const isShown =
    access.isAdmin || isForEverybody(app) || isForRoleOf(app, access) || isForPlaceOf(app, access)
  return {
    off: { step: 'app', reason: 'APP_OFF', isPassed: enable === 1, cause },
    disabled: { step: 'app', reason: 'APP_DISABLED', isPassed: status === 0, cause },
    unshown: { step: 'shown', reason: 'APP_NOT_SHOWN', isPassed: isShown, cause },
  }
}

function isForRoleOf({ roleIds }: Pick<TenantApp, 'roleIds'>, { held }: MemberAccess): boolean {
  return held.some((role) => role.enabled && roleIds.includes(role.id))
}

function isForPlaceOf(
  app: Pick<TenantApp, 'departmentIds'>,
  { departmentIds }: MemberAccess,
): boolean {
  return app.departmentIds.some((id) => departmentIds.has(id))
}

function rulesOfCode({ access, language }: SightParts, code: string): SightRule[] {
  const { held, registry, isOutsidePlan } = access
  const name = registry.find((one) => one.code === code)?.name[language] ?? code
  return codeRules(code, { held, isOutsidePlan: isOutsidePlan(code), name })
}

/** What the plan leaves out nobody has, whatever roles give. */
function planFirst(rules: readonly SightRule[]): SightRule[] {
  const isOfPlan = ({ step }: SightRule) => step === 'plan'
  return [...rules.filter(isOfPlan), ...rules.filter((rule) => !isOfPlan(rule))]
}

async function openedByCode({ tenantId, repositories, access }: SightParts, code: string) {
  return {
    granted: access.isAdmin ? ('ADMINISTRATOR' as const) : ('GRANTED_BY_ROLE' as const),
    opens: (role: HeldRole) => gives(role, code),
    grantedBy: await repositories.permissions.rolesGranting(tenantId, code),
  }
}

async function openedByApp({ tenantId, repositories, access }: SightParts, app: TenantApp) {
  const isOpen = isForEverybody(app)
  const opens = ({ id, grantsAll }: { id: string; grantsAll: boolean }) =>
    grantsAll || isOpen || app.roleIds.includes(id)
  const roles = await repositories.permissions.allRoles(tenantId)
  return {
    granted: isOpen ? ('SHOWN_TO_ALL' as const) : shownBy(app, access),
    opens,
    grantedBy: roles
      .filter((role) => role.enabled && opens(role))
      .map(({ id, name }) => ({ id, name })),
  }
}

/** Why somebody sees an application that is not for everybody, where nothing refuses. */
function shownBy(app: TenantApp, access: MemberAccess): Explanation['reason'] {
  if (access.isAdmin) return 'ADMINISTRATOR'
  return isForRoleOf(app, access) ? 'SHOWN_TO_ROLE' : 'SHOWN_TO_DEPARTMENT'
}
