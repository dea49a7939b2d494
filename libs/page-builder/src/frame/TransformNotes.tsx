import { useLanguage } from '@spruce/shell-ui'
import { sayFailures, sayTransformProblem } from '../data/failureMessages.js'
import type { CellFailure, TransformProblem } from '../data/transforms.js'
import { WidgetNote } from './WidgetNote.js'

/** What calculated columns lack. */
export function CellFailures({ failures }: { readonly failures: readonly CellFailure[] }) {
  return <span>{sayFailures(failures, useLanguage())}</span>
}

/** Why a step of a query cannot be done. */
export function TransformNote({ problem }: { readonly problem: TransformProblem }) {
  return <WidgetNote title={sayTransformProblem(problem, useLanguage())} isAlert />
}
