import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil, Trash2, UserX } from 'lucide-react'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { statesSheet } from '../../testing/statesSheet.js'
import { defineAction } from '../actions/defineAction.js'
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
  component: Stage,
  args: { label: '成员', columns, rows: samplePeople(20), actions, onOpen: fn(), onRetry: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Stage>

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

export const StatesSheet: Story = statesSheet(() => import('./DataTable.stories.js'))
