import { sql } from 'kysely'
import type { Db } from '../../db/schema.js'
import { keysOfMember } from '../messages/audience.js'
import { holdsOneOf } from './DesignsRepository.js'
import { PersonalUses } from './PersonalUses.js'

/** A published workbench that a member is given. */
export interface GivenWorkbench {
  id: string
  name: string
  scope: 'global' | 'business'
  revision: number
  /** Of the one that was asked for. */
  document: string | null
  /** The roles and departments behind it. */
  why: { kind: 'role' | 'department'; name: string }[]
}

/** What a member has made of a workbench. */
export interface PersonalWorkbench {
  /** A copy of before there were differences. */
  document: string | null
  /** Differences from the revision. */
  changes: string | null
  basedRevision: number | null
  version: number
}

/** Which workbench a member sees. */
export class WorkbenchesRepository {
  constructor(private readonly db: Db) {}

  /** Waits for whoever else changes the member's own. */
  async lockPersonal(tenantId: string, memberId: string): Promise<void> {
    const key = `workbench:${tenantId}:${memberId}`
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(this.db)
  }

  /**
   * Those for the member's roles and departments, then the tenant's global one.
   * @param at the place of the one whose document is read; the first where there is none at it
   */
  async given(tenantId: string, memberId: string, at = 0): Promise<GivenWorkbench[]> {
    const { rows } = await sql<GivenWorkbench>`
      with ${keysOfMember(tenantId, memberId)}, mine (design_id, kind, name) as (
        select s.design_id, 'role', r.name from design_roles s
        join me on me.kind = 'role' and me.ref_id = s.role_id
        join roles r on r.tenant_id = ${tenantId} and r.id = s.role_id and r.enabled
        where s.tenant_id = ${tenantId}
        union all select s.design_id, 'department', d.name from design_departments s
        join me on me.kind = 'department' and me.ref_id = s.department_id
        join departments d on d.tenant_id = ${tenantId} and d.id = s.department_id
        where s.tenant_id = ${tenantId}
      ), given as (
        select w.id, w.name, w.kind, w.published_revision,
          row_number() over (order by w.kind = 'global', w.priority desc, w.id) - 1 as place
        from designs w
        where w.tenant_id = ${tenantId} and w.status = 'published'
          and (w.kind = 'global'
            or w.kind = 'business' and exists (select from mine where mine.design_id = w.id))
      )
      select w.id, w.name, w.kind as scope, w.published_revision as revision,
        case when w.place = coalesce((select g.place from given g where g.place = ${at}::int), 0)
          then (select v.document from design_revisions v where v.tenant_id = ${tenantId}
            and v.design_id = w.id and v.number = w.published_revision) end as document,
        coalesce((select json_agg(json_build_object('kind', mine.kind, 'name', mine.name)
          order by mine.kind desc, mine.name) from mine
          where mine.design_id = w.id and w.kind = 'business'), '[]') as why
      from given w
      order by w.place
      limit 100`.execute(this.db)
    return rows
  }

  /** The place of a workbench among those that a member is given. */
  async placeOf(
    tenantId: string,
    memberId: string,
    workbenchId: string,
  ): Promise<number | undefined> {
    const given = await this.given(tenantId, memberId)
    const at = given.findIndex(({ id }) => id === workbenchId)
    return at < 0 ? undefined : at
  }

  /** What people made of their own workbenches, where it holds one of these texts. */
  async personalHolding(tenantId: string, texts: readonly string[]): Promise<string[]> {
    const rows = await this.db
      .selectFrom('personal_workbenches as w')
      .innerJoin('memberships as m', (join) =>
        join.onRef('m.tenant_id', '=', 'w.tenant_id').onRef('m.id', '=', 'w.member_id'),
      )
      .where('w.tenant_id', '=', tenantId)
      .where('m.status', '=', 'active')
      .where((eb) => eb.or([holdsOneOf('w.document', texts), holdsOneOf('w.changes', texts)]))
      .select(['w.document as document', 'w.changes as changes'])
      .execute()
    return rows.map(({ document, changes }) => document ?? changes ?? '')
  }

  /** @param workbenchId empty for what was made of none */
  async personal(
    tenantId: string,
    memberId: string,
    workbenchId: string,
  ): Promise<PersonalWorkbench | undefined> {
    return this.db
      .selectFrom('personal_workbenches')
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .where('workbench_id', '=', workbenchId)
      .select(['document', 'changes', 'based_revision as basedRevision', 'version'])
      .executeTakeFirst()
  }

  /** A revision of a workbench, where it is still kept. */
  async revisionDocument(
    tenantId: string,
    workbenchId: string,
    revision: number,
  ): Promise<string | undefined> {
    const row = await this.db
      .selectFrom('design_revisions')
      .where('tenant_id', '=', tenantId)
      .where('design_id', '=', workbenchId)
      .where('number', '=', revision)
      .select('document')
      .executeTakeFirst()
    return row?.document
  }

  async savePersonal(
    tenantId: string,
    memberId: string,
    workbenchId: string,
    made: { changes: string; basedRevision: number },
  ): Promise<void> {
    const values = { document: null, changes: made.changes, based_revision: made.basedRevision }
    await this.db
      .insertInto('personal_workbenches')
      .values({ tenant_id: tenantId, member_id: memberId, workbench_id: workbenchId, ...values })
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'member_id', 'workbench_id']).doUpdateSet({
          ...values,
          version: sql<number>`personal_workbenches.version + 1`,
          updated_at: sql<Date>`now()`,
        }),
      )
      .execute()
    const key = { tenantId, memberId, workbenchId }
    await new PersonalUses(this.db).note(key, made.changes)
  }

  async removePersonal(tenantId: string, memberId: string, workbenchId: string): Promise<void> {
    await this.db
      .deleteFrom('personal_workbenches')
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .where('workbench_id', '=', workbenchId)
      .execute()
  }
}
