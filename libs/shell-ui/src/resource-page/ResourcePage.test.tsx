import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderInShell } from '../../testing/render.js'
import { defineAction } from '../actions/defineAction.js'
import { PermissionProvider } from '../permissions/PermissionProvider.js'
import { SearchField } from '../search-field/SearchField.js'
import { samplePeople } from '../testing/samples.js'
import { ResourcePage } from './ResourcePage.js'
import type { ResourceQuery } from '../search/defineSearch.js'
import { useResourceList } from './useResourceList.js'

interface PeopleQuery extends ResourceQuery {
  keyword?: string | undefined
}

const everyone = samplePeople(45)
const columns = [{ id: 'name', header: '姓名', isSortable: true }]

function answer({ page = 1, size = 20, keyword = '' }: PeopleQuery) {
  const found = everyone.filter(({ name }) => name.includes(keyword))
  return Promise.resolve({ rows: found.slice((page - 1) * size, page * size), total: found.length })
}

interface StageProps {
  load?: (query: PeopleQuery) => Promise<{ rows: typeof everyone; total: number }>
  onQueryChange?: (patch: Partial<PeopleQuery>) => void
  initial?: PeopleQuery
  permissions?: readonly string[]
}

const bulk = [defineAction<ReadonlySet<string>>({ label: '移除所选', danger: true, run: vi.fn() })]

function People({ load = answer, onQueryChange, initial = {} }: StageProps) {
  const [query, setQuery] = useState(initial)
  const people = useResourceList({
    query,
    onQueryChange: (patch) => {
      onQueryChange?.(patch)
      setQuery({ ...query, ...patch })
    },
    list: (wanted: PeopleQuery) =>
      queryOptions({ queryKey: ['people', wanted], queryFn: () => load(wanted), retry: false }),
  })
  return (
    <ResourcePage state={people} title="成员" permission="user:list">
      <ResourcePage.Toolbar bulk={bulk}>
        <ResourcePage.Filters>
          <SearchField
            delay={0}
            value={query.keyword}
            onChange={(keyword) => people.setFilter({ keyword })}
          />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table columns={columns} isSelectable permission="user:list" />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}

function show(props: StageProps = {}) {
  const client = new QueryClient()
  return renderInShell(
    <QueryClientProvider client={client}>
      <PermissionProvider permissions={props.permissions ?? ['user:list']}>
        <People {...props} />
      </PermissionProvider>
    </QueryClientProvider>,
  )
}

function names() {
  const table = screen.getByRole('grid', { name: '成员' })
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent)
}

describe('useResourceList', () => {
  it('gives way to the last page where a link names one that is no more', async () => {
    show({ initial: { page: 9 } })
    expect(await screen.findByText(everyone[44]!.name)).toBeVisible()
    expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent('3')
  })

  it('a filter resets the page to 1', async () => {
    const onQueryChange = vi.fn()
    show({ initial: { page: 2, size: 5 }, onQueryChange })
    await waitFor(() => expect(names()).toHaveLength(5))
    await userEvent.type(screen.getByRole('searchbox'), '王')
    await waitFor(() =>
      expect(onQueryChange).toHaveBeenCalledWith({ keyword: '王', page: undefined }),
    )
    await waitFor(() => expect(names().every((name) => name?.includes('王'))).toBe(true))
  })

  it('a change of size resets the page to 1', async () => {
    const onQueryChange = vi.fn()
    show({ initial: { page: 2, size: 5 }, onQueryChange })
    await waitFor(() => expect(names()).toHaveLength(5))
    await userEvent.selectOptions(screen.getByLabelText('每页条数'), '50 条/页')
    expect(onQueryChange).toHaveBeenCalledExactlyOnceWith({ page: undefined, size: 50 })
    await waitFor(() => expect(names()).toHaveLength(45))
  })

  it('a change of sorting resets the page to 1', async () => {
    const onQueryChange = vi.fn()
    show({ initial: { page: 2 }, onQueryChange })
    await userEvent.click(await screen.findByRole('button', { name: '姓名' }))
    expect(onQueryChange).toHaveBeenCalledExactlyOnceWith({ sort: 'name', page: undefined })
  })

  it('keeps the former rows while the next page loads', async () => {
    const user = userEvent.setup()
    let finish = () => undefined as unknown
    const load = (query: PeopleQuery) =>
      query.page === 2
        ? new Promise<{ rows: typeof everyone; total: number }>((resolve) => {
            finish = () => resolve({ rows: everyone.slice(5, 10), total: 45 })
          })
        : answer(query)
    show({ load, initial: { size: 5 } })
    await waitFor(() => expect(names()).toHaveLength(5))
    const former = names()
    await user.click(screen.getByRole('button', { name: '下一页' }))
    expect(names()).toEqual(former)
    finish()
    await waitFor(() => expect(names()[0]).toBe(everyone[5]!.name))
  })

  it('clears the selection when the page changes', async () => {
    show({ initial: { size: 5 } })
    await waitFor(() => expect(names()).toHaveLength(5))
    await userEvent.click(screen.getByRole('checkbox', { name: '全选本页' }))
    expect(screen.getByRole('region', { name: '批量操作' })).toHaveTextContent('已选择 5 项')
    expect(screen.getByRole('button', { name: '移除所选' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '下一页' }))
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: '批量操作' })).not.toBeInTheDocument(),
    )
  })

  it('counts rows over all pages', async () => {
    show({ initial: { page: 3 } })
    await waitFor(() => expect(names()).toHaveLength(5))
    expect(screen.getByText('共 45 条')).toBeVisible()
    expect(screen.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '42')
  })
})

describe('ResourcePage', () => {
  it('hides the pagination at total 0 and says that nothing was found', async () => {
    show({ initial: { keyword: '没有这个人' } })
    expect(await screen.findByText('没有符合条件的结果')).toBeVisible()
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })

  it('says what failed and tries again', async () => {
    let isDown = true
    show({
      initial: { size: 5 },
      load: (query) => (isDown ? Promise.reject(new Error('网络开小差了')) : answer(query)),
    })
    expect(await screen.findByText('网络开小差了')).toBeVisible()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(names()).toHaveLength(5))
  })

  it('shows why there is nothing to see, without its permission', () => {
    const load = vi.fn(answer)
    show({ permissions: [], load })
    expect(screen.getByText('需要权限“user:list”，请联系管理员开通。')).toBeVisible()
    expect(screen.queryByRole('grid')).not.toBeInTheDocument()
  })

  it('names the permission when the server answers 403', async () => {
    const denied = Object.assign(new Error('API授权'), { status: 403 })
    show({ load: () => Promise.reject(denied) })
    expect(await screen.findByText('需要权限“user:list”，请联系管理员开通。')).toBeVisible()
  })
})
