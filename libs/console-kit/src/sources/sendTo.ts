import type { ApiClient } from '@spruce/api-client'
import type { ActionContext } from '@spruce/shell-ui'
import type { QueryKey } from '@tanstack/react-query'

/**
 * For the actions of a source: sends one of its calls and makes stale what lies under its key. A refused
 * call came too late: what is on show becomes the latest, too.
 */
export function sendTo(key: QueryKey) {
  return <Data>(context: ActionContext, call: (api: ApiClient) => Promise<Data>): Promise<Data> =>
    context.send(
      {
        mutationFn: call,
        meta: { silent: true, invalidates: key },
        onError: () => context.client.invalidateQueries({ queryKey: key }),
      },
      context.api,
    )
}
