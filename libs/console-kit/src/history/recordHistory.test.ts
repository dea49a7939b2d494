import { listDeviceHistory } from '@spruce/api-client/operations'
import { createTestApi } from '@spruce/api-client/testing'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { recordHistory } from './recordHistory.js'

it('asks the call of the kind for the lines of one record', async () => {
  const asked: unknown[] = []
  const api = createTestApi({
    'GET /spruce/api/v1/devices/{id}/history': ({ path, query }) => {
      asked.push([path, query])
      return { rows: [], total: 7 }
    },
  })
  const source = recordHistory(listDeviceHistory, 'device:list')
  const request = { objectTable: 'devices', objectId: 'd1', page: 2, size: 10 }
  const { queryKey, queryFn } = source.list(api, request)
  if (typeof queryFn !== 'function') throw new Error('No function')
  const { total } = await new QueryClient().query({ queryKey, queryFn })
  expect(source.permission).toBe('device:list')
  expect(total).toBe(7)
  expect(asked).toEqual([[{ id: 'd1' }, { page: '2', size: '10' }]])
})
