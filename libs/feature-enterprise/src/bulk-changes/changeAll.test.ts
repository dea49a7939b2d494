import { createTestApi } from '@spruce/api-client/testing'
import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import type { MemberContext } from '../organization/memberTargets.js'
import { changeAll, mostExcepted } from './changeAll.js'

/** The context of an action whose server notes what is asked. */
function contextOf(asked: unknown[]) {
  const api = createTestApi({
    'POST /spruce/api/v1/bulk-changes/preview': ({ body }) => {
      asked.push(body)
      return { total: 0, changing: 0, left: [], fingerprint: 'f' }
    },
  })
  return {
    ...{ api, client: new QueryClient(), language: 'zh-CN' as const },
    list: { query: {} },
    open: vi.fn(() => Promise.resolve(undefined)),
  } as unknown as MemberContext
}

const unticked = (count: number) => ({
  except: new Set(Array.from({ length: count }, (_, index) => `m${String(index)}`)),
  ...{ count: 5_000, query: {} },
})

it('leaves as many out one by one as the server takes', async () => {
  const asked: { filter: { exceptIds?: string[] } }[] = []
  await changeAll(contextOf(asked), 'disable', unticked(mostExcepted))
  expect(asked[0]?.filter.exceptIds).toHaveLength(mostExcepted)
})

it('asks for filters where more are unticked, and sends nothing', async () => {
  const asked: unknown[] = []
  expect(await changeAll(contextOf(asked), 'disable', unticked(mostExcepted + 1))).toBe(false)
  expect(asked).toEqual([])
})
