import type { Schemas } from '@spruce/api-client/contract'
import type { Language } from '@spruce/validators/i18n'
import { presentOperatorLog } from '../../presenters/presentLogs.js'
import type { Repositories } from '../../repositories/repositories.js'
import { pageOf } from './logQuery.js'

/** What was written of one object, newest first. */
export async function readHistory(
  { audit }: Repositories,
  tenantId: string,
  object: { objectTable: string; objectId: string },
  page: { page?: number; size?: number; sort?: string },
  language: Language,
): Promise<{ rows: Schemas['OperatorLog'][]; total: number }> {
  const { rows, total } = await audit.list(tenantId, object, pageOf(page))
  return { rows: rows.map((line) => presentOperatorLog(line, language)), total }
}
