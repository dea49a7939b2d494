import { formatTime } from '@spruce/validators'
import { defineMessages } from '@spruce/validators/i18n'
import {
  MutationCache,
  QueryClient,
  QueryClientProvider,
  queryOptions,
} from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderInShell } from '../../testing/render.js'
import { actionsOf } from '../actions/actionsOf.js'
import { closeAllDialogs, defineDialog } from '../dialogs/defineDialog.js'
import { FormDialog } from '../dialogs/FormDialog.js'
import type { FormPort } from '../dialogs/FormPort.js'
import { FilterCheck } from '../forms/FilterCheck.js'
import { FilterSelect } from '../forms/FilterSelect.js'
import { SelectField } from '../forms/SelectField.js'
import { TextField } from '../forms/TextField.js'
import { uiMessages } from '../messages.js'
import { PermissionProvider } from '../permissions/PermissionProvider.js'
import { ApiProvider } from '../provider/ApiProvider.js'
import { SearchField } from '../search-field/SearchField.js'
import { defineSearch, searchChoice, searchText, type SearchQuery } from '../search/index.js'
import { wordsOf } from '../i18n/words.js'
import { type DataColumn, timeColumn } from '../data-table/columns.js'
import { ResourcePage } from './ResourcePage.js'
import { useFilters } from './useFilter.js'
import type { ResourceList } from './useResourceList.js'
import { defineResource, useResourcePage } from './useResourcePage.js'

interface Plan {
  id: string
  name: string
  level: 'basic' | 'full'
  status: 'on' | 'off'
  updatedAt: string
  version: number
}

const messages = defineMessages({
  'zh-CN': {
    ...{ title: '方案', search: '搜索方案', anyStatus: '全部状态', name: '名称', level: '等级' },
    ...{ basic: '基础', full: '完整', on: '启用', off: '停用', updatedAt: '更新时间' },
    ...{ add: '新增', edit: '编辑', remove: '删除', disable: '全部停用', disabling: '正在停用' },
    ...{ none: '没有可停用的', greet: '问好' },
    removeQuestion: (name: string) => `删除“${name}”？`,
    done: (count: number) => `已处理 ${count} 项`,
    partly: (done: number, failed: number) => `${done} 项成功，${failed} 项失败`,
    saved: (name: string) => `已保存“${name}”`,
  },
  'en-US': {
    ...{ title: 'Plans', search: 'Search', anyStatus: 'Any', name: 'Name', level: 'Level' },
    ...{ basic: 'Basic', full: 'Full', on: 'On', off: 'Off', updatedAt: 'Updated' },
    ...{ add: 'Add', edit: 'Edit', remove: 'Delete', disable: 'Disable all' },
    ...{ disabling: 'Disabling', none: 'Nothing to disable', greet: 'Greet' },
    removeQuestion: (name) => `Delete “${name}”?`,
    done: (count) => `${count} done`,
    partly: (done, failed) => `${done} done, ${failed} failed`,
    saved: (name) => `“${name}” saved`,
  },
})
const t = messages['zh-CN']
const word = wordsOf(messages)
const ui = uiMessages['zh-CN']

const search = defineSearch(
  {
    ...{ keyword: searchText(), status: searchChoice(['on', 'off']) },
    ...{ past: (value: unknown) => value === true || undefined, from: searchText() },
    to: searchText(),
  },
  { sort: ['name'] },
)
type PlanQuery = SearchQuery<typeof search>

/** The server: an array. */
class Server {
  rows: Plan[] = Array.from({ length: 30 }, (_, index) => ({
    id: `p${index}`,
    name: `方案 ${index}`,
    level: 'basic',
    status: index === 0 ? 'off' : 'on',
    updatedAt: '2026-11-20T08:00:00.000Z',
    version: 1,
  }))
  lists = 0
  list({ keyword = '', status, page = 1, size = 20 }: PlanQuery) {
    this.lists += 1
    const found = this.rows.filter(
      (row) => row.name.includes(keyword) && (status === undefined || row.status === status),
    )
    return { rows: found.slice((page - 1) * size, page * size), total: found.length }
  }
  edit(id: string, version: number, changes: Partial<Plan>) {
    const row = this.rows.find((one) => one.id === id)
    if (!row || row.version !== version) throw Object.assign(new Error('STALE'), { status: 412 })
    const next = { ...row, ...changes, version: version + 1 }
    this.rows = this.rows.map((one) => (one === row ? next : one))
    return next
  }
}
type FakeApi = Pick<Server, 'rows' | 'list' | 'lists' | 'edit'>

const columns: readonly DataColumn<Plan>[] = [
  { id: 'name', header: word('name'), isSortable: true },
  {
    id: 'status',
    header: '状态',
    text: ({ status }, language) => messages[language][status],
    tone: ({ status }) => (status === 'on' ? 'success' : 'neutral'),
  },
  timeColumn('updatedAt', word('updatedAt')),
]

const resource = defineResource({
  table: 'plans',
  messages,
  title: 'title',
  search,
  key: ['plans'],
  permission: 'plan:list',
  columns,
  list: (api, query: PlanQuery) =>
    queryOptions({
      queryKey: ['plans', query],
      queryFn: (): Promise<ResourceList<Plan>> => Promise.resolve((api as FakeApi).list(query)),
      retry: false,
    }),
})

interface Draft {
  name: string
  level: Plan['level']
}

function PlanDialog({ plan, ...form }: FormPort<Draft, Plan> & { plan?: Plan }) {
  return (
    <FormDialog<Draft, Plan>
      {...form}
      title={plan ? '编辑方案' : '新增方案'}
      record={plan}
      draftOf={(of) => ({ name: of?.name ?? '', level: of?.level ?? 'basic' })}
      paths={{ 'plan.title': 'name' }}
    >
      <TextField name="name" label="方案名称" />
      <SelectField
        name="level"
        label="等级"
        options={[
          { value: 'basic', label: '基础' },
          { value: 'full', label: '完整' },
        ]}
      />
    </FormDialog>
  )
}

function LevelDialog({
  count,
  ...form
}: FormPort<Pick<Draft, 'level'>, Pick<Draft, 'level'>> & { count: number }) {
  return (
    <FormDialog<Pick<Draft, 'level'>, Pick<Draft, 'level'>>
      {...form}
      title={`等级 ${count}`}
      initialValues={{ level: 'full' }}
    >
      <TextField name="level" label="等级" />
    </FormDialog>
  )
}

const dialog = defineDialog(PlanDialog)
const levelDialog = defineDialog(LevelDialog)
const refused = vi.fn<() => Error | undefined>()
const { addAction, bulkAction, confirmAction, eachAction, formAction, rowAction } =
  actionsOf(resource)

const greet = rowAction({
  label: 'greet',
  run: ({ list }, plan) => greeted(list?.total, plan.name),
})
const pageActions = [
  addAction({
    label: 'add',
    primary: true,
    dialog,
    submit: () => {
      throw refused() ?? new Error('unexpected')
    },
  }),
]
const rowActions = [
  formAction({
    label: 'edit',
    dialog,
    props: (_context, plan) => ({ plan }),
    submit: ({ api, send }, _draft, plan, { changes, version }) =>
      send(
        { mutationFn: () => Promise.resolve((api as FakeApi).edit(plan.id, version, changes)) },
        undefined,
      ),
    load: ({ api }, { id }) =>
      Promise.resolve((api as FakeApi).rows.find((row) => row.id === id) as Plan),
    done: (context, { name }) => context.t.saved(name),
  }),
  confirmAction({
    label: 'remove',
    danger: true,
    question: ({ t: texts }, { name }) => ({ title: texts.removeQuestion(name) }),
    run: async ({ api, client }, { id }) => {
      const server = api as FakeApi
      server.rows = server.rows.filter((row) => row.id !== id)
      await client.invalidateQueries()
    },
    done: (context) => context.t.done(1),
  }),
  greet,
]
const greeted = vi.fn<(total: number | undefined, name: string) => void>()
const off = vi.fn((_id: string) => Promise.resolve())
const calledOff = vi.fn(() => Promise.resolve(false))
const bulkActions = [
  eachAction({
    label: 'disable',
    max: 25,
    takes: ({ status }) => status === 'on',
    none: 'none',
    each: (_context, { id }) => off(id),
    working: 'disabling',
    done: (context, count) => context.t.done(count),
    partly: (context, done, failed) => context.t.partly(done, failed),
  }),
  eachAction({
    label: 'greet',
    max: 25,
    ask: ({ open }, rows) => open(levelDialog, { count: rows.length, onSubmit: (draft) => draft }),
    each: (_context, { id }, { level }) => off(`${id} ${level}`),
    working: 'disabling',
    done: (context, count) => context.t.done(count),
    partly: (context, done, failed) => context.t.partly(done, failed),
  }),
  bulkAction({
    label: 'edit',
    max: 40,
    run: async (_context, rows) => ((await calledOff()) ? false : rows.length),
    done: (context, _rows, count) => context.t.done(count),
  }),
  bulkAction({
    label: 'remove',
    max: 40,
    question: ({ t: texts }, rows) => ({ title: texts.done(rows.length) }),
    run: (_context, rows) => off(`all ${rows.length}`),
    done: (context, rows) => context.t.done(rows.length),
  }),
]

let server: Server
const patches = vi.fn()

function Page({ permissions = 'all' }: { permissions?: string[] | 'all' }) {
  const [query, setQuery] = useState<PlanQuery>({})
  const [client] = useState(() => new QueryClient({ mutationCache: new MutationCache() }))
  return (
    <QueryClientProvider client={client}>
      <ApiProvider api={server}>
        <PermissionProvider permissions={permissions}>
          <Plans
            query={query}
            onQueryChange={(patch) => {
              patches(patch)
              setQuery((former) => ({ ...former, ...patch }))
            }}
          />
        </PermissionProvider>
      </ApiProvider>
    </QueryClientProvider>
  )
}

function Plans(props: { query: PlanQuery; onQueryChange: (patch: Partial<PlanQuery>) => void }) {
  const state = useResourcePage(props, resource)
  return (
    <ResourcePage state={state}>
      <ResourcePage.Toolbar actions={pageActions} bulk={bulkActions}>
        <ResourcePage.Filters>
          <SearchField name="keyword" label={t.search} />
          <FilterSelect
            name="status"
            label={t.anyStatus}
            options={[
              { value: 'on', label: t.on },
              { value: 'off', label: t.off },
            ]}
          />
          <FilterCheck name="past" label="含已结束" />
          <Week />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table actions={rowActions} openAction={greet} isSelectable />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}

/** A filter that holds two fields of the query. */
function Week() {
  const { value, onChange } = useFilters<{ from?: string; to?: string }>({ names: ['from', 'to'] })
  return (
    <button type="button" onClick={() => onChange({ from: '2026-11-23', to: '2026-11-29' })}>
      本周{value.from}
    </button>
  )
}

beforeEach(() => {
  server = new Server()
  vi.clearAllMocks()
})

afterEach(closeAllDialogs)

const rowOf = async (name: string) =>
  within((await screen.findByText(name)).closest<HTMLElement>('tr')!)

async function pressOf(name: string, label: string) {
  const row = await rowOf(name)
  const button = row.getByRole('button', { name: label })
  await userEvent.click(button)
  return button
}

describe('a page of a resource', () => {
  it('takes heading, columns and export from the resource', async () => {
    renderInShell(<Page />)
    expect(screen.getByRole('heading', { name: t.title })).toBeVisible()
    const row = await rowOf('方案 1')
    expect(row.getByText(t.on).parentElement).toHaveClass('sp-tag-success')
    expect(row.getByText(formatTime('2026-11-20T08:00:00.000Z'))).toBeVisible()
    expect(screen.getByRole('button', { name: '导出' })).toBeVisible()
  })

  it('shows nothing without the permission of the resource', () => {
    renderInShell(<Page permissions={[]} />)
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(screen.queryByRole('button', { name: '导出' })).toBeNull()
    expect(server.lists).toBe(0)
  })

  it('binds its filters by name', async () => {
    renderInShell(<Page />)
    await rowOf('方案 1')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: t.anyStatus }), 'off')
    expect(patches).toHaveBeenLastCalledWith({ status: 'off', page: undefined })
    await userEvent.type(screen.getByRole('searchbox', { name: t.search }), '0{Enter}')
    expect(patches).toHaveBeenLastCalledWith({ keyword: '0', page: undefined })
    expect(screen.getByRole('combobox', { name: t.anyStatus })).toHaveValue('off')
    await userEvent.click(screen.getByRole('checkbox', { name: '含已结束' }))
    expect(patches).toHaveBeenLastCalledWith({ past: true, page: undefined })
    expect(screen.getByRole('checkbox', { name: '含已结束' })).toBeChecked()
  })

  it('changes the fields of one filter together', async () => {
    renderInShell(<Page />)
    await userEvent.click(screen.getByRole('button', { name: '本周' }))
    const days = { from: '2026-11-23', to: '2026-11-29' }
    expect(patches).toHaveBeenCalledExactlyOnceWith({ ...days, page: undefined })
    expect(await screen.findByRole('button', { name: '本周2026-11-23' })).toBeVisible()
  })

  it('gives an action its list and its row', async () => {
    renderInShell(<Page />)
    await rowOf('方案 2')
    const more = (await rowOf('方案 2')).getByRole('button', { name: /更多/ })
    await userEvent.click(more)
    const item = await screen.findByRole('menuitem', { name: t.greet })
    await userEvent.pointer([{ target: item, coords: { clientX: 1 } }, '[MouseLeft]'])
    expect(greeted).toHaveBeenCalledExactlyOnceWith(30, '方案 2')
  })
})

it('opens a row by an action, with its context', async () => {
  renderInShell(<Page />)
  await userEvent.click(await screen.findByRole('button', { name: '方案 2' }))
  expect(greeted).toHaveBeenCalledExactlyOnceWith(30, '方案 2')
})

describe('a form of a resource', () => {
  it('sends what changed with its version, and gives the focus back', async () => {
    renderInShell(<Page />)
    const button = await pressOf('方案 2', t.edit)
    const field = await screen.findByLabelText('方案名称')
    await userEvent.clear(field)
    await userEvent.type(field, '改名')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText(t.saved('改名'))).toBeVisible()
    expect(server.rows[2]).toMatchObject({ name: '改名', version: 2 })
    await waitFor(() => expect(button).toHaveFocus())
  })

  it.each([
    ['保留我的修改', '我的', '已保存“我的”'],
    ['采用最新内容', '他的', '已载入最新内容，您的修改未保存'],
  ])('asks in the words of its fields whose edit stays: %s', async (choice, kept, said) => {
    renderInShell(<Page />)
    await pressOf('方案 2', t.edit)
    const field = await screen.findByLabelText('方案名称')
    await userEvent.clear(field)
    await userEvent.type(field, '我的')
    server.rows = server.rows.map((row) =>
      row.id === 'p2' ? { ...row, name: '他的', version: 2 } : row,
    )
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    const question = await screen.findByRole('dialog', { name: '内容已被修改' })
    expect(within(question).getByRole('row', { name: '方案名称 我的 他的' })).toBeVisible()
    await userEvent.click(within(question).getByRole('button', { name: choice }))
    expect(await screen.findByText(said)).toBeVisible()
    expect(server.rows[2]?.name).toBe(kept)
  })

  it('shows errors of the server at their fields, by the path of the body', async () => {
    const fields = [
      { path: 'body.plan.title', message: '名称已被使用' },
      { path: '/level/0', message: '没有这个等级' },
    ]
    refused.mockReturnValue(Object.assign(new Error('INVALID'), { fields }))
    renderInShell(<Page />)
    await rowOf('方案 1')
    await userEvent.click(screen.getByRole('button', { name: t.add }))
    await screen.findByLabelText('方案名称')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('名称已被使用')).toBeVisible()
    expect(screen.getByText('没有这个等级')).toBeVisible()
  })
})

describe('what asks first', () => {
  it('runs while the question is open, and says what was done', async () => {
    renderInShell(<Page />)
    await pressOf('方案 3', t.remove)
    const question = await screen.findByRole('alertdialog')
    expect(question).toHaveTextContent(t.removeQuestion('方案 3'))
    await userEvent.click(within(question).getByRole('button', { name: t.remove }))
    await waitFor(() => expect(screen.queryByText('方案 3')).toBeNull())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })
})

describe('what is done to the selected', () => {
  it('offers the whole result up to the least of what the actions take', async () => {
    renderInShell(<Page />)
    await rowOf('方案 1')
    await userEvent.click(screen.getByRole('checkbox', { name: ui.selectAll }))
    await userEvent.click(screen.getByRole('button', { name: '选择全部 30 项' }))
    await userEvent.click(screen.getByRole('button', { name: t.disable }))
    expect(await screen.findByText(/一次最多处理 25 项/)).toBeVisible()
    expect(off).not.toHaveBeenCalled()
  })

  it('leaves rows out that it does not take, and counts what failed', async () => {
    off.mockImplementation((id) =>
      id === 'p3' ? Promise.reject(new Error('no')) : Promise.resolve(),
    )
    renderInShell(<Page />)
    await rowOf('方案 1')
    await userEvent.click(screen.getByRole('checkbox', { name: ui.selectAll }))
    await userEvent.click(screen.getByRole('button', { name: t.disable }))
    expect(await screen.findByText(t.partly(18, 1))).toBeVisible()
    expect(off).toHaveBeenCalledTimes(19)
    expect(screen.queryByRole('region', { name: ui.bulkActions })).toBeNull()
  })

  it('asks once for all of them by a dialog, and does nothing when it is dismissed', async () => {
    renderInShell(<Page />)
    await rowOf('方案 1')
    await userEvent.click((await rowOf('方案 1')).getByRole('checkbox'))
    await userEvent.click((await rowOf('方案 2')).getByRole('checkbox'))
    const bar = within(screen.getByRole('region', { name: ui.bulkActions }))
    await userEvent.click(bar.getByRole('button', { name: t.greet }))
    await screen.findByRole('dialog', { name: '等级 2' })
    await userEvent.click(screen.getByRole('button', { name: ui.cancel }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(off).not.toHaveBeenCalled()
    await userEvent.click(bar.getByRole('button', { name: t.greet }))
    await screen.findByRole('dialog', { name: '等级 2' })
    await userEvent.click(screen.getByRole('button', { name: ui.save }))
    expect(await screen.findByText(t.done(2))).toBeVisible()
    expect(off.mock.calls).toEqual([['p1 full'], ['p2 full']])
  })

  it('keeps the selection when it is called off, and says what came of it otherwise', async () => {
    calledOff.mockResolvedValueOnce(true)
    renderInShell(<Page />)
    await userEvent.click((await rowOf('方案 1')).getByRole('checkbox'))
    const bar = within(screen.getByRole('region', { name: ui.bulkActions }))
    await userEvent.click(bar.getByRole('button', { name: t.edit }))
    await waitFor(() => expect(calledOff).toHaveBeenCalledOnce())
    expect(screen.getByRole('region', { name: ui.bulkActions })).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: t.edit }))
    expect(await screen.findByText(t.done(1))).toBeVisible()
    expect(screen.queryByRole('region', { name: ui.bulkActions })).toBeNull()
  })

  it('says when it takes none of them', async () => {
    renderInShell(<Page />)
    await userEvent.click((await rowOf('方案 0')).getByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: t.disable }))
    expect(await screen.findByText(t.none)).toBeVisible()
  })
})
