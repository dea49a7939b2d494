import { sql } from 'kysely'
import type { Db, PlanStatus } from '../../db/schema.js'
import { contains } from '../customers/CustomersRepository.js'
import type { Limits, PlanLists } from './EntitlementsRepository.js'
import type { Page, Paging } from '../lists/Paging.js'
import { readPage, type ListShape } from '../lists/readPage.js'

export interface PlanFields extends PlanLists, Limits {
  name: string
  description: string | null
}

export interface Plan extends PlanFields {
  id: string
  code: string
  status: PlanStatus
  customerCount: number
  createdAt: Date
  version: number
}

const listShape: ListShape = {
  id: 'p.id',
  columns: {
    name: 'p.name',
    code: 'p.code',
    status: 'p.status',
    maxMembers: 'p.max_members',
    maxStorageBytes: 'p.max_bytes',
    customerCount: sql`(select count(*) from tenants t where t.plan_id = p.id)`,
    createdAt: 'p.created_at',
  },
  read: ['name'],
  nullable: ['maxMembers', 'maxStorageBytes'],
  facets: { createdAt: 'p.created_at' },
}

/** The plans that the operator offers. Platform scope only. */
export class PlansRepository {
  constructor(private readonly db: Db) {}

  async list(filter: Paging & { keyword?: string; status?: PlanStatus }): Promise<Page<Plan>> {
    const { keyword = '', status } = filter
    let matching = this.db.selectFrom('plans as p')
    if (keyword !== '') matching = matching.where(contains(['p.name', 'p.code'], keyword))
    return readPage(this.db, matching.select(planColumns), filter, {
      ...listShape,
      state: { column: 'p.status', is: status },
    })
  }

  async find(id: string): Promise<Plan | undefined> {
    return this.db
      .selectFrom('plans as p')
      .where('p.id', '=', id)
      .select(planColumns)
      .executeTakeFirst()
  }

  /** Those of the ids that there are, disabled ones too. */
  async known(ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return []
    const found = await this.db.selectFrom('plans').where('id', 'in', ids).select('id').execute()
    return found.map(({ id }) => id)
  }

  /** What the lists name that there is no more. */
  async gone(lists: PlanLists): Promise<Record<keyof PlanLists, string[]>> {
    const { rows } = await sql<{ kind: keyof PlanLists; code: string }>`
      select 'apps' as kind, code from unnest(${lists.apps ?? []}::text[]) code
        where code not in (select a.code from apps a)
      union all
      select 'menus', code from unnest(${lists.menus ?? []}::text[]) code
        where code not in (select m.id from menus m)
      union all
      select 'permissions', code from unnest(${lists.permissions ?? []}::text[]) code
        where code not in (select p.code from permissions p)
      union all
      select 'components', code from unnest(${lists.components ?? []}::text[]) code
        where code not in (select c.code from components c)`.execute(this.db)
    const of = (kind: keyof PlanLists) =>
      rows.flatMap((row) => (row.kind === kind ? [row.code] : []))
    return {
      apps: of('apps'),
      menus: of('menus'),
      permissions: of('permissions'),
      components: of('components'),
    }
  }

  /** Waits for whoever else changes the plan or gives it to a customer. */
  async lock(id: string): Promise<void> {
    await this.db.selectFrom('plans').select('id').where('id', '=', id).forUpdate().execute()
  }

  /** @throws a unique violation for a code in use. */
  async add(plan: PlanFields & { id: string; code: string }): Promise<void> {
    await this.db
      .insertInto('plans')
      .values({ id: plan.id, code: plan.code, ...columnsOf(plan) })
      .execute()
  }

  async edit(id: string, fields: PlanFields): Promise<void> {
    await this.change(id, columnsOf(fields))
  }

  async setStatus(id: string, status: PlanStatus): Promise<void> {
    await this.change(id, { status })
  }

  async remove(id: string): Promise<void> {
    await this.db.deleteFrom('plans').where('id', '=', id).execute()
  }

  /** Names of the plans that list a component, and of the customers with an exception about it. */
  async namesAboutComponent(code: string): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select p.name, 0 as kind from plans p where ${code} = any(p.components)
      union all
      select t.name, 1 from customer_overrides o join tenants t on t.id = o.tenant_id
      where (${code} = any(o.granted_components) or ${code} = any(o.revoked_components))
        and (o.expires_at is null or o.expires_at > now())
      order by 2, 1`.execute(this.db)
    return rows.map(({ name }) => name)
  }

  private async change(id: string, values: object): Promise<void> {
    await this.db
      .updateTable('plans')
      .where('id', '=', id)
      .set({ ...values, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
      .execute()
  }
}

const planColumns = [
  'p.id as id',
  'p.code as code',
  'p.name as name',
  'p.description as description',
  'p.apps as apps',
  'p.menus as menus',
  'p.permissions as permissions',
  'p.components as components',
  'p.max_members as maxMembers',
  'p.max_bytes as maxStorageBytes',
  'p.status as status',
  'p.created_at as createdAt',
  'p.version as version',
  sql<number>`(select count(*)::int from tenants t where t.plan_id = p.id)`.as('customerCount'),
] as const

function columnsOf(fields: PlanFields) {
  return {
    name: fields.name,
    description: fields.description,
    apps: fields.apps,
    menus: fields.menus,
    permissions: fields.permissions,
    components: fields.components,
    max_members: fields.maxMembers,
    max_bytes: fields.maxStorageBytes,
  }
}
