import type { Db } from '../db/schema.js'
import { releaseSystemNotice } from '../operations/system-notices/systemNoticeRules.js'
import { Repositories } from '../repositories/repositories.js'

/** Publishes the operator's notices that are due, and ends those that are over. */
export async function moveSystemNotices(db: Db, now: Date): Promise<void> {
  const repositories = new Repositories(db)
  const { systemNotices, tenants } = repositories
  await systemNotices.expireDue(now)
  const due = await systemNotices.due(now)
  if (due.length === 0) return
  const operator = await tenants.findOperator()
  if (!operator) return
  for (const notice of due) await releaseSystemNotice(repositories, operator.id, notice, now)
}
