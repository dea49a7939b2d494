import { operationTable } from '@spruce/api-client/contract'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Engine } from '../db/engine.js'
import type { OperationId } from '../http/contractTypes.js'
import { newId } from '../ids.js'
import type { Bench } from './openBench.js'
import { validCall } from './validCalls.js'
import { readWhoMay, type ObjectTable, type WhoMay } from './whoMay.js'
import type { WireCall } from './wire.js'
import type { Person } from './World.js'

/** A list of the contract that is read page by page. */
export interface PagedList {
  operation: OperationId
  /** The fields that it sorts by. */
  sort: readonly string[]
  takesIds: boolean
  /** Its filters, with what their schemas enumerate. */
  filters: ReadonlyMap<string, readonly unknown[]>
  /** The filter by whose values it counts. */
  state: string | undefined
}

interface Parameter {
  name?: string
  in?: string
  description?: string
  $ref?: string
  schema?: { pattern?: string; enum?: unknown[]; $ref?: string }
}

type Schemas = Record<string, { enum?: unknown[] }>

const isFilter = ({ name, in: place }: Parameter) => place === 'query' && name !== 'sort'

/** Every paged list of the contract. */
export function pagedLists(): PagedList[] {
  const file = new URL('../../../../libs/api-client/src/generated/openapi.json', import.meta.url)
  const { paths, components } = JSON.parse(readFileSync(file, 'utf8')) as {
    paths: Record<string, Record<string, { operationId: OperationId; parameters?: Parameter[] }>>
    components: { schemas: Schemas }
  }
  const valuesOf = ({ schema = {} }: Parameter) =>
    schema.enum ?? components.schemas[schema.$ref?.split('/').at(-1) ?? '']?.enum ?? []
  return Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ parameters = [] }) => parameters.some(({ $ref }) => $ref?.endsWith('/PageNumber')))
    .map(({ operationId, parameters = [] }) => {
      const named = (name: string) => parameters.find((one) => one.name === name)
      const fields = /^\^-\?\(([^)]*)\)/.exec(named('sort')?.schema?.pattern ?? '')?.[1]
      return {
        operation: operationId,
        sort: fields?.split('|') ?? [],
        takesIds: named('ids') !== undefined,
        filters: new Map(
          parameters.filter(isFilter).map((one) => [String(one.name), valuesOf(one)]),
        ),
        state: /each `(\w+)`/.exec(named('counts')?.description ?? '')?.[1],
      }
    })
}

/** Objects that lists of their own show. */
const tables = [
  'own_apps',
  'businessDeliveries',
  'businessIdentifiers',
  'tenantComponents',
  'departments',
  'devices',
  'deviceTokens',
  'deviceTypes',
  'alarmRules',
  'alarms',
  'invitations',
  'notices',
  'publishedNotices',
  'identityProviders',
  'dataEndpoints',
  'pages',
  'publishedPages',
  'releases',
  'recycled',
  'resources',
  'roles',
  'workbenches',
  'components',
  'publishedComponents',
  'applications',
  'customers',
  'plans',
  'systemNotices',
  'recycledPlatform',
] as const satisfies readonly ObjectTable[]

const ofPerson = ['calendarEvents', 'todos', 'ownRecycled', 'jobs', 'bulkChanges'] as const

/** Fills the tenant of `person`, and the platform, with `count` objects of each kind. */
export async function fillLists(
  { world, engine }: Bench,
  person: Person,
  count: number,
): Promise<void> {
  const owner = person.memberOf.a && { ...person.memberOf.a, userId: person.userId }
  for (let made = 0; made < count; made += 1) {
    for (const table of tables) await world.object(table, 'a')
    for (const table of ofPerson) await world.object(table, 'a', owner)
  }
  await sql`insert into login_log (tenant_id, id, user_id, login_name, login_key, success, via, created_at)
    select ${world.tenants.a}, ${newId().slice(0, 30)} || n, ${person.userId}, 'name', 'name', true,
      'password', now() - n * interval '1 second'
    from generate_series(1, ${count}) n`.execute(engine.platform)
  await sql`insert into app_visits (tenant_id, hour, user_id, app_code, first_at, last_at)
    select ${world.tenants.a}, date_trunc('hour', now()) - n * interval '1 hour', ${person.userId},
      'spruce-web-enterprise-console', now() - n * interval '1 hour', now() - n * interval '1 hour'
    from generate_series(1, ${count}) n`.execute(engine.platform)
  for (const table of ['tenants', 'plans', 'designs', 'files', 'devices', 'components'] as const) {
    await nameByTurns(engine, table)
  }
}

/** Lets the rows of lists refer to others, as many as there are. */
export async function referToOthers({ world, engine }: Bench): Promise<void> {
  const db = engine.platform
  const { a } = world.tenants
  const folder = await world.object('folders', 'a')
  await sql`update files set folder_id = ${folder} where tenant_id = ${a} and kind = 'resource'`.execute(
    db,
  )
  await sql`update designs set parent_id = (select min(id) from designs
      where tenant_id = ${a} and kind = 'page') where tenant_id = ${a} and kind = 'page'
    and id > (select min(id) from designs where tenant_id = ${a} and kind = 'page')`.execute(db)
  const [role, department] = [
    await world.object('roles', 'a'),
    await world.object('departments', 'a'),
  ]
  await sql`insert into design_roles (tenant_id, design_id, role_id)
    select tenant_id, id, ${role} from designs where tenant_id = ${a}
    on conflict do nothing`.execute(db)
  await sql`insert into design_departments (tenant_id, design_id, department_id)
    select tenant_id, id, ${department} from designs where tenant_id = ${a}
    on conflict do nothing`.execute(db)
  await sql`insert into role_departments (tenant_id, role_id, department_id)
    select tenant_id, id, ${department} from roles where tenant_id = ${a}
    on conflict do nothing`.execute(db)
  await sql`insert into tenant_app_roles (tenant_id, app_id, role_id)
    select tenant_id, id, ${role} from tenant_apps where tenant_id = ${a}
    on conflict do nothing`.execute(db)
  await sql`insert into tenant_app_departments (tenant_id, app_id, department_id)
    select tenant_id, id, ${department} from tenant_apps where tenant_id = ${a}
    on conflict do nothing`.execute(db)
  await sql`update components set visible_to = 'tenants', tenant_ids = array[${a}]`.execute(db)
  await sql`update customer_applications set customer_id = ${a}`.execute(db)
}

/** Names whose readings and characters stand in different orders. */
const names = ['重庆', '樊一', '范二', '安徽', '樊三', '范四', 'Beta', '长沙', 'alpha']

async function nameByTurns(engine: Engine, table: string): Promise<void> {
  const name = sql`(${names}::text[])[1 + (t.n % ${names.length})]`
  const value =
    table === 'components' ? sql`jsonb_build_object('zh-CN', ${name}, 'en-US', 'x')` : name
  await sql`update ${sql.table(table)} r set name = ${value}
    from (select id, row_number() over (order by id)::int as n from ${sql.table(table)}) t
    where t.id = r.id`.execute(engine.platform)
}

/** A call that reads the list, with records below its parent where it has one. */
export async function callOfList(
  bench: Bench,
  people: { member: Person; operator: Person },
  operation: OperationId,
): Promise<WireCall> {
  const line = readWhoMay().find((one) => one.operation === operation) as WhoMay
  const person = line.who === 'operator' ? people.operator : people.member
  const call = await validCall(bench, person, line)
  const [template = ''] = operationTable
    .filter((one) => one.operationId === operation)
    .map(({ path }) => path)
  const place = template.split('/').indexOf('{id}')
  const id = call.path.split('?')[0]?.split('/')[place]
  // The record of a path without an id is the tenant.
  const parent = place > 0 ? id && decodeURIComponent(id) : bench.world.tenants.a
  if (parent) await children[operation]?.(bench, parent)
  return operation === 'listCalendarEvents' ? { ...call, path: aroundNow(call.path) } : call
}

const month = 30 * 24 * 3_600_000

/** Asks for the days around now: those of an example pass. */
function aroundNow(path: string): string {
  const [place = '', given = ''] = path.split('?')
  const search = new URLSearchParams(given)
  search.set('from', new Date(Date.now() - month).toISOString())
  search.set('to', new Date(Date.now() + month).toISOString())
  return `${place}?${search.toString()}`
}

type Fill = (bench: Bench, id: string) => Promise<unknown>

const fillHistory =
  (table: string): Fill =>
  ({ engine, world }, id) =>
    sql`
    insert into audit_log (tenant_id, id, operation, object_table, object_id, created_at)
    select ${world.tenants.a}, ${newId().slice(0, 30)} || n, 'editRole', ${table}, ${id},
      now() + n * interval '1 second'
    from generate_series(1, 60) n`.execute(engine.platform)

const fillRevisions: Fill = ({ engine, world }, id) =>
  sql`
  insert into design_revisions (tenant_id, design_id, number, document, bytes)
  select ${world.tenants.a}, ${id}, n, '{}', 100 - n from generate_series(2, 60) n`.execute(
    engine.platform,
  )

/** What stands below the record that a list is of. */
const children: Partial<Record<OperationId, Fill>> = {
  listBusinessDeliveryRecipients: ({ engine, world }, id) =>
    sql`
    insert into business_delivery_recipients (tenant_id, delivery_id, member_id, nick_name, channel, state)
    select m.tenant_id, ${id}, m.id, m.nick_name, 'sms', 'sent'
    from memberships m where m.tenant_id = ${world.tenants.a} on conflict do nothing`.execute(
      engine.platform,
    ),
  listComponentReleases: ({ engine }, id) =>
    sql`
    insert into component_releases (component_id, number, released, released_at)
    select ${id}, 100 + n, r.released, now() + n * interval '1 second'
    from generate_series(1, 60) n, (
      select released from component_releases where component_id = ${id} limit 1) r`.execute(
      engine.platform,
    ),
  listTenantComponentReleases: ({ engine, world }, id) =>
    sql`
    insert into tenant_component_releases (tenant_id, component_id, number, released, released_at)
    select ${world.tenants.a}, ${id}, 100 + n,
      '{"url":null,"size":{"w":1,"h":1},"minSize":{"w":1,"h":1},"properties":{}}',
      now() + n * interval '1 second'
    from generate_series(1, 60) n`.execute(engine.platform),
  listPlanPushPreview: ({ engine }, id) =>
    sql`
    update tenants set plan_id = ${id} where kind = 'customer'`.execute(engine.platform),
  listPlanPushCustomers: ({ engine }, id) =>
    sql`
    insert into plan_push_customers (tenant_id, job_id, customer_id)
    select p.tenant_id, p.job_id, t.id from plan_pushes p, tenants t
    where p.job_id = ${id} and t.kind = 'customer' on conflict do nothing`.execute(engine.platform),
  listBulkChangePeople: ({ engine, world }, id) =>
    sql`
    insert into bulk_change_people (tenant_id, job_id, number, member_id, name)
    select ${world.tenants.a}, ${id}, 100 + n, 'm' || n, '成员' || n
    from generate_series(1, 60) n`.execute(engine.platform),
  ...Object.fromEntries(
    operationTable.flatMap(({ operationId, history }) =>
      history === undefined ? [] : [[operationId, fillHistory(history)]],
    ),
  ),
  listPageRevisions: fillRevisions,
  listWorkbenchRevisions: fillRevisions,
  listShareLinks: ({ engine, world }, id) =>
    sql`
    insert into share_links (tenant_id, id, page_id, name, token_hash)
    select ${world.tenants.a}, ${newId().slice(0, 30)} || n, ${id}, '链接' || n, ${newId()} || n
    from generate_series(1, 60) n`.execute(engine.platform),
  listShareLinkViews: ({ engine, world }, id) =>
    sql`
    insert into share_link_views (tenant_id, id, link_id, viewed_at, address, outcome)
    select ${world.tenants.a}, ${newId().slice(0, 30)} || n, ${id},
      now() - n * interval '1 second', '127.0.0.1', 'shown'
    from generate_series(1, 60) n`.execute(engine.platform),
  listRoleMembers: ({ engine, world }, id) =>
    sql`
    insert into membership_roles (tenant_id, member_id, role_id)
    select m.tenant_id, m.id, ${id} from memberships m where m.tenant_id = ${world.tenants.a}
    on conflict do nothing`.execute(engine.platform),
}
