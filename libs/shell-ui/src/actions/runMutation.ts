import type { QueryClient, UseMutationOptions } from '@tanstack/react-query'

/**
 * Runs a mutation outside a component: it is seen by the mutation cache and its callbacks run, even
 * when the page that asked for it is hidden meanwhile.
 */
export function runMutation<Data, Variables, Result>(
  client: QueryClient,
  options: UseMutationOptions<Data, Error, Variables, Result>,
  variables: Variables,
): Promise<Data> {
  return client
    .getMutationCache()
    .build(client, client.defaultMutationOptions(options))
    .execute(variables)
}
