import type { OperatorLog } from '@spruce/console-kit/history'
import type { Application } from './applicationQueries.js'

/** What was done with an application. */
export interface TimelineStep {
  key: string
  kind: 'submit' | 'resubmit' | 'ask' | 'reject' | 'approve'
  at: string
  /** The auditor; absent: the applicant, or not known. */
  who?: string
  note?: string
}

const kinds: Readonly<Record<string, TimelineStep['kind']>> = {
  requestApplicationInformation: 'ask',
  rejectApplication: 'reject',
  approveApplication: 'approve',
}

/**
 * What happened to an application, the newest first. Decisions come from its history; without it, the
 * last one stands in the application itself. The applicant's steps are in no log: the latest one is
 * known by its time.
 */
export function timelineOf(
  application: Application,
  lines: readonly OperatorLog[] | undefined,
): TimelineStep[] {
  const decisions = lines ? lines.flatMap(stepOf) : lastDecision(application)
  const wasAsked =
    (application.status === 'submitted' && application.note !== null) ||
    decisions.some(({ kind, at }) => kind === 'ask' && at !== '' && at <= application.submittedAt)
  const submission: TimelineStep = {
    key: 'submission',
    kind: wasAsked ? 'resubmit' : 'submit',
    at: application.submittedAt,
  }
  return [...decisions, submission].sort((one, other) => timeOf(other) - timeOf(one))
}

function stepOf(line: OperatorLog): TimelineStep[] {
  const kind = kinds[line.operation]
  if (!kind) return []
  const who = line.userName ?? line.userId
  const note = line.after?.['note']
  return [
    {
      ...{ key: line.id, kind, at: line.at },
      ...(who !== null && { who }),
      ...(typeof note === 'string' && note !== '' && { note }),
    },
  ]
}

/** What the application itself tells of the last decision; of a question not when it was asked. */
function lastDecision({ status, decidedAt, note }: Application): TimelineStep[] {
  const words = note ? { note } : {}
  if (status === 'needs_information') return [{ key: 'decision', kind: 'ask', at: '', ...words }]
  if (decidedAt === null) return []
  const kind = status === 'approved' ? 'approve' : 'reject'
  return [{ key: 'decision', kind, at: decidedAt, ...words }]
}

/** A step without a time is the latest one. */
function timeOf({ at }: TimelineStep): number {
  return at === '' ? Number.MAX_SAFE_INTEGER : new Date(at).getTime()
}
