import type { MigrationStep } from './steps.js'

/**
 * Each step after the one before it in its sequence and after what it depends on; among what is free, in
 * the order given.
 * @throws RangeError for a cycle, naming its steps, and for a dependency that is not there
 */
export function orderSteps(steps: readonly MigrationStep[]): readonly MigrationStep[] {
  const byId = new Map(steps.map((step) => [step.id, step]))
  const ordered = new Set<MigrationStep>()
  const open: string[] = []

  const visit = (step: MigrationStep) => {
    if (ordered.has(step)) return
    const start = open.indexOf(step.id)
    if (start >= 0) {
      const cycle = [...open.slice(start), step.id].join(' -> ')
      throw new RangeError(`Migrations that wait for each other: ${cycle}`)
    }
    open.push(step.id)
    const before = byId.get(`${step.sequence}/${step.version - 1}`)
    if (before) visit(before)
    for (const id of step.dependsOn ?? []) {
      const needed = byId.get(id)
      if (!needed)
        throw new RangeError(`Migration ${step.id} depends on ${id}, which nobody registered`)
      visit(needed)
    }
    open.pop()
    ordered.add(step)
  }
  steps.forEach(visit)
  return [...ordered]
}
