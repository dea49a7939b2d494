import { isMadeStaleBy } from '@spruce/shell-ui'
import { partialMatchKey, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { createPlansApi, makePush } from './plansHandlers.js'
import {
  planPushOptions,
  previewCustomersOptions,
  previewItemsOptions,
  pushCustomersKey,
  pushCustomersOptions,
  pushPreviewOptions,
  refreshPreview,
} from './planPushQueries.js'

it('a push is asked for again when its job tells of progress', async () => {
  const store = { plans: [], push: makePush({ status: 'running' }) }
  const client = new QueryClient()
  const observer = new QueryObserver(
    client,
    planPushOptions(createPlansApi(store), 'push-1', false),
  )
  const stop = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.status).toBe('running'))
  store.push = makePush({ status: 'done' })
  await client.invalidateQueries({ predicate: isMadeStaleBy('job') })
  expect(observer.getCurrentResult().data?.status).toBe('done')
  stop()
})

it.each([
  [5000, 'running', 'done'],
  [false, 'running', 'running'],
] as const)('a push is asked for every %s ms by itself', async (pollTime, before, after) => {
  vi.useFakeTimers()
  const store = { plans: [], push: makePush({ status: before }) }
  const options = planPushOptions(createPlansApi(store), 'push-1', pollTime)
  const observer = new QueryObserver(new QueryClient(), options)
  const stop = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(100)
  store.push = makePush({ status: 'done' })
  await vi.advanceTimersByTimeAsync(6000)
  expect(observer.getCurrentResult().data?.status).toBe(after)
  stop()
  vi.useRealTimers()
})

it('a preview is asked for anew with its customers and items, that of another plan is not', async () => {
  const api = createPlansApi({ plans: [] })
  const client = new QueryClient()
  const keysOf = (planId: string) => [
    pushPreviewOptions(api, planId).queryKey,
    previewCustomersOptions(api, planId, { page: 2 }).queryKey,
    previewItemsOptions(api, { planId, customerId: 'customer-1' }, {}).queryKey,
  ]
  for (const key of [...keysOf('plan-1'), ...keysOf('plan-2')]) client.setQueryData(key, {})
  await refreshPreview(client, 'plan-1')
  const areStale = (planId: string) =>
    keysOf(planId).map((key) => client.getQueryState(key)?.isInvalidated)
  expect(areStale('plan-1')).toEqual([true, true, true])
  expect(areStale('plan-2')).toEqual([false, false, false])
})

it('every page of the customers of a push lies under one key', () => {
  const api = createPlansApi({ plans: [] })
  const query = { page: 2, outcome: 'failed' } as const
  const { queryKey } = pushCustomersOptions(api, { id: 'push-1' }, query)
  expect(partialMatchKey(queryKey, pushCustomersKey('push-1'))).toBe(true)
  expect(partialMatchKey(queryKey, pushCustomersKey('push-2'))).toBe(false)
})
