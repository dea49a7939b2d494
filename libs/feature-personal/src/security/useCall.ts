import { useQueryClient } from '@tanstack/react-query'

/**
 * Runs a call of a dialog where the portal sees it: a session that is over is told there, everything
 * else is the dialog's to show.
 */
export function useCall(): <Data>(call: () => Promise<Data>) => Promise<Data> {
  const client = useQueryClient()
  return (call) =>
    client
      .getMutationCache()
      .build(client, client.defaultMutationOptions({ mutationFn: call, meta: { silent: true } }))
      .execute(undefined)
}
