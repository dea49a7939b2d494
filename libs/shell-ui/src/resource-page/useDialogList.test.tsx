import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { ApiProvider } from '../provider/ApiProvider.js'
import type { ResourceQuery } from '../search/defineSearch.js'
import { useDialogList } from './useDialogList.js'

type Query = ResourceQuery & { keyword?: string }

function renderList(initial?: Query) {
  const names = vi.fn((query: Query) => ({
    rows: [{ code: `${query.keyword ?? ''}${query.page ?? 1}` }],
    total: 25,
  }))
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ApiProvider api={names}>{children}</ApiProvider>
    </QueryClientProvider>
  )
  const { result } = renderHook(
    () =>
      useDialogList({
        ...(initial && { initial }),
        list: (api, query: Query) =>
          queryOptions({
            queryKey: ['names', query],
            queryFn: () => (api as typeof names)(query),
          }),
        rowId: ({ code }) => code,
      }),
    { wrapper },
  )
  return { names, result }
}

it('holds the query of a dialog, asks the api for pages, and turns back to the first for a filter', async () => {
  const { names, result } = renderList()
  await waitFor(() => expect(result.current.rows).toEqual([{ code: '1' }]))
  expect(names).toHaveBeenCalledExactlyOnceWith({ size: 10 })
  act(() => result.current.setPage({ page: 2, size: 10 }))
  await waitFor(() => expect(result.current.rows).toEqual([{ code: '2' }]))
  act(() => result.current.setFilter({ keyword: 'a' }))
  await waitFor(() => expect(result.current.rows).toEqual([{ code: 'a1' }]))
  expect(result.current.page).toBe(1)
  expect(result.current.rowsOf(new Set(['a1']))).toEqual([{ code: 'a1' }])
})

it('begins with filters, which stay while pages turn', async () => {
  const { names, result } = renderList({ keyword: 'b' })
  await waitFor(() => expect(result.current.rows).toEqual([{ code: 'b1' }]))
  expect(names).toHaveBeenCalledExactlyOnceWith({ keyword: 'b', size: 10 })
  expect(result.current.isFiltered).toBe(true)
  act(() => result.current.setPage({ page: 2, size: 10 }))
  await waitFor(() => expect(result.current.rows).toEqual([{ code: 'b2' }]))
})
