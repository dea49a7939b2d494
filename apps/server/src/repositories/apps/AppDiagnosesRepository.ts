import { sql } from 'kysely'
import type { AppFinding, Db } from '../../db/schema.js'

export type { AppFinding } from '../../db/schema.js'

/** What the embed doctor found, and at which address. */
export interface AppDiagnosis {
  checkedAt: Date
  url: string
  findings: AppFinding[]
}

/** As many of an application as are kept. */
const most = 20

/** What the embed doctor found at addresses of applications. */
export class AppDiagnosesRepository {
  constructor(private readonly db: Db) {}

  /** The last ones, the newest first. */
  async list(tenantId: string, appId: string): Promise<AppDiagnosis[]> {
    return this.db
      .selectFrom('app_diagnoses')
      .where('tenant_id', '=', tenantId)
      .where('app_id', '=', appId)
      .orderBy('checked_at', 'desc')
      .limit(most)
      .select(['checked_at as checkedAt', 'url', 'findings'])
      .execute()
  }

  /** Keeps one, and forgets those that are more than the last twenty. */
  async add(
    tenantId: string,
    appId: string,
    { checkedAt, url, findings }: AppDiagnosis,
  ): Promise<void> {
    await this.db
      .insertInto('app_diagnoses')
      .values({
        ...{ tenant_id: tenantId, app_id: appId, checked_at: checkedAt, url },
        findings: JSON.stringify(findings),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await sql`delete from app_diagnoses where tenant_id = ${tenantId} and app_id = ${appId}
      and checked_at < (select min(checked_at) from (
        select checked_at from app_diagnoses where tenant_id = ${tenantId} and app_id = ${appId}
        order by checked_at desc limit ${most}) kept)`.execute(this.db)
  }
}
