import type { Db, Look } from '../../db/schema.js'
import { holdersOf, type Recipient } from '../members/holdersOf.js'

/** A look that comes out at a time. */
export interface BrandPlan {
  value: Look
  /** Of the draft that it was made from. */
  draftVersion: number
  note: string | null
  publishAt: Date
  /** A member; null when they have left. */
  plannedBy: string | null
  plannerName: string | null
  plannedAt: Date
}

/** Who planned, as far as they are still there. */
export interface Planner extends Recipient {
  userId: string
}

/** What a tenant plans to publish of its look: one plan at most. */
export class BrandPlansRepository {
  constructor(private readonly db: Db) {}

  async find(tenantId: string): Promise<BrandPlan | undefined> {
    return this.db
      .selectFrom('personalisation_plans as p')
      .leftJoin('memberships as m', (join) =>
        join.onRef('m.tenant_id', '=', 'p.tenant_id').onRef('m.id', '=', 'p.planned_by'),
      )
      .where('p.tenant_id', '=', tenantId)
      .select([
        'p.value as value',
        'p.draft_version as draftVersion',
        'p.note as note',
        'p.publish_at as publishAt',
        'p.planned_by as plannedBy',
        'm.nick_name as plannerName',
        'p.planned_at as plannedAt',
      ])
      .executeTakeFirst()
  }

  /** In place of the plan that there is. */
  async save(
    tenantId: string,
    plan: Pick<BrandPlan, 'value' | 'draftVersion' | 'note' | 'publishAt' | 'plannedAt'> & {
      plannedBy: string
    },
  ): Promise<void> {
    const values = {
      value: JSON.stringify(plan.value),
      draft_version: plan.draftVersion,
      note: plan.note,
      publish_at: plan.publishAt,
      planned_by: plan.plannedBy,
      planned_at: plan.plannedAt,
    }
    await this.db
      .insertInto('personalisation_plans')
      .values({ tenant_id: tenantId, ...values })
      .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(values))
      .execute()
  }

  async remove(tenantId: string): Promise<void> {
    await this.db.deleteFrom('personalisation_plans').where('tenant_id', '=', tenantId).execute()
  }

  /** Tenants whose moment has come, the earliest first. */
  async due(now: Date): Promise<string[]> {
    const rows = await this.db
      .selectFrom('personalisation_plans')
      .where('publish_at', '<=', now)
      .orderBy('publish_at')
      .select('tenant_id')
      .execute()
    return rows.map(({ tenant_id }) => tenant_id)
  }

  /** Undefined: they have left, or may not sign in. */
  async planner(tenantId: string, memberId: string): Promise<Planner | undefined> {
    return this.db
      .selectFrom('memberships as m')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .leftJoin('preferences as p', 'p.user_id', 'm.user_id')
      .where('m.tenant_id', '=', tenantId)
      .where('m.id', '=', memberId)
      .where('m.status', '=', 'active')
      .where('u.status', '=', 'active')
      .select(({ eb }) => [
        'm.tenant_id as tenantId',
        'm.id as memberId',
        'm.user_id as userId',
        eb
          .fn<string | null>('jsonb_extract_path_text', ['p.value', eb.val('language')])
          .as('language'),
      ])
      .executeTakeFirst()
  }

  /** Whoever may publish. */
  async publishers(tenantId: string): Promise<Recipient[]> {
    return holdersOf(this.db, 'personalisation:publish', { tenantId })
  }
}
