import type { FrameColumn } from '../data/Frame.js'
import { useQueryState } from '../runtime/useQueryState.js'
import { textOf } from './storedJson.js'
import { useStudio } from './StudioContext.js'

const none: readonly FrameColumn[] = []

/** The columns that the query of the selected component answered last; for observers. */
export function useQueryColumns(): readonly FrameColumn[] {
  const { design } = useStudio().model
  const [id = ''] = design.selectedIds
  const query = textOf(design.node(id)?.props['query'])
  return useQueryState(query, true).frame?.columns ?? none
}
