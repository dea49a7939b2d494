import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderInShell } from '../../testing/render.js'
import type { DataColumn } from '../data-table/columns.js'
import { arrangeColumns } from '../data-table/columnViews.js'
import { PermissionProvider } from '../permissions/PermissionProvider.js'
import { toast } from '../provider/toast.js'
import { ResourcePage } from '../resource-page/ResourcePage.js'
import type { ResourceQuery } from '../search/defineSearch.js'
import { useResourceList } from '../resource-page/useResourceList.js'
import { FilterSelect } from '../forms/FilterSelect.js'
import { samplePeople, type SamplePerson } from '../testing/samples.js'
import { MemoryViews } from '../testing/MemoryViews.js'
import { readTableView, standardView } from './tableView.js'
import { useTableViews } from './useTableViews.js'
import { ViewPortProvider, type ViewSet } from './ViewPort.js'

interface PeopleQuery extends ResourceQuery {
  status?: string | undefined
}

const columns: DataColumn<SamplePerson>[] = [
  { id: 'name', header: '姓名', isSortable: true },
  { id: 'loginName', header: '账号', isSortable: true },
  { id: 'department', header: '部门' },
  { id: 'age', header: '年龄' },
]
const filters = ['status'] as const
const people = samplePeople(25)

function readQuery(search: Record<string, unknown>): PeopleQuery {
  const { status, sort, size } = search
  return {
    ...((status === 'active' || status === 'disabled') && { status }),
    ...(typeof sort === 'string' && { sort }),
    ...(typeof size === 'number' && size !== 20 && { size }),
  }
}

interface StageProps {
  initial?: PeopleQuery
  onQuery?: (query: PeopleQuery) => void
}

function People({ initial = {}, onQuery }: StageProps) {
  const [query, setQuery] = useState(initial)
  const state = useResourceList({
    query,
    onQueryChange: (patch) => {
      const next = { ...query, ...patch }
      onQuery?.(next)
      setQuery(next)
    },
    list: (wanted: PeopleQuery) =>
      queryOptions({
        queryKey: ['people', wanted],
        queryFn: () => Promise.resolve({ rows: people.slice(0, 3), total: 25 }),
      }),
  })
  const views = useTableViews({ table: 'people', columns, state, filters, readQuery })
  return (
    <ResourcePage
      state={{ ...state, screen: { title: '成员', permission: 'user:list', columns, views } }}
    >
      <ResourcePage.Toolbar>
        <FilterSelect
          label="全部状态"
          value={query.status}
          options={[{ value: 'active', label: '正常' }]}
          onChange={(status) => state.setFilter({ status })}
        />
      </ResourcePage.Toolbar>
      <ResourcePage.Table columns={columns} />
    </ResourcePage>
  )
}

function show(port: MemoryViews | undefined, props: StageProps & { permissions?: string[] } = {}) {
  const { permissions = ['view:share'], ...rest } = props
  return renderInShell(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <PermissionProvider permissions={['user:list', ...permissions]}>
        <ViewPortProvider value={port}>
          <People {...rest} />
        </ViewPortProvider>
      </PermissionProvider>
    </QueryClientProvider>,
  )
}

function heads() {
  return screen
    .getAllByRole('columnheader')
    .map((head) => head.textContent)
    .filter(Boolean)
}

async function openMenu(name: RegExp | string = /^视图：/) {
  await userEvent.click(await screen.findByRole('button', { name }))
  return screen.findByRole('menu')
}

async function hideColumn(name: string) {
  await userEvent.click(screen.getByRole('button', { name: '列设置' }))
  await userEvent.click(await screen.findByRole('checkbox', { name }))
  await userEvent.keyboard('{Escape}')
}

/** A dialog that stays open would keep the pointer from the next test. */
async function dismiss(form: HTMLElement) {
  const discard = { name: '放弃修改' }
  await userEvent.click(within(form).getByRole('button', { name: '取消' }))
  if (screen.queryByRole('alertdialog')) await userEvent.click(screen.getByRole('button', discard))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}

const compact = {
  version: 1,
  columns: [
    { id: 'name', isShown: true },
    { id: 'gone', isShown: true },
    { id: 'age', isShown: true, width: 90 },
    { id: 'loginName', isShown: false },
  ],
  filters: { status: 'active', gone: 'x' },
  sort: '-loginName',
  size: 50,
  density: 'compact',
} as const

function kept(set: Partial<ViewSet> = {}): MemoryViews {
  return new MemoryViews({ mine: [{ name: '在职', view: compact }], ...set })
}

// Four toasts stand at most: those of one test would keep the next one's waiting.
afterEach(() => toast.clear())

describe('arrangeColumns', () => {
  it('forgives columns that are no more and places new ones by their neighbour', () => {
    expect(arrangeColumns(columns, compact.columns)).toEqual([
      { id: 'name', isShown: true },
      { id: 'age', isShown: true, width: 90 },
      { id: 'loginName', isShown: false },
      { id: 'department', isShown: true },
    ])
  })

  it('keeps the column that names the row first and in sight', () => {
    const views = [
      { id: 'age', isShown: true },
      { id: 'name', isShown: false },
    ]
    expect(arrangeColumns(columns, views)[0]).toEqual({ id: 'name', isShown: true })
  })
})

describe('readTableView', () => {
  it.each([
    ['nothing', undefined],
    ['a text', 'x'],
    ['parts of other kinds', { columns: 3, filters: 4, sort: {}, size: '50', density: 'huge' }],
  ])('reads %s as the standard view', (_name, value) => {
    expect(readTableView(value)).toEqual(standardView)
  })

  it('keeps what it knows and leaves out the rest', () => {
    const columnsKept = [{ id: 'a', isShown: false, width: 80 }, { id: 7 }, null]
    expect(readTableView({ ...compact, columns: columnsKept, filters: { a: 'b', c: 1 } })).toEqual({
      ...compact,
      columns: [{ id: 'a', isShown: false, width: 80 }],
      filters: { a: 'b' },
    })
  })
})

describe('opening', () => {
  it('shows the view used last: filters, sorting, size, columns, density', async () => {
    const onQuery = vi.fn()
    const { container } = show(kept({ lastUsed: 'mine/在职' }), { onQuery })
    expect(await screen.findByRole('button', { name: '视图：在职' })).toBeVisible()
    expect(onQuery).toHaveBeenCalledWith(
      expect.objectContaining({ status: 'active', sort: '-loginName', size: 50 }),
    )
    expect(heads()).toEqual(['姓名', '年龄', '部门'])
    const box = container.querySelector<HTMLElement>('.sp-table-box')
    expect(box?.style.getPropertyValue('--sp-sizes-row')).toBe('36px')
  })

  it('starts with the company default when none was chosen', async () => {
    show(new MemoryViews({ shared: [{ name: '全员', view: compact }], defaultName: '全员' }))
    expect(await screen.findByRole('button', { name: '视图：全员' })).toBeVisible()
  })

  it('stays with the standard view when that was chosen last', async () => {
    const port = new MemoryViews({
      shared: [{ name: '全员', view: compact }],
      defaultName: '全员',
      lastUsed: '',
    })
    show(port)
    await openMenu('视图：标准视图')
    expect(await screen.findByRole('menuitemradio', { name: '标准视图' })).toBeChecked()
  })

  it('leaves the filters of an address alone, and says that the view is changed', async () => {
    const onQuery = vi.fn()
    show(kept({ lastUsed: 'mine/在职' }), { initial: { sort: 'name' }, onQuery })
    expect(await screen.findByRole('button', { name: '视图：在职 (已修改)' })).toBeVisible()
    expect(onQuery).not.toHaveBeenCalled()
    expect(heads()).toEqual(['姓名', '年龄', '部门'])
  })

  it('shows no menu without a place for views', async () => {
    show(undefined)
    expect(await screen.findByText(people[0]!.name)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^视图：/ })).not.toBeInTheDocument()
  })
})

describe('keeping', () => {
  it('saves the table as it is under a new name and remembers it', async () => {
    const port = new MemoryViews()
    show(port)
    await screen.findByText(people[0]!.name)
    await hideColumn('部门')
    await openMenu('视图：标准视图 (已修改)')
    await userEvent.click(screen.getByRole('menuitem', { name: '另存为新视图…' }))
    const form = await screen.findByRole('dialog', { name: '另存为新视图' })
    await userEvent.type(within(form).getByLabelText(/名称/), '不看部门')
    await userEvent.click(within(form).getByRole('button', { name: '保存' }))
    expect(await screen.findByRole('button', { name: '视图：不看部门' })).toBeVisible()
    await waitFor(() => expect(port.set.lastUsed).toBe('mine/不看部门'))
    expect(port.set.mine[0]?.view.columns).toContainEqual({ id: 'department', isShown: false })
  })

  it('shares a new view when the person may', async () => {
    const port = new MemoryViews()
    show(port)
    await openMenu()
    await userEvent.click(screen.getByRole('menuitem', { name: '另存为新视图…' }))
    const form = await screen.findByRole('dialog', { name: '另存为新视图' })
    await userEvent.type(within(form).getByLabelText(/名称/), '全员')
    await userEvent.click(within(form).getByRole('switch', { name: '共享给企业所有成员' }))
    await userEvent.click(within(form).getByRole('button', { name: '保存' }))
    await waitFor(() => expect(port.set.shared).toHaveLength(1))
    expect(port.set.mine).toHaveLength(0)
  })

  it('offers no sharing without the permission, and no change of a shared view', async () => {
    const port = new MemoryViews({
      shared: [{ name: '全员', view: compact }],
      lastUsed: 'shared/全员',
    })
    show(port, { permissions: [] })
    await openMenu('视图：全员')
    expect(screen.queryByRole('menuitem', { name: '删除视图' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('menuitem', { name: '另存为新视图…' }))
    const form = await screen.findByRole('dialog', { name: '另存为新视图' })
    expect(within(form).queryByRole('switch')).not.toBeInTheDocument()
    await dismiss(form)
  })

  it('refuses a name that is taken', async () => {
    const port = kept()
    show(port)
    await openMenu()
    await userEvent.click(screen.getByRole('menuitem', { name: '另存为新视图…' }))
    const form = await screen.findByRole('dialog', { name: '另存为新视图' })
    await userEvent.type(within(form).getByLabelText(/名称/), '在职')
    await userEvent.click(within(form).getByRole('button', { name: '保存' }))
    expect(await within(form).findByText('已有同名的视图')).toBeVisible()
    expect(port.set.mine).toHaveLength(1)
    await dismiss(form)
  })

  it('adds to what another tab has kept meanwhile', async () => {
    const port = kept({ lastUsed: 'mine/在职' })
    show(port)
    await screen.findByRole('button', { name: '视图：在职' })
    port.set = { ...port.set, mine: [...port.set.mine, { name: '别处', view: standardView }] }
    await hideColumn('部门')
    await openMenu()
    await userEvent.click(screen.getByRole('menuitem', { name: '保存到“在职”' }))
    expect(await screen.findByText('已保存视图“在职”')).toBeVisible()
    expect(port.set.mine.map(({ name }) => name)).toEqual(['在职', '别处'])
    expect(port.set.mine[0]?.view.columns).toContainEqual({ id: 'department', isShown: false })
  })

  it('renames the view on show', async () => {
    const port = kept({ lastUsed: 'mine/在职' })
    show(port)
    await openMenu('视图：在职')
    await userEvent.click(screen.getByRole('menuitem', { name: '重命名…' }))
    const form = await screen.findByRole('dialog', { name: '重命名“在职”' })
    await userEvent.clear(within(form).getByLabelText(/名称/))
    await userEvent.type(within(form).getByLabelText(/名称/), '在岗')
    await userEvent.click(within(form).getByRole('button', { name: '保存' }))
    expect(await screen.findByRole('button', { name: '视图：在岗' })).toBeVisible()
    expect(port.set).toMatchObject({ mine: [{ name: '在岗' }], lastUsed: 'mine/在岗' })
  })

  it('deletes an own view at once and brings it back', async () => {
    const port = kept({ lastUsed: 'mine/在职' })
    show(port)
    await openMenu('视图：在职')
    await userEvent.click(screen.getByRole('menuitem', { name: '删除视图' }))
    await waitFor(() => expect(port.set.mine).toHaveLength(0))
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }))
    await waitFor(() => expect(port.set.mine).toEqual([{ name: '在职', view: compact }]))
  })

  it('asks before a shared view goes, and takes its default with it', async () => {
    const port = new MemoryViews({
      shared: [{ name: '全员', view: compact }],
      defaultName: '全员',
    })
    show(port)
    await openMenu('视图：全员')
    await userEvent.click(screen.getByRole('menuitem', { name: '删除视图' }))
    const question = await screen.findByRole('alertdialog', { name: '删除共享视图“全员”？' })
    expect(port.set.shared).toHaveLength(1)
    await userEvent.click(within(question).getByRole('button', { name: '删除视图' }))
    await waitFor(() => expect(port.set).toMatchObject({ shared: [], defaultName: undefined }))
  })

  it('makes a shared view the default, and takes that back', async () => {
    const port = new MemoryViews({
      shared: [{ name: '全员', view: compact }],
      lastUsed: 'shared/全员',
    })
    show(port)
    await openMenu('视图：全员')
    await userEvent.click(screen.getByRole('menuitem', { name: '设为企业默认' }))
    await waitFor(() => expect(port.set.defaultName).toBe('全员'))
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await openMenu('视图：全员')
    await userEvent.click(screen.getByRole('menuitem', { name: '取消企业默认' }))
    await waitFor(() => expect(port.set.defaultName).toBeUndefined())
  })

  it('keeps nothing in a mock login', async () => {
    const port = kept()
    port.isReadOnly = true
    show(port)
    await openMenu('视图：标准视图')
    expect(screen.queryByRole('menuitem', { name: '另存为新视图…' })).not.toBeInTheDocument()
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '在职' }))
    expect(await screen.findByRole('button', { name: '视图：在职' })).toBeVisible()
    expect(port.set.lastUsed).toBeUndefined()
  })
})

describe('states', () => {
  it('says that the views could not be loaded, and tries again', async () => {
    const port = kept()
    port.failure = new Error('down')
    show(port)
    const menu = await openMenu()
    await within(menu).findByRole('menuitem', { name: '视图加载失败，点击重试' })
    port.failure = undefined
    await userEvent.click(screen.getByRole('menuitem', { name: '视图加载失败，点击重试' }))
    expect(await screen.findByRole('menuitemradio', { name: '在职' })).toBeVisible()
  })

  it('WAI-ARIA menu button: Enter opens, arrows move, Enter chooses, focus comes back', async () => {
    const user = userEvent.setup()
    show(kept())
    const button = await screen.findByRole('button', { name: '视图：标准视图' })
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible())
    button.focus()
    await user.keyboard('{Enter}')
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu).toHaveFocus())
    const highlighted = (name: string) =>
      waitFor(() =>
        expect(screen.getByRole('menuitemradio', { name })).toHaveAttribute('data-highlighted'),
      )
    await highlighted('标准视图')
    await user.keyboard('{ArrowDown}')
    await highlighted('在职')
    // An arrow puts the focus into the menu a frame later; nobody presses Enter within that frame.
    await new Promise(requestAnimationFrame)
    await user.keyboard('{Enter}')
    const chosen = await screen.findByRole('button', { name: '视图：在职' })
    await waitFor(() => expect(chosen).toHaveFocus())
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('menuitemradio', { name: '在职' })).toBeChecked()
    expect(screen.getByRole('menuitemradio', { name: '标准视图' })).not.toBeChecked()
    expect(screen.getByRole('group', { name: '我的视图' })).toBeVisible()
  })
})
