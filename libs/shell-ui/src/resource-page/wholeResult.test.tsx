import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import readSheets from 'read-excel-file/universal'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderInShell } from '../../testing/render.js'
import { ActionBar } from '../actions/ActionBar.js'
import { type Action, defineAction } from '../actions/defineAction.js'
import { FilterSelect } from '../forms/FilterSelect.js'
import { samplePeople, type SamplePerson } from '../testing/samples.js'
import { csvText } from './csv.js'
import { loadPages } from './loadPages.js'
import { ResourcePage } from './ResourcePage.js'
import { saveFile } from './saveFile.js'
import { useExportAction } from './useExportAction.js'
import type { ResourceQuery } from '../search/defineSearch.js'
import { useResourceList } from './useResourceList.js'

vi.mock('./saveFile.js', () => ({ saveFile: vi.fn() }))

interface PeopleQuery extends ResourceQuery {
  status?: string | undefined
}

const everyone = samplePeople(248)
const columns = [
  { id: 'name', header: '姓名' },
  {
    id: 'status',
    header: '状态',
    text: ({ status }: SamplePerson) => (status === 'active' ? '正常' : '其他'),
    cell: ({ status }: SamplePerson) => <b>{status}</b>,
  },
]

function answer({ page = 1, size = 20, status }: PeopleQuery) {
  const found = everyone.filter((person) => status === undefined || person.status === status)
  return Promise.resolve({ rows: found.slice((page - 1) * size, page * size), total: found.length })
}

type BulkAction = Action<ReadonlySet<string>>

interface StageProps {
  run?: (ids: ReadonlySet<string>) => unknown
  runAll?: BulkAction['runAll']
  limit?: number
  load?: (query: PeopleQuery) => ReturnType<typeof answer>
}

function People({ run = () => undefined, runAll, limit = 300, load = answer }: StageProps) {
  const [query, setQuery] = useState<PeopleQuery>({})
  const [bulk] = useState(() => [
    defineAction<ReadonlySet<string>>({ label: '停用', run, ...(runAll && { runAll }) }),
  ])
  const people = useResourceList({
    query,
    onQueryChange: (patch) => setQuery({ ...query, ...patch }),
    list: (wanted: PeopleQuery) =>
      queryOptions({ queryKey: ['people', wanted], queryFn: () => load(wanted), retry: false }),
  })
  const exportPeople = useExportAction({ state: people, columns, name: '成员' })
  return (
    <ResourcePage state={people} title="成员">
      <ResourcePage.Toolbar bulk={bulk} bulkLimit={limit}>
        <FilterSelect
          label="全部状态"
          value={query.status}
          options={[{ value: 'invited', label: '已邀请' }]}
          onChange={(status) => people.setFilter({ status })}
        />
        <ActionBar actions={[exportPeople]} target={undefined} />
      </ResourcePage.Toolbar>
      <ResourcePage.Table columns={columns} isSelectable />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}

async function show(props: StageProps = {}) {
  renderInShell(
    <QueryClientProvider client={new QueryClient()}>
      <People {...props} />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(21))
}

function bar() {
  return within(screen.getByRole('region', { name: '批量操作' }))
}

async function selectPage() {
  await userEvent.click(screen.getByRole('checkbox', { name: '全选本页' }))
}

afterEach(() => {
  vi.mocked(saveFile).mockClear()
})

describe('selection over the whole result', () => {
  it('offers all of it once the page is selected, and hands every id to the action', async () => {
    const run = vi.fn<(ids: ReadonlySet<string>) => void>()
    await show({ run })
    await selectPage()
    expect(bar().getByRole('status')).toHaveTextContent('已选本页 20 项')
    await userEvent.click(bar().getByRole('button', { name: '选择全部 248 项' }))
    expect(bar().getByRole('status')).toHaveTextContent('已选择全部 248 项')
    await userEvent.click(bar().getByRole('button', { name: '停用' }))
    await waitFor(() => expect(run).toHaveBeenCalledOnce())
    expect(run.mock.calls[0]?.[0].size).toBe(248)
  })

  it('leaves out a row that is taken from it, on whatever page', async () => {
    const run = vi.fn<(ids: ReadonlySet<string>) => void>()
    await show({ run })
    await selectPage()
    await userEvent.click(bar().getByRole('button', { name: '选择全部 248 项' }))
    await userEvent.click(screen.getAllByRole('checkbox')[3]!)
    await userEvent.click(screen.getByRole('button', { name: '下一页' }))
    await waitFor(() =>
      expect(screen.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '22'),
    )
    await userEvent.click(screen.getAllByRole('checkbox')[1]!)
    expect(bar().getByRole('status')).toHaveTextContent('已选择 246 项（除去 2 项）')
    await userEvent.click(bar().getByRole('button', { name: '停用' }))
    await waitFor(() => expect(run).toHaveBeenCalledOnce())
    const [ids] = run.mock.calls[0]!
    expect([ids.size, ids.has('u3'), ids.has('u21'), ids.has('u248')]).toEqual([
      246,
      false,
      false,
      true,
    ])
  })

  it('ends with another filter', async () => {
    await show()
    await selectPage()
    await userEvent.click(bar().getByRole('button', { name: '选择全部 248 项' }))
    await userEvent.selectOptions(screen.getByLabelText('全部状态'), 'invited')
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: '批量操作' })).not.toBeInTheDocument(),
    )
  })

  it('refuses more than the operation takes, and loads nothing for it', async () => {
    const run = vi.fn()
    const load = vi.fn(answer)
    await show({ run, load, limit: 200 })
    await selectPage()
    await userEvent.click(bar().getByRole('button', { name: '选择全部 248 项' }))
    await userEvent.click(bar().getByRole('button', { name: '停用' }))
    expect(await screen.findByText(/选中了 248 项，一次最多处理 200 项/)).toBeVisible()
    expect(run).not.toHaveBeenCalled()
    expect(load).not.toHaveBeenCalledWith(expect.objectContaining({ size: 100 }))
  })

  it('goes by its query to an action that takes all of it, however many they are', async () => {
    const [run, runAll, load] = [vi.fn(), vi.fn<Required<BulkAction>['runAll']>(), vi.fn(answer)]
    await show({ run, runAll, load, limit: 20 })
    await selectPage()
    await userEvent.click(bar().getByRole('button', { name: '选择全部 248 项' }))
    await userEvent.click(screen.getAllByRole('checkbox')[3]!)
    await userEvent.click(bar().getByRole('button', { name: '停用' }))
    await waitFor(() => expect(runAll).toHaveBeenCalledOnce())
    const [selection] = runAll.mock.calls[0]!
    expect(selection).toEqual({ query: {}, except: new Set(['u3']), count: 247 })
    expect(run).not.toHaveBeenCalled()
    expect(load).not.toHaveBeenCalledWith(expect.objectContaining({ size: 100 }))
  })

  it('can be cancelled while it is read', async () => {
    const run = vi.fn()
    const load = (query: PeopleQuery) =>
      query.size === 100 ? new Promise<never>(() => undefined) : answer(query)
    await show({ run, load })
    await selectPage()
    await userEvent.click(bar().getByRole('button', { name: '选择全部 248 项' }))
    await userEvent.click(bar().getByRole('button', { name: '停用' }))
    const dialog = await screen.findByRole('alertdialog', { name: '正在读取所选内容' })
    await userEvent.click(within(dialog).getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(run).not.toHaveBeenCalled()
  })
})

async function exportAs(format: string) {
  await userEvent.click(screen.getByRole('button', { name: '导出' }))
  const dialog = await screen.findByRole('alertdialog', { name: /^导出 \d+ 条$/ })
  await userEvent.click(within(dialog).getByRole('button', { name: format }))
}

describe('export', () => {
  it('writes exactly what the filter shows, with the columns as they are said', async () => {
    await show()
    await userEvent.selectOptions(screen.getByLabelText('全部状态'), 'invited')
    await exportAs('导出为 CSV')
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
    const [name, text] = vi.mocked(saveFile).mock.calls[0]!
    const invited = everyone.filter(({ status }) => status === 'invited')
    expect(name).toBe('成员.csv')
    expect((text as string).split('\r\n')).toEqual([
      '\ufeff姓名,状态',
      ...invited.map((person) => `${person.name},其他`),
      '',
    ])
  })

  it('writes the same as a spreadsheet, which Enter takes', async () => {
    await show()
    await userEvent.click(screen.getByRole('button', { name: '导出' }))
    const dialog = await screen.findByRole('alertdialog', { name: '导出 248 条' })
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: '导出为 Excel' })).toHaveFocus(),
    )
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
    const [name, content, type] = vi.mocked(saveFile).mock.calls[0]!
    const sheets = await readSheets(new Blob([content]))
    expect([name, type, sheets.map(({ sheet }) => sheet)]).toEqual([
      '成员.xlsx',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      ['成员'],
    ])
    expect(sheets[0]?.data).toEqual([
      ['姓名', '状态'],
      ...everyone.map(({ name, status }) => [name, status === 'active' ? '正常' : '其他']),
    ])
  })

  it('writes nothing for who closes the question', async () => {
    await show()
    await userEvent.click(screen.getByRole('button', { name: '导出' }))
    const first = await screen.findByRole('button', { name: '导出为 Excel' })
    await waitFor(() => expect(first).toHaveFocus()) // before, Escape would go to what is under it
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('button', { name: '导出' })).toHaveFocus())
    expect(saveFile).not.toHaveBeenCalled()
  })

  it('says what failed, and goes on when asked again', async () => {
    let isDown = true
    const load = (query: PeopleQuery) =>
      query.size === 100 && isDown ? Promise.reject(new Error('网络开小差了')) : answer(query)
    await show({ load })
    await exportAs('导出为 Excel')
    const dialog = await screen.findByRole('alertdialog', { name: '正在导出' })
    expect(await within(dialog).findByText('网络开小差了')).toBeVisible()
    isDown = false
    await userEvent.click(within(dialog).getByRole('button', { name: '重试' }))
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
  })
})

describe('csvText', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['-1', "'-1"],
    ['@a', "'@a"],
    ['＝1', "'＝1"],
    ['a,b', '"a,b"'],
    ['=a"b', `"'=a""b"`],
    ['两\n行', '"两\n行"'],
    ['', ''],
  ])('writes %j as %j', (cell, written) => {
    expect(csvText(['h'], [[cell]])).toBe(`\ufeffh\r\n${written}\r\n`)
  })
})

describe('loadPages', () => {
  const rowId = ({ id }: SamplePerson) => id

  it('says how far it is, and brings a row that moved only once', async () => {
    const onProgress = vi.fn()
    const pages = [everyone.slice(0, 100), everyone.slice(99, 199), everyone.slice(199, 248)]
    const rows = await loadPages(
      (page) => Promise.resolve({ rows: pages[page - 1] ?? [], total: 248 }),
      { rowId, onProgress },
    )
    expect(rows).toHaveLength(248)
    expect(onProgress.mock.calls).toEqual([
      [100, 248],
      [199, 248],
      [248, 248],
    ])
  })

  it('ends when the list shrinks on the way', async () => {
    const load = vi.fn((page: number) =>
      Promise.resolve({ rows: page === 1 ? everyone.slice(0, 100) : [], total: 248 }),
    )
    expect(await loadPages(load, { rowId })).toHaveLength(100)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('stops when told to', async () => {
    const work = new AbortController()
    const load = vi.fn((page: number) => {
      if (page === 2) work.abort()
      return Promise.resolve({ rows: everyone.slice(0, 100), total: 1000 })
    })
    await expect(loadPages(load, { rowId, signal: work.signal })).rejects.toThrow()
    expect(load).toHaveBeenCalledTimes(2)
  })
})
