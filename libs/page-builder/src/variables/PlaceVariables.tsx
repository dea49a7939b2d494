import { LazyBoundary } from '@spruce/shell-ui'
import { usePageVariables } from '../runtime/PageContext.js'
import { LateVariableBar } from './LateVariableBar.js'

export interface PlaceVariablesProps {
  /** Of the section or dialog. */
  readonly id: string
  /** What people call it. */
  readonly title: string
}

/** The controls of the variables that a section or dialog has of its own; nothing where it has none. */
export function PlaceVariables({ id, title }: PlaceVariablesProps) {
  const { variables } = usePageVariables()
  if (!variables.some(({ isHidden, placeId }) => !isHidden && placeId === id)) return null
  return (
    <LazyBoundary fallback={<div className="sp-page-variables" />}>
      <LateVariableBar place={{ id, title }} />
    </LazyBoundary>
  )
}
