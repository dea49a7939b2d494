import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Pencil, Plus, Trash2, UserX } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { sayIn, wordsIn } from '../testing/say.js'
import { uiMessages } from '../messages.js'
import { selectionMessages } from './selectionMessages.js'
import { useFixtureTranslation } from '../testing/FixtureTranslationProvider.js'
import { stageArgs, staged } from '../../testing/staged.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { defineAction } from '../actions/defineAction.js'
import type { DataColumn } from '../data-table/columns.js'
import { StatusTag } from '../display/StatusTag.js'
import { PermissionProvider } from '../permissions/PermissionProvider.js'
import { ApiProvider } from '../provider/ApiProvider.js'
import { SearchField } from '../search-field/SearchField.js'
import { SidePanel } from '../side-panel/SidePanel.js'
import {
  departmentItem,
  sampleDepartments,
  samplePeople,
  type SampleDepartment,
  type SamplePerson,
} from '../testing/samples.js'
import { Tree } from '../tree/Tree.js'
import { nestedBranches } from '../tree/nestedBranches.js'
import { ResourcePage } from './ResourcePage.js'
import type { ResourceQuery } from '../search/defineSearch.js'
import { useResourceList } from './useResourceList.js'
import { useSaidBranches } from '../testing/useSaidBranches.js'

interface PeopleQuery extends ResourceQuery {
  keyword?: string | undefined
}

const everyone = samplePeople(248)
const run = fn()
const addMember = defineAction({
  label: { 'zh-CN': '添加成员', 'en-US': 'Add member' },
  icon: Plus,
  primary: true,
  permission: 'user:add',
  run,
})
const exportMembers = defineAction({
  label: { 'zh-CN': '导出', 'en-US': 'Export' },
  icon: Download,
  run,
})
const rowActions = [
  defineAction<SamplePerson>({
    label: { 'zh-CN': '编辑', 'en-US': 'Edit' },
    icon: Pencil,
    permission: 'user:edit',
    run,
  }),
  defineAction<SamplePerson>({
    label: { 'zh-CN': '停用', 'en-US': 'Disable' },
    icon: UserX,
    permission: 'user:edit',
    run,
  }),
  defineAction<SamplePerson>({
    label: { 'zh-CN': '移除', 'en-US': 'Remove' },
    icon: Trash2,
    danger: true,
    permission: 'user:remove',
    run,
  }),
]
const bulkActions = [
  defineAction<ReadonlySet<string>>({
    label: { 'zh-CN': '移除', 'en-US': 'Remove' },
    danger: true,
    run,
  }),
]
const columns: DataColumn<SamplePerson>[] = [
  { id: 'name', header: { 'zh-CN': '姓名', 'en-US': 'Name' }, width: 180, isSortable: true },
  { id: 'loginName', header: { 'zh-CN': '账号', 'en-US': 'Account' }, isSortable: true },
  { id: 'department', header: { 'zh-CN': '部门', 'en-US': 'Department' } },
  {
    id: 'status',
    header: { 'zh-CN': '状态', 'en-US': 'Status' },
    cell: ({ status }) => (
      <StatusTag tone={status === 'active' ? 'success' : 'neutral'}>
        {status === 'active' ? '正常' : '已停用'}
      </StatusTag>
    ),
  },
]

type Answer = 'ready' | 'empty' | 'loading' | 'failed' | 'denied'

function answer(kind: Answer, query: PeopleQuery) {
  if (kind === 'loading') return new Promise<never>(() => undefined)
  if (kind === 'failed') return Promise.reject(new Error('网络开小差了，请稍后重试'))
  if (kind === 'denied') {
    return Promise.reject(Object.assign(new Error('API授权'), { status: 403 }))
  }
  const { page = 1, size = 20, keyword = '' } = query
  const found = kind === 'empty' ? [] : everyone.filter(({ name }) => name.includes(keyword))
  return Promise.resolve({
    rows: found.slice((page - 1) * size, page * size),
    total: found.length,
  })
}

interface StageProps {
  answer: Answer
  permissions: readonly string[] | 'all'
  hasTree: boolean
  title: string
}

interface PeopleProps {
  kind: Answer
  isSection: boolean
  title: string
}

function People({ kind, isSection, title }: PeopleProps) {
  const say = useFixtureTranslation()
  const [query, setQuery] = useState<PeopleQuery>({})
  const people = useResourceList({
    query,
    onQueryChange: (patch) => setQuery({ ...query, ...patch }),
    list: (wanted: PeopleQuery) =>
      queryOptions({
        queryKey: ['people', kind, wanted],
        queryFn: () => say(answer(kind, wanted)),
        retry: false,
      }),
  })
  return (
    <ResourcePage state={people} title={title} permission="user:list" isSection={isSection}>
      <ResourcePage.Toolbar actions={[exportMembers, addMember]} bulk={bulkActions} bulkLimit={500}>
        <ResourcePage.Filters>
          <SearchField name="keyword" placeholder={say('搜索姓名')} />
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        columns={say(columns)}
        actions={rowActions}
        isSelectable
        onOpen={run}
        permission="user:list"
      />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}

const company = nestedBranches(sampleDepartments(), departmentItem)

function WithTree({ kind }: { kind: Answer }) {
  const say = useFixtureTranslation()
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(['root']))
  const [selected, setSelected] = useState('rd')
  const [keyword, setKeyword] = useState<string>()
  return (
    <SidePanel
      title={say('组织架构')}
      closeKey={selected}
      content={<People kind={kind} isSection title={say('成员')} />}
    >
      <SearchField value={keyword} placeholder={say('搜索部门')} onChange={setKeyword} />
      <Tree<SampleDepartment>
        label={say('组织架构')}
        getBranch={useSaidBranches(company)}
        expanded={expanded}
        onExpandedChange={setExpanded}
        selected={selected}
        highlight={keyword}
        onSelect={({ id }) => setSelected(id)}
      />
    </SidePanel>
  )
}

function Stage({ answer: kind, permissions, hasTree, title }: StageProps) {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <ApiProvider api={everyone}>
        <PermissionProvider permissions={permissions}>
          <main
            style={{
              display: 'flex',
              flexDirection: 'column',
              height: '100dvh',
              background: 'var(--sp-colors-bg)',
            }}
          >
            {hasTree ? (
              <WithTree kind={kind} />
            ) : (
              <People kind={kind} isSection={false} title={title} />
            )}
          </main>
        </PermissionProvider>
      </ApiProvider>
    </QueryClientProvider>
  )
}

const meta = {
  title: 'Shell UI/Resource page/ResourcePage',
  component: staged<StageProps>(ResourcePage),
  argTypes: stageArgs('answer', 'permissions', 'hasTree'),
  render: (args) => <Stage {...args} />,
  args: { answer: 'ready', permissions: 'all', hasTree: false, title: '成员' },
  parameters: {
    docs: {
      description: {
        component: `A list of one kind with title, filters, actions, table and pages, out of one state that lives in the address.

| Key | Does |
| --- | --- |
| Tab | filters, the page's actions, table, pages |
| Keys of DataTable | within the table |
| Space on the head's checkbox | selects the page; the bar then offers the whole result |

**Do** describe the records once by \`defineResource\` (search, columns, list, texts), give it to \`useResourcePage\`, make actions constants by \`actionsOf\`, bind filters by name, and let permissions leave out what may not be done. **Don't** keep a filter beside the address: a link and the Back button would lose it; export by anything but the resource's own action, which asks for XLSX or CSV and writes what the filters find.`,
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<StageProps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const BesideTree: Story = { args: { hasTree: true } }
export const Empty: Story = { args: { answer: 'empty' } }
export const Loading: Story = { args: { answer: 'loading' } }
export const Failed: Story = { args: { answer: 'failed' } }
export const Denied: Story = { args: { answer: 'denied' } }
export const NoPermission: Story = { args: { permissions: [] } }
export const ReadOnly: Story = { args: { permissions: ['user:list'] } }

export const WholeResultByKeyboard: Story = {
  play: async ({ canvasElement, globals }) => {
    const say = sayIn({ globals })
    const selectionWords = wordsIn({ globals }, selectionMessages)
    const words = wordsIn({ globals }, uiMessages)
    const canvas = within(canvasElement)
    await canvas.findByText(say(everyone[0]?.name ?? ''))
    canvas.getByRole('checkbox', { name: words.selectAll }).focus()
    await userEvent.keyboard(' ')
    const bar = within(await canvas.findByRole('region', { name: words.bulkActions }))
    await expect(bar.getByRole('status')).toHaveTextContent(/20/)
    bar.getByRole('button', { name: selectionWords.chooseAll(248) }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(bar.getByRole('status')).toHaveTextContent(selectionWords.selectedAll(248))
  },
}

export const LongText: Story = { args: { title: '云杉制造集团华东区域总部研发中心基础平台部成员' } }

export const StatesSheet: Story = statesSheet(() => import('./ResourcePage.stories.js'))
