import type { AuthorizedObject } from '@spruce/api-client/contract'
import type { FastifyRequest } from 'fastify'
import type { Db, DesignKind } from '../db/schema.js'
import {
  isInScope,
  type NarrowScope,
  type PeopleScope,
} from '../repositories/members/peopleScope.js'
import type { Session } from '../sessions/session.js'
import { asViewer } from '../repositories/apps/appSight.js'
import { isPageShown } from '../repositories/designs/DesignsRepository.js'
import { isShownTo } from '../repositories/components/ComponentsRepository.js'
import { isOpen } from '../repositories/tenants/isOpen.js'
import { TenantsRepository } from '../repositories/tenants/TenantsRepository.js'
import { denied, notFound, type HttpError } from './errors.js'

interface Caller {
  session: Session
  tenantId: string | null
  /** Whom of the tenant's people the call may see; the others do not exist for it. */
  peopleScope: () => Promise<PeopleScope>
}

/** How many of `ids` the caller may know, for each table that a contract's `x-authz` may name. */
const counters: Record<string, (db: Db, ids: string[], caller: Caller) => Promise<number>> = {
  departments: (db, ids, { tenantId }) =>
    count(
      db
        .selectFrom('departments')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('tenant_id', '=', tenantId)
        .where('id', 'in', ids),
    ),
  members: async (db, ids, caller) =>
    count((await seenPeople(db, caller)).where('m.id', 'in', ids)),
  users: async (db, ids, caller) =>
    count((await seenPeople(db, caller)).where('m.user_id', 'in', ids)),
  roles: (db, ids, { tenantId }) =>
    count(
      db
        .selectFrom('roles')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('tenant_id', '=', tenantId)
        .where('id', 'in', ids),
    ),
  invitations: (db, ids, { tenantId }) =>
    count(
      db
        .selectFrom('invitations')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('tenant_id', '=', tenantId)
        .where('id', 'in', ids),
    ),
  files: (db, ids, { tenantId }) =>
    count(
      db
        .selectFrom('files')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('tenant_id', '=', tenantId)
        .where('id', 'in', ids),
    ),
  resources: (db, ids, { tenantId }) =>
    count(
      db
        .selectFrom('files')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('tenant_id', '=', tenantId)
        .where('kind', '=', 'resource')
        .where('id', 'in', ids),
    ),
  letters: (db, ids, { session, tenantId }) =>
    count(
      db
        .selectFrom('letters')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', session.tenant?.memberId ?? null)
        .where('id', 'in', ids),
    ),
  calendarEvents: (db, ids, { session, tenantId }) =>
    count(
      db
        .selectFrom('calendar_events')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', session.tenant?.memberId ?? null)
        .where('id', 'in', ids),
    ),
  todos: (db, ids, { session, tenantId }) =>
    count(
      db
        .selectFrom('todos')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', session.tenant?.memberId ?? null)
        .where('id', 'in', ids),
    ),
  jobs: countJobs,
  notices: (db, ids, caller) => notices(db, ids, caller),
  /** To be read, too: those of the operator. */
  publishedNotices: (db, ids, caller) => notices(db, ids, caller, { withSystem: true }),
  folders: (db, ids, { tenantId }) =>
    count(
      db
        .selectFrom('folders')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('tenant_id', '=', tenantId)
        .where('id', 'in', ids),
    ),
  releases: (db, ids, { tenantId }) =>
    count(
      db
        .selectFrom('personalisation_releases')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('tenant_id', '=', tenantId)
        .where('id', 'in', ids),
    ),
  customers: countCustomers,
  applications: (db, ids) =>
    count(
      db
        .selectFrom('customer_applications')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('id', 'in', ids),
    ),
  systemNotices,
  plans: (db, ids) =>
    count(
      db
        .selectFrom('plans')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('id', 'in', ids),
    ),
  planPushes: (db, ids, { tenantId }) =>
    count(
      db
        .selectFrom('plan_pushes')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('tenant_id', '=', tenantId)
        .where('job_id', 'in', ids),
    ),
  // Of the platform or of the tenant's own.
  menus: async (db, ids, caller) =>
    (await count(
      db
        .selectFrom('menus')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('id', 'in', ids),
    )) + (await countOwnMenus(db, ids, caller)),
  own_menus: countOwnMenus,
  recycled: countRecycled,
  ownRecycled: (db, ids, { session, tenantId }) =>
    count(
      db
        .selectFrom('recycle_bin')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('tenant_id', '=', tenantId)
        .where('owner_id', '=', session.tenant?.memberId ?? null)
        .where('id', 'in', ids),
    ),
  own_apps: countOwnApps,
  deviceAreas: (db, ids, { tenantId }) =>
    count(
      db
        .selectFrom('device_areas')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('tenant_id', '=', tenantId)
        .where('id', 'in', ids),
    ),
  devices: (db, ids, { tenantId }) =>
    count(
      db
        .selectFrom('devices')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('tenant_id', '=', tenantId)
        .where('id', 'in', ids),
    ),
  deviceTypes: (db, ids, { tenantId }) =>
    count(
      db
        .selectFrom('device_types')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('tenant_id', '=', tenantId)
        .where('id', 'in', ids),
    ),
  alarmRules: (db, ids, { tenantId }) =>
    count(
      db
        .selectFrom('alarm_rules')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('tenant_id', '=', tenantId)
        .where('id', 'in', ids),
    ),
  alarms: (db, ids, { tenantId }) =>
    count(
      db
        .selectFrom('alarms')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('tenant_id', '=', tenantId)
        .where('id', 'in', ids),
    ),
  deviceTokens: (db, ids, { tenantId }) =>
    count(
      db
        .selectFrom('device_tokens')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('tenant_id', '=', tenantId)
        .where('id', 'in', ids),
    ),
  dataPoints: (db, ids, { tenantId }) =>
    count(
      db
        .selectFrom('data_points')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('tenant_id', '=', tenantId)
        .where('id', 'in', ids),
    ),
  businessIdentifiers: (db, ids, { tenantId }) =>
    count(
      db
        .selectFrom('business_identifiers')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('tenant_id', '=', tenantId)
        .where('id', 'in', ids),
    ),
  identityProviders: (db, ids, { tenantId }) =>
    count(
      db
        .selectFrom('identity_providers')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('tenant_id', '=', tenantId)
        .where('id', 'in', ids),
    ),
  dataEndpoints: (db, ids, { tenantId }) =>
    count(
      db
        .selectFrom('data_endpoints')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('tenant_id', '=', tenantId)
        .where('id', 'in', ids),
    ),
  businessDeliveries: (db, ids, { tenantId }) =>
    count(
      db
        .selectFrom('business_deliveries')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('tenant_id', '=', tenantId)
        .where('id', 'in', ids),
    ),
  components: countComponents,
  /** Of the platform, on the shelf for the tenant and in its plan. */
  shownComponents: (db, ids, { tenantId }) =>
    count(
      db
        .selectFrom('components as c')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where(isShownTo([tenantId ?? '']))
        .where('c.id', 'in', ids),
    ),
  tenantComponents: countTenantComponents,
  pages: (db, ids, caller) => countDesigns(db, ids, caller, ['page']),
  /** Pages that are out, of applications that show to the caller. */
  shownPages: (db, ids, { session, tenantId }) =>
    count(
      db
        .selectFrom('designs as d')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('d.tenant_id', '=', tenantId)
        .where(isPageShown('d', asViewer(session.tenant ?? { memberId: '', isAdmin: false })))
        .where('d.id', 'in', ids),
    ),
  /** Those pages, workbenches, and pages that the caller edits; the operation looks closer. */
  shownDesigns: (db, ids, { session, tenantId }) =>
    count(
      db
        .selectFrom('designs as d')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('d.tenant_id', '=', tenantId)
        .where('d.recycled_id', 'is', null)
        .where((eb) =>
          eb.or([
            isPageShown('d', asViewer(session.tenant ?? { memberId: '', isAdmin: false })),
            eb('d.kind', 'in', ['global', 'business']),
            eb.val(session.tenant?.permissions.has('page:edit') ?? false),
          ]),
        )
        .where('d.id', 'in', ids),
    ),
  workbenches: (db, ids, caller) => countDesigns(db, ids, caller, ['global', 'business']),
  shareLinks: (db, ids, { tenantId }) =>
    count(
      db
        .selectFrom('share_links as l')
        .innerJoin('designs as d', (join) =>
          join.onRef('d.tenant_id', '=', 'l.tenant_id').onRef('d.id', '=', 'l.page_id'),
        )
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('l.tenant_id', '=', tenantId)
        .where('d.recycled_id', 'is', null)
        .where('l.id', 'in', ids),
    ),
  tenants: (db, ids, { session }) =>
    count(
      db
        .selectFrom('memberships as m')
        .innerJoin('tenants as t', 't.id', 'm.tenant_id')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('m.user_id', '=', session.userId)
        .where('m.status', '=', 'active')
        .where(isOpen('t'))
        .where('t.id', 'in', ids),
    ),
}

function countCustomers(db: Db, ids: string[]): Promise<number> {
  return count(
    db
      .selectFrom('tenants')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('kind', '=', 'customer')
      .where('id', 'in', ids),
  )
}

function countRecycled(db: Db, ids: string[], { tenantId }: Caller): Promise<number> {
  return count(
    db
      .selectFrom('recycle_bin')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('tenant_id', '=', tenantId)
      .where('owner_id', 'is', null)
      .where('id', 'in', ids),
  )
}

function countOwnApps(db: Db, ids: string[], { tenantId }: Caller): Promise<number> {
  return count(
    db
      .selectFrom('tenant_apps')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', ids),
  )
}

function countOwnMenus(db: Db, ids: string[], { tenantId }: Caller): Promise<number> {
  return count(
    db
      .selectFrom('tenant_menus')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', ids),
  )
}

function countComponents(db: Db, ids: string[]): Promise<number> {
  return count(
    db
      .selectFrom('components')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('id', 'in', ids),
  )
}

function countTenantComponents(db: Db, ids: string[], { tenantId }: Caller): Promise<number> {
  return count(
    db
      .selectFrom('tenant_components')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', ids),
  )
}

function countDesigns(
  db: Db,
  ids: string[],
  { tenantId }: Caller,
  kinds: readonly DesignKind[],
): Promise<number> {
  return count(
    db
      .selectFrom('designs')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('tenant_id', '=', tenantId)
      .where('kind', 'in', kinds)
      .where('recycled_id', 'is', null)
      .where('id', 'in', ids),
  )
}

async function seenPeople(db: Db, { tenantId, peopleScope }: Caller) {
  const scope = await peopleScope()
  return db
    .selectFrom('memberships as m')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('m.tenant_id', '=', tenantId)
    .$if(scope !== 'all', (query) => query.where(isInScope(tenantId ?? '', scope as NarrowScope)))
}

/** A job is its starter's. */
function countJobs(db: Db, ids: string[], { session, tenantId }: Caller): Promise<number> {
  return count(
    db
      .selectFrom('jobs')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', session.tenant?.memberId ?? null)
      .where('id', 'in', ids),
  )
}

function systemNotices(db: Db, ids: string[]): Promise<number> {
  return count(
    db
      .selectFrom('system_notices')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('id', 'in', ids),
  )
}

/** Those of the operator are there to be read, not to be managed. */
function notices(
  db: Db,
  ids: string[],
  { tenantId }: Caller,
  { withSystem = false } = {},
): Promise<number> {
  return count(
    db
      .selectFrom('notices')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('tenant_id', '=', tenantId)
      .$if(!withSystem, (query) => query.where('system_notice_id', 'is', null))
      .where('id', 'in', ids),
  )
}

async function count(query: {
  executeTakeFirstOrThrow(): Promise<{ n: number }>
}): Promise<number> {
  return (await query.executeTakeFirstOrThrow()).n
}

/** True when `x-authz` may name the table; the server does not start with another. */
export function canCheckTable(table: string): boolean {
  return table in counters
}

/**
 * Every object that the request names must be the caller's own to know. One of another tenant gives
 * the same 404 as one that does not exist. Absent and null ones are not checked.
 */
export async function checkObjects(
  objects: readonly AuthorizedObject[],
  request: FastifyRequest,
  db: Db,
  caller: Caller,
): Promise<void> {
  for (const object of objects) {
    const ids = [...new Set(idsIn(request, object))]
    if (ids.length === 0) continue
    const counter = counters[object.table]
    if (!counter) throw new Error(`x-authz names an unknown table: ${object.table}`)
    if ((await counter(db, ids, caller)) === ids.length) continue
    throw (await closedTenant(db, object, ids, caller)) ?? notFound(object.table, ids.join(','))
  }
}

/** A tenant of the caller's own that lets them in no more is refused by what keeps them out. */
async function closedTenant(
  db: Db,
  { table }: AuthorizedObject,
  [tenantId = '']: string[],
  { session }: Caller,
): Promise<HttpError | undefined> {
  if (table !== 'tenants') return undefined
  const [kept] = await new TenantsRepository(db).keptOut(session.userId, tenantId)
  return kept && denied(kept.reason)
}

/** The ids that stand at `name`: `parentId`, `ids[]`, `items[].menuId`. */
function idsIn(request: FastifyRequest, { in: place, name }: AuthorizedObject): string[] {
  const source = { path: request.params, query: request.query, body: request.body }[place]
  let values: unknown[] = [source]
  for (const part of name.split('.')) {
    const isList = part.endsWith('[]')
    const key = isList ? part.slice(0, -2) : part
    values = values.flatMap((value) => {
      if (typeof value !== 'object' || value === null) return []
      const found = (value as Record<string, unknown>)[key]
      return isList && Array.isArray(found) ? (found as unknown[]) : [found]
    })
  }
  return values.filter((value) => typeof value === 'string')
}
