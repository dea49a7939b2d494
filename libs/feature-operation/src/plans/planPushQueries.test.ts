import { isMadeStaleBy } from '@spruce/shell-ui'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { createPlansApi, makePush } from './plansHandlers.js'
import { planPushOptions } from './planPushQueries.js'

it('a push is asked for again when its job tells of progress', async () => {
  const store = { plans: [], push: makePush({ status: 'running' }) }
  const client = new QueryClient()
  const observer = new QueryObserver(client, planPushOptions(createPlansApi(store), 'push-1'))
  const stop = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.status).toBe('running'))
  store.push = makePush({ status: 'done' })
  await client.invalidateQueries({ predicate: isMadeStaleBy('job') })
  expect(observer.getCurrentResult().data?.status).toBe('done')
  stop()
})
