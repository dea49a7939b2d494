import type { UserImport } from './importQueries.js'
import type { ImportStep } from './importSearch.js'

/** Whether the server is at it. */
export function isWorking(one: UserImport | undefined): boolean {
  const status = one?.job.status
  return status === 'queued' || status === 'running'
}

/** The step on show: the one the address asks for where it is open, else the one the import is at. */
export function stepOf(one: UserImport, wanted: ImportStep | undefined): ImportStep {
  const { job } = one
  if (isWorking(one)) return workStep(job.phase)
  if (wanted && openSteps(one).includes(wanted)) return wanted
  if (job.phase !== 'read') return workStep(job.phase)
  if (job.status === 'failed') return 'sheet'
  return isChecked(one) ? 'check' : 'mapping'
}

/** The steps that can be looked at now. */
export function openSteps({ canChoose, job }: UserImport): readonly ImportStep[] {
  const { actions, phase, status, result } = job
  const steps: ImportStep[] = []
  if (canChoose) steps.push('sheet')
  if (actions.includes('map')) steps.push('mapping')
  if ((result['rows'] ?? 0) > 0) steps.push('check')
  if (phase === 'commit' || phase === 'undo' || status === 'done') steps.push('done')
  return steps
}

/** Whether some rows have been checked: only single ones are not any more. */
function isChecked({ job: { result } }: UserImport): boolean {
  return (result['pending'] ?? 0) < (result['rows'] ?? 0)
}

function workStep(phase: UserImport['job']['phase']): ImportStep {
  if (phase === 'read') return 'sheet'
  return phase === 'check' ? 'check' : 'done'
}
