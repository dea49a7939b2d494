import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderInShell } from '../../testing/render.js'
import { FilterSelect } from '../forms/FilterSelect.js'
import { SearchField } from '../search-field/SearchField.js'
import { samplePeople } from '../testing/samples.js'
import { ResourcePage } from './ResourcePage.js'
import type { ResourceQuery } from '../search/defineSearch.js'
import { countFilters, useResourceList } from './useResourceList.js'

interface PeopleQuery extends ResourceQuery {
  keyword?: string | undefined
  status?: string | undefined
}

const everyone = samplePeople(45)
const columns = [{ id: 'name', header: '姓名' }]

function People() {
  const [query, setQuery] = useState<PeopleQuery>({ status: 'active' })
  const people = useResourceList({
    query,
    onQueryChange: (patch) => setQuery((former) => ({ ...former, ...patch })),
    list: (wanted: PeopleQuery) =>
      queryOptions({
        queryKey: ['people', wanted],
        queryFn: () => {
          const { status, keyword = '' } = wanted
          const rows = everyone.filter(
            (one) => one.name.includes(keyword) && (status === undefined || one.status === status),
          )
          return Promise.resolve({ rows: rows.slice(0, 20), total: rows.length })
        },
      }),
  })
  return (
    <ResourcePage state={people} title="成员">
      <ResourcePage.Toolbar>
        <ResourcePage.Filters>
          <SearchField
            value={query.keyword}
            onChange={(keyword) => people.setFilter({ keyword })}
          />
          <FilterSelect
            label="全部状态"
            value={query.status}
            options={[{ value: 'active', label: '正常' }]}
            onChange={(status) => people.setFilter({ status })}
          />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table columns={columns} />
    </ResourcePage>
  )
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.startsWith('(max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => vi.unstubAllGlobals())

it('folds filters into one button that says how many are set, and gives the focus back', async () => {
  const user = userEvent.setup()
  renderInShell(
    <QueryClientProvider client={new QueryClient()}>
      <People />
    </QueryClientProvider>,
  )
  const button = await screen.findByRole('button', { name: '筛选（已启用 1 项）' })
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  const drawer = await screen.findByRole('dialog', { name: '筛选' })
  // Typed, and closed before the pause that searches: it is searched all the same.
  await user.type(within(drawer).getByRole('searchbox'), everyone[0]!.name)
  await user.click(within(drawer).getByRole('button', { name: /^查看 \d+ 条结果$/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const counted = await screen.findByRole('button', { name: '筛选（已启用 2 项）' })
  await waitFor(() => expect(counted).toHaveFocus())
  await user.keyboard('{Enter}')
  await user.selectOptions(await screen.findByRole('combobox', { name: '全部状态' }), '')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const left = screen.getByRole('button', { name: '筛选（已启用 1 项）' })
  await waitFor(() => expect(left).toHaveFocus())
  // Escape clears a search text first.
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('searchbox'))
  await user.keyboard('{Escape}')
  expect(screen.getByRole('searchbox')).toHaveValue('')
  expect(screen.getByRole('dialog')).toBeVisible()
})

it.each([
  [{}, 0],
  [{ page: 2, size: 50, sort: 'name' }, 0],
  [{ keyword: '', status: undefined }, 0],
  [{ keyword: 'a', status: 'x' }, 2],
  [{ from: '2026-01-01', to: '2026-02-01' }, 1],
  [{ to: '2026-02-01' }, 1],
])('counts the filters of %j: %i', (query, count) => {
  expect(countFilters(query)).toBe(count)
})
