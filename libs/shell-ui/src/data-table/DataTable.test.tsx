import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderInShell } from '../../testing/render.js'
import { defineAction } from '../actions/defineAction.js'
import { PermissionProvider } from '../permissions/PermissionProvider.js'
import { samplePeople, type SamplePerson } from '../testing/samples.js'
import type { DataColumn } from './columns.js'
import { nextSort, readSort } from './columns.js'
import { DataTable, type DataTableProps } from './DataTable.js'

/** Lets fake time pass. */
function advance(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

const columns: DataColumn<SamplePerson>[] = [
  { id: 'name', header: '姓名', isSortable: true },
  { id: 'loginName', header: { 'zh-CN': '账号', 'en-US': 'Account' } },
  { id: 'age', header: '年龄', align: 'end' },
]
const people = samplePeople(5)

function Stage(props: Partial<DataTableProps<SamplePerson>>) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  return (
    <DataTable<SamplePerson>
      label="成员"
      columns={columns}
      rows={people}
      selection={selection}
      onSelectionChange={setSelection}
      {...props}
    />
  )
}

function table() {
  return screen.getByRole('grid', { name: '成员' })
}

describe('cells', () => {
  it('shows -- for an empty value (spec section 5)', () => {
    const rows = people.map((person) => ({ ...person, loginName: '' }))
    renderInShell(<Stage rows={rows} />)
    expect(within(table()).getAllByText('--')).toHaveLength(5)
  })

  it('shows 0 as 0', () => {
    renderInShell(<Stage rows={[{ ...people[0]!, age: 0 }]} />)
    expect(screen.getByRole('cell', { name: '0' })).toBeVisible()
  })

  it('tells the whole of what does not fit where the pointer rests, as long as it does not fit', async () => {
    const user = userEvent.setup()
    renderInShell(<Stage rows={[{ ...people[0]!, loginName: 'a-very-long-account' }]} />)
    const cell = screen.getByRole('cell', { name: 'a-very-long-account' })
    expect(cell).not.toHaveAttribute('title')
    const wide = vi.spyOn(cell, 'scrollWidth', 'get').mockReturnValue(200)
    await user.hover(cell)
    expect(cell).toHaveAttribute('title', 'a-very-long-account')
    await user.unhover(cell)
    wide.mockReturnValue(0)
    await user.hover(cell)
    expect(cell).not.toHaveAttribute('title')
  })

  it('says its heads in the language', () => {
    renderInShell(<Stage />, 'en-US')
    expect(screen.getByRole('columnheader', { name: /Account/ })).toBeVisible()
  })
})

describe('states', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('tells nothing-yet from nothing-found', () => {
    const { rerender } = renderInShell(<Stage rows={[]} />)
    expect(screen.getByText('暂无数据')).toBeVisible()
    rerender(<Stage rows={[]} isFiltered />)
    expect(screen.getByText('没有符合条件的结果')).toBeVisible()
  })

  it('shows a skeleton only after 150 ms', () => {
    vi.useFakeTimers()
    const { container } = renderInShell(<Stage rows={[]} isLoading />)
    advance(149)
    expect(container.querySelector('.sp-skeleton')).toBeNull()
    advance(1)
    expect(container.querySelector('.sp-skeleton')).not.toBeNull()
    expect(screen.queryByText('暂无数据')).not.toBeInTheDocument()
  })

  it('keeps the old rows while newer ones load', () => {
    renderInShell(<Stage isRefreshing />)
    expect(within(table()).getAllByRole('row')).toHaveLength(6)
    expect(table().closest('[aria-busy=true]')).not.toBeNull()
  })

  it('says what failed and tries again', async () => {
    const onRetry = vi.fn()
    renderInShell(<Stage rows={[]} error={new Error('网络开小差了')} onRetry={onRetry} />)
    expect(screen.getByRole('alert')).toHaveTextContent('网络开小差了')
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('keeps the old rows when a refresh fails, and says so', () => {
    renderInShell(<Stage error={new Error('timeout')} />)
    expect(screen.getByRole('alert')).toHaveTextContent('刷新失败，当前显示的是之前的数据。')
    expect(within(table()).getAllByRole('row')).toHaveLength(6)
  })

  it('names the missing permission and shows no row', () => {
    renderInShell(<Stage missingPermission="user:list" />)
    expect(screen.getByText('需要权限“user:list”，请联系管理员开通。')).toBeVisible()
    expect(within(table()).getAllByRole('row')).toHaveLength(1)
  })
})

describe('selection', () => {
  it('selects the page, and shows that some are selected', async () => {
    renderInShell(<Stage />)
    const all = screen.getByRole('checkbox', { name: '全选本页' })
    await userEvent.click(screen.getByRole('checkbox', { name: `选择“${people[1]!.name}”` }))
    expect(all).toHaveProperty('indeterminate', true)
    await userEvent.click(all)
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(6)
    await userEvent.click(all)
    expect(screen.queryAllByRole('checkbox', { checked: true })).toHaveLength(0)
  })

  it('selects a range with Shift', async () => {
    const user = userEvent.setup()
    renderInShell(<Stage />)
    const boxes = screen.getAllByRole('checkbox')
    await user.click(boxes[1]!)
    await user.keyboard('{Shift>}')
    await user.click(boxes[4]!)
    await user.keyboard('{/Shift}')
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(4)
  })

  it('asks no row but the clicked one for its id', async () => {
    const rows = samplePeople(300)
    const rowId = vi.fn((person: SamplePerson) => person.id)
    renderInShell(
      <Stage rows={rows} rowId={rowId} selection={new Set()} onSelectionChange={vi.fn()} />,
    )
    const [, first] = screen.getAllByRole('checkbox')
    rowId.mockClear()
    await userEvent.click(first!)
    expect(rowId.mock.calls.length).toBeLessThan(100)
  })

  it('says all, some and none of many', () => {
    const rows = samplePeople(300)
    const box = () => screen.getByRole('checkbox', { name: '全选本页' })
    const ids = rows.map(({ id }) => id)
    const { rerender } = renderInShell(<Stage rows={rows} selection={new Set(ids)} />)
    expect(box()).toBeChecked()
    rerender(<Stage rows={rows} selection={new Set(ids.slice(-1))} />)
    expect(box()).toBePartiallyChecked()
    rerender(<Stage rows={rows} selection={new Set(['elsewhere'])} />)
    expect(box()).not.toBeChecked()
    expect(box()).not.toBePartiallyChecked()
  })

  it('leaves ids of other pages alone', async () => {
    const onSelectionChange = vi.fn()
    renderInShell(
      <Stage selection={new Set(['elsewhere'])} onSelectionChange={onSelectionChange} />,
    )
    await userEvent.click(screen.getByRole('checkbox', { name: '全选本页' }))
    expect(onSelectionChange).toHaveBeenCalledWith(
      new Set(['elsewhere', 'u1', 'u2', 'u3', 'u4', 'u5']),
    )
  })
})

describe('sorting', () => {
  it('goes from ascending to descending to none', () => {
    expect(nextSort(undefined, 'name')).toBe('name')
    expect(nextSort('name', 'name')).toBe('-name')
    expect(nextSort('-name', 'name')).toBeUndefined()
    expect(nextSort('-age', 'name')).toBe('name')
    expect(readSort('-name,age')).toEqual({ id: 'name', isDescending: true })
  })

  it('tells the server and the screen reader', async () => {
    const onSortChange = vi.fn()
    renderInShell(<Stage sort="-name" onSortChange={onSortChange} />)
    const head = screen.getByRole('columnheader', { name: '姓名' })
    expect(head).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(within(head).getByRole('button'))
    expect(onSortChange).toHaveBeenCalledExactlyOnceWith(undefined)
  })
})

describe('actions', () => {
  const run = vi.fn()
  const actions = [
    defineAction<SamplePerson>({ label: '编辑', permission: 'user:edit', run }),
    defineAction<SamplePerson>({ label: '停用', run, isVisible: ({ id }) => id !== 'u1' }),
    defineAction<SamplePerson>({ label: '移动', run }),
    defineAction<SamplePerson>({ label: '移除', danger: true, run }),
  ]

  function firstRow() {
    return within(within(table()).getAllByRole('row')[1]!)
  }

  it('shows at most two of a row and the rest in its menu', async () => {
    renderInShell(<Stage actions={actions} />)
    const row = firstRow()
    expect(row.getByRole('button', { name: '编辑' })).toBeVisible()
    expect(row.getByRole('button', { name: '移动' })).toBeVisible()
    expect(row.queryByRole('button', { name: '移除' })).not.toBeInTheDocument()
    await userEvent.click(row.getByRole('button', { name: `“${people[0]!.name}”的更多操作` }))
    const item = await screen.findByRole('menuitem', { name: '移除' })
    // Moved: a menu takes no notice of a pointer that stands where it stood.
    await userEvent.pointer([{ target: item, coords: { clientX: 1 } }, '[MouseLeft]'])
    expect(run).toHaveBeenLastCalledWith(people[0], expect.anything())
  })

  it('hides what the person may not do', () => {
    renderInShell(
      <PermissionProvider permissions={['user:list']}>
        <Stage actions={actions} />
      </PermissionProvider>,
    )
    expect(screen.queryByRole('button', { name: '编辑' })).not.toBeInTheDocument()
    expect(screen.getAllByRole('button', { name: '停用' })).toHaveLength(4)
  })

  it('has no column of actions when the person may do none of them', () => {
    renderInShell(
      <PermissionProvider permissions={['user:list']}>
        <Stage actions={actions.slice(0, 1)} />
      </PermissionProvider>,
    )
    expect(within(table()).queryByRole('columnheader', { name: '操作' })).toBeNull()
    expect(firstRow().getAllByRole('cell')).toHaveLength(columns.length + 1)
  })

  it('runs a pending action once', async () => {
    let finish = () => undefined as unknown
    const slow = vi.fn(() => new Promise<void>((resolve) => (finish = () => resolve())))
    renderInShell(<Stage actions={[defineAction<SamplePerson>({ label: '启用', run: slow })]} />)
    const button = firstRow().getByRole('button', { name: '启用' })
    await userEvent.dblClick(button)
    expect(slow).toHaveBeenCalledOnce()
    expect(button).toBeDisabled()
    await act(async () => {
      finish()
      await Promise.resolve()
    })
    expect(button).toBeEnabled()
  })

  it('opens the record by its name', async () => {
    const onOpen = vi.fn()
    renderInShell(<Stage onOpen={onOpen} />)
    await userEvent.click(screen.getByRole('button', { name: people[2]!.name }))
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(people[2])
  })
})

describe('grid keys', () => {
  it('is one stop for Tab, and moves with the arrows', async () => {
    const user = userEvent.setup()
    renderInShell(
      <>
        <Stage onOpen={vi.fn()} />
        <button type="button">after</button>
      </>,
    )
    await user.tab()
    expect(screen.getByRole('button', { name: '列设置' })).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('checkbox', { name: `选择“${people[0]!.name}”` })).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('button', { name: people[0]!.name })).toHaveFocus()
    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(screen.getByRole('cell', { name: people[1]!.loginName })).toHaveFocus()
    await user.keyboard('{Control>}{End}{/Control}')
    expect(document.activeElement).toHaveTextContent(String(people[4]!.age))
    await user.keyboard('{Home}')
    expect(screen.getByRole('checkbox', { name: `选择“${people[4]!.name}”` })).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('button', { name: 'after' })).toHaveFocus()
  })

  it('changes a column width with Shift and an arrow', async () => {
    const user = userEvent.setup()
    const { container } = renderInShell(<Stage />)
    await user.tab()
    await user.tab()
    await user.keyboard('{ArrowUp}{ArrowRight}{Shift>}{ArrowRight}{/Shift}')
    expect(container.querySelectorAll('col')[1]).toHaveStyle({ width: '64px' })
  })
})

/** Answers media queries that begin so with yes. */
function showMedia(...beginnings: string[]) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: beginnings.some((beginning) => query.startsWith(beginning)),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

it.each([[['print']], [['print', '(max-width']]])(
  'on paper (%j) is a table of every row that is loaded',
  (media) => {
    showMedia(...media)
    renderInShell(<Stage rows={samplePeople(150)} />)
    expect(screen.getAllByRole('row')).toHaveLength(151)
    vi.unstubAllGlobals()
  },
)

describe('narrow screens', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('show cards with every value, selection and actions', async () => {
    showMedia('(max-width')
    const run = vi.fn()
    renderInShell(
      <Stage rows={samplePeople(150)} actions={[defineAction({ label: '编辑', run })]} />,
    )
    const cards = within(screen.getByRole('list', { name: '成员' })).getAllByRole('listitem')
    expect(cards).toHaveLength(101)
    const card = within(cards[0]!)
    expect(card.getByText('账号')).toBeVisible()
    expect(card.getByText('user0001')).toBeVisible()
    await userEvent.click(card.getByRole('checkbox'))
    expect(card.getByRole('checkbox')).toBeChecked()
    await userEvent.click(card.getByRole('button', { name: '编辑' }))
    expect(run).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: '再显示 50 条' }))
    expect(screen.getAllByRole('listitem')).toHaveLength(150)
  })
})

describe('column settings', () => {
  function heads() {
    return screen
      .getAllByRole('columnheader')
      .map((head) => head.textContent)
      .filter(Boolean)
  }

  it('hide, show, order and reset', async () => {
    const user = userEvent.setup()
    renderInShell(<Stage />)
    await user.click(screen.getByRole('button', { name: '列设置' }))
    const panel = await screen.findByRole('dialog', { name: '列设置' })
    expect(within(panel).getByRole('checkbox', { name: '姓名' })).toBeDisabled()
    await user.click(within(panel).getByRole('checkbox', { name: '账号' }))
    expect(heads()).toEqual(['姓名', '年龄'])
    await user.click(within(panel).getByRole('checkbox', { name: '账号' }))
    await user.click(within(panel).getByRole('button', { name: '上移“年龄”' }))
    expect(heads()).toEqual(['姓名', '年龄', '账号'])
    expect(within(panel).getByRole('button', { name: '上移“年龄”' })).toBeDisabled()
    await user.click(within(panel).getByRole('button', { name: '恢复默认' }))
    expect(heads()).toEqual(['姓名', '账号', '年龄'])
  })

  it('leave hidden what the page hides until it is shown', async () => {
    const hidden = columns.map((column) => ({ ...column, isHidden: column.id === 'age' }))
    renderInShell(<Stage columns={hidden} />)
    expect(heads()).toEqual(['姓名', '账号'])
    await userEvent.click(screen.getByRole('button', { name: '列设置' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: '年龄' }))
    expect(heads()).toEqual(['姓名', '账号', '年龄'])
  })
})

describe('many rows', () => {
  it('keeps only those in sight in the document', () => {
    renderInShell(<Stage rows={samplePeople(10_000)} />)
    const rows = table().querySelectorAll('tbody tr[data-row]')
    expect(rows.length).toBeGreaterThan(5)
    expect(rows.length).toBeLessThan(60)
    expect(table()).toHaveAttribute('aria-rowcount', '10001')
  })
})
