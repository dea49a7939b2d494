import { sql } from 'kysely'
import type { AppEmbed, Db, LocalisedText } from '../../db/schema.js'
import { isoText } from '../isoText.js'
import { announce } from '../live/announce.js'
import type { AppCheck } from './AppChecksRepository.js'
import { type AppAudience, isForEverybody } from './appAudience.js'
import { asViewer, isAppShown, personAsViewer } from './appSight.js'

/** An application of a tenant's own. */
export interface TenantApp {
  id: string
  code: string
  name: LocalisedText
  icon: string | null
  category: string | null
  kind: 'delivered' | 'frame' | 'page' | 'window'
  url: string
  openType: number
  status: number
  enable: number
  sort: number
  allowedOrigins: string[]
  permissionsAsked: string[]
  /** Of those asked. */
  permissionsGranted: string[]
  /** How the portal embeds it. */
  embed: AppEmbed
  publisher: string | null
  /** As the publisher counts. */
  release: string | null
  /** Who sees it beside the departments; both empty: everybody. */
  roleIds: string[]
  /** Each with those below. */
  departmentIds: string[]
  /** What the last check of its address found; null before the first. */
  health: AppHealth | null
  /** The worst that the embed doctor last found at this address; null before the first. */
  diagnosis: AppDiagnosisSummary | null
  version: number
  createdAt: Date
  updatedAt: Date
}

export interface AppDiagnosisSummary {
  verdict: 'ok' | 'warn' | 'bad'
  checkedAt: string
}

export interface AppHealth extends Omit<AppCheck, 'checkedAt'> {
  checkedAt: string
  /** When it came into its state. */
  since: string
}

/** What applications are looked for and ordered by. */
export interface AppOutline extends Pick<
  TenantApp,
  'name' | 'category' | 'url' | 'openType' | 'status' | 'enable' | 'sort'
> {
  /** Null: one of the product. */
  id: string | null
  appCode: string
  kind: TenantApp['kind'] | 'own'
  roleIds: readonly string[]
  departmentIds: readonly string[]
  /** What the last check of its address found; null before the first. */
  health: AppHealth['state'] | null
  /** The worst that the embed doctor last found at this address; null before the first. */
  verdict: AppDiagnosisSummary['verdict'] | null
  updatedAt: Date | null
}

/** What of a tenant is of applications or names them. */
export interface AppUses {
  pages: number
  workbenches: number
  notices: number
  identifiers: number
  /** The first of each kind by name. */
  named: AppUse[]
}

/** One of them. */
export interface AppUse {
  kind: 'workbenches' | 'pages' | 'notices' | 'identifiers'
  id: string
  name: string
  scope: 'global' | 'business' | null
  appCode: string | null
  isPublished: boolean
}

/** How many of a kind are named. */
export const mostNamedUses = 20

export type NewTenantApp = Omit<
  TenantApp,
  'health' | 'diagnosis' | 'version' | 'createdAt' | 'updatedAt'
>

/** What an application starts with; nothing is open beyond its own origin. */
export const plainSettings: Pick<
  TenantApp,
  'permissionsGranted' | 'embed' | 'publisher' | 'release'
> = {
  permissionsGranted: [],
  embed: {
    ...{ memoryClass: 'normal', keepAlive: true },
    ...{ sandbox: [], allow: [], connect: [], frame: [], signOn: 'none' },
  },
  publisher: null,
  release: null,
}

/** The applications that a tenant has registered: tens as a rule, so they are filtered where they are used. */
export class TenantAppsRepository {
  constructor(private readonly db: Db) {}

  /** All, in their order. */
  async list(tenantId: string): Promise<TenantApp[]> {
    return this.select(tenantId).orderBy('a.sort').orderBy('a.id').execute()
  }

  /** These, in no order. */
  async byIds(tenantId: string, ids: readonly string[]): Promise<TenantApp[]> {
    return this.select(tenantId)
      .where('a.id', '=', sql<string>`any(${[...ids]}::text[])`)
      .execute()
  }

  /**
   * All in their order, in short. What the doctor found and who sees them takes a look for each application: it is
   * there when it is asked for, else null and nobody.
   */
  async outlines(
    tenantId: string,
    asked: { diagnosis: boolean; audience: boolean },
  ): Promise<AppOutline[]> {
    const rows = await this.db
      .selectFrom('tenant_apps as a')
      .where('a.tenant_id', '=', tenantId)
      .select([
        'a.id as id',
        'a.code as appCode',
        'a.name as name',
        'a.category as category',
        'a.kind as kind',
        'a.url as url',
        'a.open_type as openType',
        'a.status as status',
        'a.enable as enable',
        'a.sort as sort',
        'a.check_state as health',
        'a.updated_at as updatedAt',
      ])
      .$if(asked.diagnosis, (query) =>
        query.select(sql<AppOutline['verdict']>`${lastDiagnosis} ->> 'verdict'`.as('verdict')),
      )
      .$if(asked.audience, (query) =>
        query.select([rolesThatSee.as('roleIds'), departmentsThatSee.as('departmentIds')]),
      )
      .orderBy('a.sort')
      .orderBy('a.id')
      .execute()
    return rows.map((row) => ({ verdict: null, roleIds: [], departmentIds: [], ...row }))
  }

  async find(tenantId: string, id: string): Promise<TenantApp | undefined> {
    return this.select(tenantId).where('a.id', '=', id).executeTakeFirst()
  }

  /** Those that are switched on and that show to a member's roles or departments; all of them to an administrator. */
  async visible(tenantId: string, memberId: string, isAdmin: boolean): Promise<TenantApp[]> {
    return this.select(tenantId)
      .where(isAppShown('a', asViewer({ memberId, isAdmin })))
      .orderBy('a.sort')
      .orderBy('a.id')
      .execute()
  }

  /** One that shows to a person of the tenant who does not call, and that is not disabled. */
  async openTo(tenantId: string, userId: string, code: string): Promise<TenantApp | undefined> {
    return this.select(tenantId)
      .where('a.code', '=', code)
      .where('a.status', '=', 0)
      .where(isAppShown('a', personAsViewer(tenantId, userId)))
      .executeTakeFirst()
  }

  /** Origins of applications that are switched on, with those that they ask for. */
  async origins(tenantId: string): Promise<string[]> {
    const apps = (await this.list(tenantId)).filter(({ enable }) => enable === 1)
    return apps.flatMap(({ url, allowedOrigins }) => [
      ...(/^https?:/i.test(url) ? [new URL(url).origin] : []),
      ...allowedOrigins,
    ])
  }

  /** Origins that the portal frames: of applications of these tenants that show inside it. */
  async frameOrigins(tenantIds: readonly string[]): Promise<string[]> {
    if (tenantIds.length === 0) return []
    const apps = await this.db
      .selectFrom('tenant_apps')
      .where('tenant_id', 'in', tenantIds)
      .where('enable', '=', 1)
      .where('status', '=', 0)
      .where('kind', 'in', ['frame', 'page'])
      .select(['url', 'allowed_origins'])
      .execute()
    return apps.flatMap(({ url, allowed_origins }) => [
      ...(/^https?:/i.test(url) ? [new URL(url).origin] : []),
      ...allowed_origins,
    ])
  }

  /** @throws a unique violation for a code in use */
  async add(tenantId: string, app: NewTenantApp): Promise<void> {
    await this.db
      .insertInto('tenant_apps')
      .values({ tenant_id: tenantId, id: app.id, code: app.code, ...columnsOf(app) })
      .execute()
    await this.setAudience(tenantId, app)
    await this.tell(tenantId)
  }

  /** Writes everything but the code, and the next version. */
  async edit(tenantId: string, app: NewTenantApp): Promise<void> {
    await this.db
      .updateTable('tenant_apps')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', app.id)
      .set({
        ...columnsOf(app),
        // What another address answered says nothing of this one.
        ...forgotten(app.url),
        version: sql<number>`version + 1`,
        updated_at: sql<Date>`now()`,
      })
      .execute()
    await this.setAudience(tenantId, app)
    await this.tell(tenantId)
  }

  /**
   * Switches off those that show to these roles and departments and to no other: with them gone they
   * would show to everybody. Returns them as they were.
   */
  async switchOffWithout(
    tenantId: string,
    { roleIds, departmentIds }: AppAudience,
  ): Promise<TenantApp[]> {
    const lost = await this.select(tenantId)
      .where('a.enable', '=', 1)
      .where(
        sql<boolean>`(exists (select from tenant_app_roles s
            where s.tenant_id = ${tenantId} and s.app_id = a.id)
          or exists (select from tenant_app_departments s
            where s.tenant_id = ${tenantId} and s.app_id = a.id))
          and not exists (select from tenant_app_roles s
            where s.tenant_id = ${tenantId} and s.app_id = a.id
              and s.role_id <> all(${[...roleIds]}::text[]))
          and not exists (select from tenant_app_departments s
            where s.tenant_id = ${tenantId} and s.app_id = a.id
              and s.department_id <> all(${[...departmentIds]}::text[]))`,
      )
      .execute()
    await this.db
      .updateTable('tenant_apps')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', sql<string>`any(${lost.map(({ id }) => id)}::text[])`)
      .set({ enable: 0, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
      .execute()
    await this.tellApps(tenantId)
    return lost
  }

  /** Which pages, workbenches, notices and identifiers are of these applications or name one. */
  async uses(tenantId: string, apps: readonly TenantApp[]): Promise<AppUses> {
    const codes = apps.map(({ code }) => code)
    // As JSON and as addresses write them; a path of the portal names no application.
    const words = apps.flatMap(({ code, url }) => [
      ...[`"${code}"`, `appCode=${code}"`, `appCode=${code}&`],
      ...(/^https?:/i.test(url) ? [url] : []),
    ])
    const named = (text: string) =>
      sql`exists (select from unnest(${words}::text[]) w (word) where position(w.word in ${sql.ref(text)}) > 0)`
    const { rows } = await sql<AppUse & { total: number }>`
      with uses as (
        select case d.kind when 'page' then 'pages' else 'workbenches' end as kind, d.id, d.name,
          nullif(d.kind, 'page') as scope, d.app_code, d.status = 'published' as published
        from designs d
        where d.tenant_id = ${tenantId} and d.recycled_id is null and (
          d.app_code = any(${codes}::text[]) or exists (select from design_revisions r
            where r.tenant_id = d.tenant_id and r.design_id = d.id
              and r.number in (d.draft_revision, d.published_revision)
              and ${named('r.document')}))
        union all
        select 'notices', n.id, n.title, null, null, false from notices n
        where n.tenant_id = ${tenantId} and n.system_notice_id is null and ${named('n.content')}
        union all
        select 'identifiers', b.id, b.name, null, null, false from business_identifiers b
        where b.tenant_id = ${tenantId} and b.app_code = any(${codes}::text[])
      ), placed as (
        select *, row_number() over (partition by kind order by name, id) as place,
          count(*) over (partition by kind)::int as total
        from uses
      )
      select kind, id, name, scope, app_code as "appCode", published as "isPublished", total
      from placed where place <= ${mostNamedUses} order by kind, place
    `.execute(this.db)
    const count = (kind: AppUse['kind']) => rows.find((row) => row.kind === kind)?.total ?? 0
    return {
      ...{ pages: count('pages'), workbenches: count('workbenches') },
      ...{ notices: count('notices'), identifiers: count('identifiers') },
      named: rows.map(({ total: _total, ...use }) => use),
    }
  }

  /** How many people see what shows to these roles and departments, by the rule of `isAppShown`. */
  async countViewers(tenantId: string, audience: AppAudience): Promise<number> {
    const { roleIds, departmentIds } = audience
    const { rows } = await sql<{ people: number }>`
      select count(*)::int as people from memberships m
      where m.tenant_id = ${tenantId} and m.status = 'active'
        and (${isForEverybody(audience)} or exists (select from membership_roles held
          join roles r on r.tenant_id = held.tenant_id and r.id = held.role_id and r.enabled
          where held.tenant_id = m.tenant_id and held.member_id = m.id
            and (r.grants_all or r.id = any(${[...roleIds]}::text[])))
        or exists (select from membership_departments md
          join departments d on d.tenant_id = md.tenant_id and d.id = md.department_id
          join departments top on top.tenant_id = md.tenant_id
            and top.id = any(${[...departmentIds]}::text[]) and starts_with(d.mpath, top.mpath)
          where md.tenant_id = m.tenant_id and md.member_id = m.id))`.execute(this.db)
    return rows[0]?.people ?? 0
  }

  /** The place after all, those of the product that have one included. */
  async nextPlace(tenantId: string): Promise<number> {
    const { rows } = await sql<{ next: number }>`
      select coalesce(max(s.sort), -1) + 1 as next from (
        select sort from tenant_apps where tenant_id = ${tenantId}
        union all select sort from product_apps where tenant_id = ${tenantId}) s`.execute(this.db)
    return rows[0]?.next ?? 0
  }

  /** Puts these at their places. Their versions stay: one that moves shifts those that nobody edited. */
  async setPlaces(
    tenantId: string,
    places: readonly { id: string; sort: number }[],
  ): Promise<void> {
    await sql`
      update tenant_apps a set sort = v.sort
      from unnest(${places.map(({ id }) => id)}::text[], ${places.map(({ sort }) => sort)}::int[])
        as v (id, sort)
      where a.tenant_id = ${tenantId} and a.id = v.id`.execute(this.db)
    await this.tellApps(tenantId)
  }

  async remove(tenantId: string, ids: readonly string[]): Promise<number> {
    const result = await this.db
      .deleteFrom('tenant_apps')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
      .executeTakeFirst()
    await this.tell(tenantId)
    return Number(result.numDeletedRows)
  }

  /** Open pages ask anew what there is for them: what was switched off or taken away leaves them. */
  private async tell(tenantId: string): Promise<void> {
    await announce(this.db, tenantId, { kind: 'permissions', to: 'everybody' })
    await this.tellApps(tenantId)
  }

  private tellApps(tenantId: string): Promise<void> {
    return announce(this.db, tenantId, { kind: 'apps', to: 'everybody', once: true })
  }

  private async setAudience(
    tenantId: string,
    { id, roleIds, departmentIds }: { id: string } & AppAudience,
  ): Promise<void> {
    for (const table of ['tenant_app_roles', 'tenant_app_departments'] as const) {
      await this.db
        .deleteFrom(table)
        .where('tenant_id', '=', tenantId)
        .where('app_id', '=', id)
        .execute()
    }
    await sql`
      insert into tenant_app_roles (tenant_id, app_id, role_id)
      select ${tenantId}, ${id}, r.id from unnest(${[...roleIds]}::text[]) as r (id)
    `.execute(this.db)
    await sql`
      insert into tenant_app_departments (tenant_id, app_id, department_id)
      select ${tenantId}, ${id}, d.id from unnest(${[...departmentIds]}::text[]) as d (id)
    `.execute(this.db)
  }

  private select(tenantId: string) {
    return this.db
      .selectFrom('tenant_apps as a')
      .where('a.tenant_id', '=', tenantId)
      .select([
        'a.id as id',
        'a.code as code',
        'a.name as name',
        'a.icon as icon',
        'a.category as category',
        'a.kind as kind',
        'a.url as url',
        'a.open_type as openType',
        'a.status as status',
        'a.enable as enable',
        'a.sort as sort',
        'a.allowed_origins as allowedOrigins',
        'a.permissions_asked as permissionsAsked',
        'a.permissions_granted as permissionsGranted',
        'a.embed as embed',
        'a.publisher as publisher',
        'a.release as release',
        sql<AppHealth | null>`case when a.checked_at is not null then jsonb_build_object(
          'state', a.check_state, 'status', a.check_status, 'milliseconds', a.check_milliseconds,
          'checkedAt', ${isoText('a.checked_at')}, 'since', ${isoText('a.check_since')}) end`.as(
          'health',
        ),
        lastDiagnosis.as('diagnosis'),
        'a.version as version',
        'a.created_at as createdAt',
        'a.updated_at as updatedAt',
        rolesThatSee.as('roleIds'),
        departmentsThatSee.as('departmentIds'),
      ])
  }
}

/** Of the application under the alias `a`, at the address that it has. */
const lastDiagnosis = sql<AppDiagnosisSummary | null>`(select jsonb_build_object(
    'verdict', case when d.findings @> '[{"verdict":"bad"}]' then 'bad'
      when d.findings @> '[{"verdict":"warn"}]' then 'warn' else 'ok' end,
    'checkedAt', ${isoText('d.checked_at')})
  from app_diagnoses d
  where d.tenant_id = a.tenant_id and d.app_id = a.id and d.url = a.url
  order by d.checked_at desc limit 1)`

const rolesThatSee = sql<string[]>`array(select s.role_id from tenant_app_roles s
  where s.tenant_id = a.tenant_id and s.app_id = a.id order by s.role_id)`

const departmentsThatSee = sql<string[]>`array(select s.department_id from tenant_app_departments s
  where s.tenant_id = a.tenant_id and s.app_id = a.id order by s.department_id)`

/** The last check, unless it was of this address. */
function forgotten(url: string) {
  const kept = <Value>(column: string) =>
    sql<Value>`case when url = ${url} then ${sql.ref(column)} end`
  return {
    checked_at: kept<Date>('checked_at'),
    check_state: kept<'up'>('check_state'),
    check_status: kept<number>('check_status'),
    check_milliseconds: kept<number>('check_milliseconds'),
    check_since: kept<Date>('check_since'),
  }
}

function columnsOf(app: NewTenantApp) {
  return {
    name: JSON.stringify(app.name),
    icon: app.icon,
    category: app.category,
    kind: app.kind,
    url: app.url,
    open_type: app.openType,
    status: app.status,
    enable: app.enable,
    sort: app.sort,
    allowed_origins: sql<string[]>`${app.allowedOrigins}::text[]`,
    permissions_asked: sql<string[]>`${app.permissionsAsked}::text[]`,
    permissions_granted: sql<string[]>`${app.permissionsGranted}::text[]`,
    embed: JSON.stringify(app.embed),
    publisher: app.publisher,
    release: app.release,
  }
}
