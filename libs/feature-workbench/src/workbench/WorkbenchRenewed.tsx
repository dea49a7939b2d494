import { unwrap, type Schemas } from '@spruce/api-client'
import { useApi } from '@spruce/session/react'
import { useMessages } from '@spruce/shell-ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { myWorkbenchOptions } from '../home/homeQueries.js'
import { sayLoss, workbenchMessages } from '../messages.js'
import { keptChanges } from './keptChanges.js'

export interface WorkbenchRenewedProps {
  workbench: Schemas['MyWorkbench']
  /** Its place among those given. */
  at: number
}

/** Tells a person that what they arranged has been published anew, and what of theirs could not be kept. */
export function WorkbenchRenewed({ workbench, at }: WorkbenchRenewedProps) {
  const api = useApi()
  const client = useQueryClient()
  const messages = useMessages(workbenchMessages)
  const { queryKey } = myWorkbenchOptions(api, at)
  /** What is said once is not said again: the changes go on from the new revision. */
  const settle = useMutation({
    mutationFn: (body: Schemas['SaveMyWorkbenchRequest']) =>
      unwrap(api.PUT('/spruce/api/v1/my-workbench', { body })),
    onSuccess: (saved) => client.setQueryData(queryKey, saved),
    onError: () => client.invalidateQueries({ queryKey }),
  })
  const { isStale, notKept, workbenchId, revision, version, name } = workbench
  if (!isStale || workbenchId === null || revision === null) return null
  const understand = () =>
    settle.mutate({ workbenchId, revision, version, changes: keptChanges(workbench) })

  return (
    <section className="home-renewed" role="status">
      <p>{messages.renewed(name ?? '')}</p>
      {notKept.length > 0 && (
        <>
          <p>{messages.notKept}</p>
          <ul>
            {notKept.map((loss) => (
              <li key={`${loss.id} ${loss.part}`}>{sayLoss(loss, messages)}</li>
            ))}
          </ul>
        </>
      )}
      <button
        type="button"
        className="sp-text-button"
        disabled={settle.isPending}
        onClick={understand}
      >
        {messages.understood}
      </button>
    </section>
  )
}
