import { unwrap, type Schemas } from '@spruce/api-client'
import { useApi, useSession } from '@spruce/session/react'
import { confirmDialog, runMutation, toast, useMessages } from '@spruce/shell-ui'
import { useQueryClient } from '@tanstack/react-query'
import { myWorkbenchOptions } from '../home/homeQueries.js'
import { workbenchMessages } from '../messages.js'
import { keptChanges } from './keptChanges.js'

/** How long a reset can be undone, in milliseconds. */
const undoTime = 8000

export interface WorkbenchResetProps {
  /** The one that the person has made their own. */
  workbench: Schemas['MyWorkbench']
  /** Its place among those given. */
  at: number
}

/** Goes back to the given workbench, where a person has arranged one of their own; for a while that can be undone. */
export function WorkbenchReset({ workbench, at }: WorkbenchResetProps) {
  const api = useApi()
  const { isMockLogin } = useSession()
  const client = useQueryClient()
  const messages = useMessages(workbenchMessages)
  const { source, workbenchId, revision, name } = workbench
  if (source !== 'personal' || workbenchId === null || revision === null || isMockLogin) return null

  const { queryKey } = myWorkbenchOptions(api, at)
  const show = (answer: Schemas['MyWorkbench']) => client.setQueryData(queryKey, answer)

  /** What the given one took of the changes, once more. */
  function undo(id: string, number: number) {
    const body = { workbenchId: id, revision: number, version: 1, changes: keptChanges(workbench) }
    const mutationFn = () => unwrap(api.PUT('/spruce/api/v1/my-workbench', { body }))
    runMutation(client, { mutationFn }, undefined).then(
      (answer) => {
        show(answer)
        toast.success(messages.undone)
      },
      () => client.invalidateQueries({ queryKey }), // the mutation has said why
    )
  }

  async function ask(id: string, number: number) {
    const isDone = await confirmDialog.open({
      title: messages.resetTitle,
      message: messages.resetText(name ?? ''),
      confirmLabel: messages.reset,
      onConfirm: async () => {
        const body = { workbenchId: id }
        show(await unwrap(api.POST('/spruce/api/v1/my-workbench/reset', { body })))
      },
    })
    if (!isDone) return
    toast.success(messages.resetDone, {
      duration: undoTime,
      action: { label: messages.undo, onClick: () => undo(id, number) },
    })
  }

  return (
    <button
      type="button"
      className="sp-text-button home-reset"
      onClick={() => void ask(workbenchId, revision)}
    >
      {messages.reset}
    </button>
  )
}
