import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil, Trash2, UserX } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { sayIn, wordsIn } from '../testing/say.js'
import { useFixtureTranslation } from '../testing/FixtureTranslationProvider.js'
import { dialogMessages } from '../dialogs/dialogMessages.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { defineAction } from '../actions/defineAction.js'
import { InlineEdit } from '../forms/InlineEdit.js'
import { MaskedText } from '../display/MaskedText.js'
import { StatusTag, type Tone } from '../display/StatusTag.js'
import { samplePeople, type SamplePerson } from '../testing/samples.js'
import type { DataColumn } from './columns.js'
import { DataTable, type DataTableProps } from './DataTable.js'

const statuses: Record<SamplePerson['status'], { tone: Tone; name: string }> = {
  active: { tone: 'success', name: '正常' },
  invited: { tone: 'info', name: '已邀请' },
  disabled: { tone: 'neutral', name: '已停用' },
}

const columns: DataColumn<SamplePerson>[] = [
  { id: 'name', header: { 'zh-CN': '姓名', 'en-US': 'Name' }, width: 160, isSortable: true },
  { id: 'loginName', header: { 'zh-CN': '账号', 'en-US': 'Account' }, isSortable: true },
  { id: 'department', header: { 'zh-CN': '部门', 'en-US': 'Department' } },
  {
    id: 'mobile',
    header: { 'zh-CN': '手机号', 'en-US': 'Mobile' },
    cell: (row) => <MaskedText kind="mobile" value={row.mobile} />,
  },
  {
    id: 'status',
    header: { 'zh-CN': '状态', 'en-US': 'Status' },
    cell: ({ status }) => (
      <StatusTag tone={statuses[status].tone}>{statuses[status].name}</StatusTag>
    ),
  },
  { id: 'age', header: { 'zh-CN': '年龄', 'en-US': 'Age' }, align: 'end', width: 88 },
]

const run = fn()
const actions = [
  defineAction<SamplePerson>({ label: { 'zh-CN': '编辑', 'en-US': 'Edit' }, icon: Pencil, run }),
  defineAction<SamplePerson>({
    label: { 'zh-CN': '停用', 'en-US': 'Disable' },
    icon: UserX,
    isVisible: ({ status }) => status !== 'disabled',
    run,
  }),
  defineAction<SamplePerson>({
    label: { 'zh-CN': '移除', 'en-US': 'Remove' },
    icon: Trash2,
    danger: true,
    run,
  }),
]

/** A column that is written in where it stands. */
function Account({ row }: { row: SamplePerson }) {
  const say = useFixtureTranslation()
  const [value, setValue] = useState(row.loginName)
  return <InlineEdit label={say(`${row.name}的账号`)} value={value} onSubmit={setValue} />
}

/** Keeps selection and sorting, as a page does. */
function Stage(props: DataTableProps<SamplePerson>) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const [sort, setSort] = useState<string>()
  return (
    <div style={{ display: 'flex', height: 520 }}>
      <DataTable<SamplePerson>
        sort={sort}
        onSortChange={setSort}
        selection={selection}
        onSelectionChange={setSelection}
        {...props}
      />
    </div>
  )
}

const meta = {
  title: 'Shell UI/Data table/DataTable',
  component: DataTable<SamplePerson>,
  render: (args) => <Stage {...args} />,
  args: { label: '成员', columns, rows: samplePeople(20), actions, onOpen: fn(), onRetry: fn() },
  parameters: {
    docs: {
      description: {
        component: `Rows of one kind: sorted, selected, opened, each with its actions; columns are moved, resized and hidden, and below 768 px each row is a card.

| Key | Does |
| --- | --- |
| Tab | enters the table at the place of the last visit, and leaves it |
| Arrow keys | go from cell to cell and from control to control |
| Home, End | first and last cell of the row; with Ctrl of the table |
| Page up, Page down | ten rows further |
| Enter, Space | presses what has the focus: opens, sorts, selects |
| Shift + Space | selects the row from any of its cells |
| Ctrl + A | selects every row of the page |
| F2, Escape | into a text in a cell, and out of it without a change |
| Shift + F10, Menu | on a head: the menu of its column |
| Shift + Left, Right | on a head: makes the column narrower or wider |

| Touch | Does |
| --- | --- |
| drag the edge between two heads | makes the column narrower or wider |
| tap the three dots | opens the menu of the row |

**Do** let the first column be the name that opens the record, numbers stand at the end, and old rows stay while new ones load. **Don't** put controls into cells that belong in the row's menu, or more than two actions beside it.`,
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof DataTable<SamplePerson>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { rows: [] } }

export const NothingFound: Story = { args: { rows: [], isFiltered: true } }

export const Loading: Story = { args: { rows: [], isLoading: true } }

export const Refreshing: Story = { args: { isRefreshing: true } }

export const Failed: Story = { args: { rows: [], error: new Error('网络开小差了，请稍后重试') } }

export const FailedWithOldRows: Story = { args: { error: new Error('timeout') } }

export const NoPermission: Story = { args: { rows: [], missingPermission: 'user:list' } }

/** Enter and F2 go into the cell, Escape leaves it as it was. */
export const Editable: Story = {
  args: {
    rows: samplePeople(6),
    columns: columns.map((column) =>
      column.id === 'loginName' ? { ...column, cell: (row) => <Account row={row} /> } : column,
    ),
  },
}

export const LongText: Story = {
  args: {
    rows: samplePeople(6).map((person) => ({
      ...person,
      name: `${person.name}（曾用名很长很长很长很长很长很长很长）`,
      department: '云杉制造集团华东区域总部研发中心基础平台部统一身份与权限组',
      loginName: '',
    })),
  },
}

/** For looking and scrolling; `nx run shell-ui:bench` measures it. */
export const TenThousandRows: Story = { args: { rows: samplePeople(10_000) } }

/** The grid pattern: one stop for Tab, arrows within. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const dialogWords = wordsIn({ globals }, dialogMessages)
    const sort = canvas.getByRole('button', { name: new RegExp(say('姓名')) })
    sort.focus()
    await userEvent.keyboard('{Enter}')
    await expect(
      canvas.getByRole('columnheader', { name: new RegExp(say('姓名')) }),
    ).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.keyboard('{ArrowRight}')
    await expect(
      canvas.getByRole('button', { name: new RegExp(dialogWords.account) }),
    ).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}')
    const first = canvas.getAllByRole('checkbox')[1]
    await expect(first).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(first).toBeChecked()
  },
}

/** Columns without a width keep their least, and share what is left beyond that. */
export const LeastWidths: Story = {
  args: {
    columns: columns.map((column) =>
      column.id === 'department' ? { ...column, minWidth: 320 } : column,
    ),
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn({ globals })
    const dialogWords = wordsIn({ globals }, dialogMessages)
    const widthOf = (name: RegExp) => canvas.getByRole('columnheader', { name }).offsetWidth
    await expect(widthOf(new RegExp(say('部门')))).toBeGreaterThanOrEqual(320)
    await expect(
      Math.abs(widthOf(new RegExp(say('部门'))) - widthOf(new RegExp(dialogWords.account)) - 200),
    ).toBeLessThanOrEqual(1)
  },
}

export const StatesSheet: Story = statesSheet(() => import('./DataTable.stories.js'))
