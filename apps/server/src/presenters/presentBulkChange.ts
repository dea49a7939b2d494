import type { Schemas } from '@spruce/api-client/contract'
import type { Language } from '@spruce/validators/i18n'
import { bulkActionsOf } from '../bulk-changes/bulkActions.js'
import { bulkMessages, bulkProblem } from '../bulk-changes/bulkMessages.js'
import type { BulkChangeRow, BulkPersonRow } from '../repositories/members/BulkChangesRepository.js'

export function presentBulkChange(
  change: BulkChangeRow,
  language: Language,
): Schemas['BulkChange'] {
  const { problem, target_id: targetId, target_name: targetName } = change
  const { changed = 0 } = change.result
  return {
    id: change.id,
    action: change.action,
    target: targetId === null || targetName === null ? null : { id: targetId, name: targetName },
    status: change.status,
    phase: change.phase as 'change' | 'undo',
    progress: { done: change.done, total: change.total },
    result: change.result,
    problem: problem && bulkProblem(problem.code, language),
    actions: bulkActionsOf(change),
    createdAt: change.created_at.toISOString(),
    finishedAt: change.finished_at?.toISOString() ?? null,
    undoUntil: changed > 0 ? change.expires_at.toISOString() : null,
    version: change.version,
  }
}

export function presentBulkPerson(row: BulkPersonRow, language: Language): Schemas['BulkPerson'] {
  const { reason } = row
  return {
    number: row.number,
    memberId: row.member_id,
    name: row.name,
    outcome: row.outcome,
    reason,
    message: reason && bulkMessages[language].reasons[reason],
  }
}
