import type { Schemas } from '@spruce/api-client'
import { useSession } from '@spruce/session/react'
import { useMessages } from '@spruce/shell-ui'
import type { Ref } from 'react'
import { workbenchMessages } from '../messages.js'

/** A workbench that a person arranges. */
export interface EditedWorkbench {
  readonly workbenchId: string
  readonly name: string
}

export interface WorkbenchCustomiseProps {
  workbench: Schemas['MyWorkbench']
  ref?: Ref<HTMLButtonElement>
  onBegin: (edited: EditedWorkbench) => void
}

/**
 * Begins to arrange a designed workbench. Whoever looks at the product as somebody else arranges nothing for them, and
 * the portal's own page is not arranged.
 */
export function WorkbenchCustomise({ workbench, ref, onBegin }: WorkbenchCustomiseProps) {
  const { isMockLogin } = useSession()
  const messages = useMessages(workbenchMessages)
  const { workbenchId, document, name } = workbench
  if (workbenchId === null || document === null || isMockLogin) return null
  return (
    <button
      ref={ref}
      type="button"
      className="sp-text-button home-reset"
      onClick={() => onBegin({ workbenchId, name: name ?? '' })}
    >
      {messages.customise}
    </button>
  )
}
