import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { sayIn, wordsIn } from '../testing/say.js'
import { viewMessages } from './viewMessages.js'
import { useFixtureTranslation } from '../testing/FixtureTranslationProvider.js'
import { stageArgs, staged } from '../../testing/staged.js'
import { statesSheet } from '../../testing/statesSheet.js'
import type { DataColumn } from '../data-table/columns.js'
import { PermissionProvider } from '../permissions/PermissionProvider.js'
import { ResourcePage } from '../resource-page/ResourcePage.js'
import type { ResourceQuery } from '../search/defineSearch.js'
import { useResourceList } from '../resource-page/useResourceList.js'
import { MemoryViews } from '../testing/MemoryViews.js'
import { samplePeople, type SamplePerson } from '../testing/samples.js'
import { standardView, type NamedView } from './tableView.js'
import { useTableViews } from './useTableViews.js'
import { ViewMenu } from './ViewMenu.js'
import { ViewPortProvider, type ViewSet } from './ViewPort.js'

const columns: DataColumn<SamplePerson>[] = [
  { id: 'name', header: { 'zh-CN': '姓名', 'en-US': 'Name' }, width: 160, isSortable: true },
  { id: 'loginName', header: { 'zh-CN': '账号', 'en-US': 'Account' }, isSortable: true },
  { id: 'department', header: { 'zh-CN': '部门', 'en-US': 'Department' } },
  { id: 'age', header: { 'zh-CN': '年龄', 'en-US': 'Age' }, align: 'end', width: 88 },
]
const people = samplePeople(8)
const noFilters: readonly never[] = []

function People() {
  const say = useFixtureTranslation()
  const [query, setQuery] = useState<ResourceQuery>({})
  const state = useResourceList({
    query,
    onQueryChange: (patch) => setQuery({ ...query, ...patch }),
    list: (wanted: ResourceQuery) =>
      queryOptions({
        queryKey: ['people', wanted],
        queryFn: () => Promise.resolve({ rows: say(people), total: people.length }),
      }),
  })
  const views = useTableViews({
    table: 'people',
    columns,
    state,
    filters: noFilters,
    readQuery: ({ sort }) => (typeof sort === 'string' ? { sort } : {}),
  })
  return (
    <ResourcePage
      state={{ ...state, screen: { title: say('成员'), permission: 'user:list', columns, views } }}
    >
      <ResourcePage.Toolbar />
      <ResourcePage.Table columns={columns} />
    </ResourcePage>
  )
}

interface StageProps {
  set: Partial<ViewSet>
  answer: 'ready' | 'loading' | 'failed'
  permissions: readonly string[]
}

function Stage({ set, answer, permissions }: StageProps) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  )
  const [port] = useState(() => {
    const views = new MemoryViews(set)
    views.isSlow = answer === 'loading'
    if (answer === 'failed') views.failure = new Error('网络开小差了，请稍后重试')
    return views
  })
  return (
    <QueryClientProvider client={client}>
      <PermissionProvider permissions={['user:list', ...permissions]}>
        <ViewPortProvider value={port}>
          <main style={{ display: 'flex', flexDirection: 'column', height: 560 }}>
            <People />
          </main>
        </ViewPortProvider>
      </PermissionProvider>
    </QueryClientProvider>
  )
}

const narrow: NamedView['view'] = {
  ...standardView,
  columns: [
    { id: 'name', isShown: true, width: 220 },
    { id: 'age', isShown: true },
    { id: 'loginName', isShown: false },
  ],
  sort: 'name',
  density: 'compact',
}

const meta = {
  title: 'Shell UI/Data table/ViewMenu',
  component: staged<StageProps>(ViewMenu),
  argTypes: stageArgs('set', 'answer', 'permissions'),
  render: (args) => <Stage {...args} />,
  args: {
    set: {
      mine: [{ name: '只看年龄', view: narrow }],
      shared: [
        { name: '花名册', view: standardView },
        { name: '紧凑', view: narrow },
      ],
      defaultName: '花名册',
    },
    answer: 'ready',
    permissions: ['view:share'],
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `Keeps how a table is seen (columns, filters, sorting, page size, row height) under a name: one's own, shared in the company, or its default.

| Key | Does |
| --- | --- |
| Enter, Space, ↓ on the button | opens the menu |
| ↑ ↓ Home End, letters | move through views and commands |
| Enter, Space | chooses |
| Escape | closes, the focus comes back |

**Do** leave it to ResourcePage, which shows it for a resource. **Don't** keep in a view what a person
chooses beside the table, such as a department.`,
      },
    },
  },
} satisfies Meta<StageProps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { set: {} } }

export const Loading: Story = { args: { answer: 'loading' } }

export const Failed: Story = { args: { answer: 'failed' } }

export const NoPermission: Story = { args: { permissions: [] } }

export const LongText: Story = {
  args: {
    set: {
      mine: [
        { name: '华东大区在职且三个月内登录过的研发与质量管理人员（含下级部门）', view: narrow },
      ],
      lastUsed: 'mine/华东大区在职且三个月内登录过的研发与质量管理人员（含下级部门）',
    },
  },
}

export const Opened: Story = {
  play: async ({ canvasElement, globals }) => {
    const say = sayIn({ globals })
    const canvas = within(canvasElement)
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(say('花名册')) }))
    await body.findByRole('menu')
    await expect(await body.findByRole('menuitemradio', { name: say('花名册') })).toBeChecked()
    await expect(body.getByRole('menuitemradio', { name: say('只看年龄') })).not.toBeChecked()
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvasElement, globals }) => {
    const viewWords = wordsIn({ globals }, viewMessages)
    const say = sayIn({ globals })
    const canvas = within(canvasElement)
    const body = within(canvasElement.ownerDocument.body)
    const button = await canvas.findByRole('button', { name: new RegExp(say('花名册')) })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const menu = await body.findByRole('menu')
    await waitFor(() => expect(menu).toHaveFocus())
    const reaches = (name: RegExp) =>
      waitFor(() =>
        expect(within(menu).getByRole('menuitemradio', { name })).toHaveAttribute(
          'data-highlighted',
        ),
      )
    await reaches(new RegExp(viewWords.standard))
    await userEvent.keyboard('{ArrowDown}')
    await reaches(new RegExp(say('花名册')))
    await userEvent.keyboard('{ArrowDown}')
    await reaches(new RegExp(say('只看年龄')))
    await userEvent.keyboard('{Enter}')
    const chosen = await canvas.findByRole('button', { name: new RegExp(say('只看年龄')) })
    await waitFor(() => expect(chosen).toHaveFocus())
    await expect(canvas.queryByRole('columnheader', { name: say('账号') })).toBeNull()
  },
}

export const StatesSheet: Story = statesSheet(() => import('./ViewMenu.stories.js'))
