import { changeAnnotation, unitAnnotation } from './stories.mts'

interface Annotation {
  type: string
  description?: string
}

interface Spec {
  file: string
  tests: readonly {
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
    annotations: readonly Annotation[]
  }[]
}

interface Suite {
  specs?: readonly Spec[]
  suites?: readonly Suite[]
}

/** What is read of Playwright's JSON report. */
export interface PlaywrightReport {
  suites: readonly Suite[]
  errors: readonly unknown[]
  stats: { expected: number; flaky: number; unexpected: number; skipped: number }
}

/** What the units of a run came to. */
export interface Summary {
  /** Units of which every test passed at its first try, with the number of tests. */
  passed: Map<string, number>
  failed: Set<string>
  /** Pictures that another browser draws differently. */
  changed: string[]
}

/** Sums up the tests by unit: the one that a test is annotated with, else its file. */
export function summarize({ suites }: PlaywrightReport): Summary {
  const counts = new Map<string, number>()
  const failed = new Set<string>()
  const changed: string[] = []
  for (const { file, tests } of suites.flatMap(specsOf)) {
    for (const { status, annotations } of tests) {
      const find = (type: string) =>
        annotations.flatMap((one) => (one.type === type ? [one.description ?? ''] : []))
      const unit = find(unitAnnotation)[0] ?? `.storybook/browser/${file}`
      counts.set(unit, (counts.get(unit) ?? 0) + 1)
      changed.push(...find(changeAnnotation))
      if (status !== 'expected' || find(changeAnnotation).length > 0) failed.add(unit)
    }
  }
  const passed = new Map([...counts].filter(([unit]) => !failed.has(unit)))
  return { passed, failed, changed }
}

function specsOf(suite: Suite): Spec[] {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}
