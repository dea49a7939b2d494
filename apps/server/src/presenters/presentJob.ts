import type { Schemas } from '@spruce/api-client/contract'
import type { Language } from '@spruce/validators/i18n'
import type { JobProblem } from '../db/schema.js'
import { importMessages } from '../imports/importMessages.js'
import { actionsOf } from '../imports/importActions.js'
import { bulkProblem } from '../bulk-changes/bulkMessages.js'
import { reasonText } from '../pushes/pushMessages.js'
import type { JobRow } from '../repositories/jobs/JobsRepository.js'

type Job = Schemas['Job']

export function presentJob(job: JobRow, language: Language): Job {
  return {
    id: job.id,
    kind: job.kind,
    title: job.title,
    status: job.status,
    phase: job.phase as Job['phase'],
    progress: { done: job.done, total: job.total },
    result: job.result,
    problem: job.problem && problemOf(job, job.problem, language),
    actions: actionsOf(job),
    createdAt: job.created_at.toISOString(),
    startedAt: job.started_at?.toISOString() ?? null,
    finishedAt: job.finished_at?.toISOString() ?? null,
    expiresAt: job.expires_at.toISOString(),
    version: job.version,
  }
}

function problemOf(
  { kind }: JobRow,
  { code, detail = '' }: JobProblem,
  language: Language,
): { code: string; message: string } {
  if (kind === 'plan-push') return reasonText(code, language)
  if (kind === 'bulk-change') return bulkProblem(code, language)
  const { problems, unknown } = importMessages[language]
  const text = problems[code] ?? unknown
  return { code, message: typeof text === 'string' ? text : text(detail) }
}
