import { listCustomers, listPlanPushes, listPlans } from '@spruce/api-client/operations'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { alsoStale } from './alsoStale.js'

it('a change makes stale what was read of other tags, and nothing else', async () => {
  const client = new QueryClient()
  for (const tag of ['plans', 'plan-pushes', 'customers']) client.setQueryData([tag, 'one'], 1)
  const onSuccess = alsoStale(listPlans, listPlanPushes)
  await new MutationObserver(client, { mutationFn: () => Promise.resolve(), onSuccess }).mutate(
    undefined,
  )
  const isStale = (tag: string) => client.getQueryState([tag, 'one'])?.isInvalidated
  expect([listPlans, listPlanPushes, listCustomers].map(({ tag }) => isStale(tag))).toEqual([
    true,
    true,
    false,
  ])
})
