import { type OperationOf, tagKey } from '@spruce/api-client'
import type { UseMutationOptions } from '@tanstack/react-query'

/** For `onSuccess` of a change: makes stale what was read of the tags of these operations, besides its own. */
export function alsoStale(
  ...operations: readonly Pick<OperationOf, 'tag'>[]
): NonNullable<UseMutationOptions<unknown, Error, unknown>['onSuccess']> {
  return (_data, _variables, _result, { client }) => {
    for (const operation of operations)
      void client.invalidateQueries({ queryKey: tagKey(operation) })
  }
}
