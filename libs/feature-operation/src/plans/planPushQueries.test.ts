import { isMadeStaleBy } from '@spruce/shell-ui'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { createPlansApi, makePush } from './plansHandlers.js'
import { planPushOptions } from './planPushQueries.js'

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
