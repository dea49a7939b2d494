import { errorCatalogue } from '@spruce/api-client'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import type { Language, Translation } from '@spruce/validators/i18n'
import { uiMessages } from '@spruce/shell-ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { fn } from 'storybook/test'
import { failAnswer } from '../testing/failAnswer.js'
import { enterpriseMessages } from '../messages.js'
import { fixtureDepartments, fixturePeople } from '../testing/fixtures.js'
import { organizationHandlers } from '../testing/organizationHandlers.js'
import { TestSession, type TestSessionProps } from '../testing/TestConsole.js'
import { TestOrganization } from '../testing/TestOrganization.js'
import { OrganizationPage } from './OrganizationPage.js'
import { readOrganizationQuery } from './organizationQuery.js'

interface Behind extends Pick<TestSessionProps, 'permissions'> {
  organization?: () => TestOrganization
  handlers?: TestHandlers
}

type PageStoryProps = ComponentProps<typeof OrganizationPage> & Behind

/** The page in a frame of the size it has in the portal, over an organisation in memory. */
function PageStory(props: PageStoryProps) {
  const { query, onQueryChange, organization, handlers, permissions } = props
  const [current, setCurrent] = useState(query)
  const [api] = useState(() =>
    createTestApi({ ...organizationHandlers(organization?.()), ...handlers }),
  )
  return (
    <div style={{ height: 760, display: 'flex', flexDirection: 'column' }}>
      <TestSession api={api} {...(permissions && { permissions })}>
        <OrganizationPage
          query={current}
          onQueryChange={(patch) => {
            onQueryChange(patch)
            setCurrent((old) => readOrganizationQuery({ ...old, ...patch }))
          }}
        />
      </TestSession>
    </div>
  )
}

const meta = {
  title: 'Feature Enterprise/Organization/OrganizationPage',
  component: OrganizationPage,
  args: { query: {}, onQueryChange: fn() },
  argTypes: {
    organization: { table: { disable: true } },
    handlers: { table: { disable: true } },
    permissions: { table: { disable: true } },
  },
  render: (args) => <PageStory {...args} />,
  parameters: {
    docs: {
      description: {
        component: `The organisation: the department tree, and beside it the people of the chosen department.

| Key | Does |
| --- | --- |
| Tab | the panel with the tree, the edge between, the department's actions, filters and actions of the people, table, pages |
| Keys of Tree | within the departments |
| Keys of DataTable | within the people |
| Left, Right on the edge | makes the panel narrower or wider |
| Escape | closes the panel where it is a drawer |

**Do** keep department, filters and page in \`query\`, so that a link shows the same people. **Don't** take the tree away when a department is gone or fails to load: it is the way to another one.`,
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<PageStoryProps>
export default meta

type Story = StoryObj<typeof meta>

/** Everybody, and the tree with its only top department open. */
export const Default: Story = { play: showing(({ language }) => uiMessages[language].total(26)) }

export const Department: Story = {
  args: { query: { deptId: 'rd' } },
  play: showing(({ t }) => new RegExp(`^${t.headIs('')}`)),
}

export const Filtered: Story = {
  args: { query: { status: 'disabled', keyword: 'yang' } },
  play: showing('yang_fan'),
}

export const Empty: Story = {
  args: { organization: () => new TestOrganization([], []) },
  play: showing(({ t }) => t.noMembers),
}

export const EmptyDepartment: Story = {
  args: {
    query: { deptId: 'hr' },
    organization: () =>
      new TestOrganization(
        fixtureDepartments,
        fixturePeople.filter(({ departmentIds }) => !departmentIds.includes('hr')),
      ),
  },
  play: showing(({ t }) => t.noMembersHere),
}

export const Loading: Story = {
  args: {
    query: { deptId: 'rd' },
    handlers: {
      'GET /aba-base/api/dept/child-depts/1': forever,
      'GET /aba-base/api/dept/{id}': forever,
      'GET /spruce/api/v1/members': forever,
    },
  },
  play: showing(({ t }) => t.loadingDepartment),
}

export const Failed: Story = {
  args: {
    query: { deptId: 'rd' },
    handlers: {
      'GET /aba-base/api/dept/child-depts/1': failAnswer,
      'GET /aba-base/api/dept/{id}': failAnswer,
      'GET /spruce/api/v1/members': failAnswer,
    },
  },
  play: showing(({ language }) => new RegExp(`^${errorCatalogue[language].network}`)),
}

export const DepartmentGone: Story = {
  args: { query: { deptId: 'gone' } },
  play: showing(({ t }) => t.departmentGone),
}

export const NoPermission: Story = { args: { permissions: [] } }

export const DepartmentsOnly: Story = {
  args: { query: { deptId: 'rd' }, permissions: ['department:list'] },
  play: showing(({ t }) => new RegExp(`^${t.headIs('')}`)),
}

export const ReadOnly: Story = {
  args: { query: { deptId: 'rd' }, permissions: ['department:list', 'user:list'] },
  play: showing('zhang_wei'),
}

export const LongText: Story = {
  args: {
    query: { deptId: 'rd' },
    organization: () =>
      new TestOrganization(
        fixtureDepartments.map((row) => ({
          ...row,
          name: row.parentId === null ? row.name : `${row.name}（${long}）`.slice(0, 50),
          description: `${long}，${long}，${long}。`,
        })),
        fixturePeople.map((row) => ({
          ...row,
          nickName: `${row.nickName}·${long}`.slice(0, 50),
          loginName: `${row.loginName}_with_a_very_long_account_name`,
        })),
      ),
  },
}

const long = '面向海外市场的下一代智能制造装备联合创新与协同研发'

/** What a story says, in its language. */
interface Spoken {
  t: Translation<(typeof enterpriseMessages)['zh-CN']>
  language: Language
}

/** Waits for what the story is about, so that the checks see it. */
function showing(text: string | ((spoken: Spoken) => string | RegExp)): NonNullable<Story['play']> {
  return async ({ canvas, globals }) => {
    const language = globals['language'] as Language
    const t = enterpriseMessages[language]
    await canvas.findAllByText(typeof text === 'string' ? text : text({ t, language }))
  }
}

function forever(): Promise<never> {
  return new Promise(() => undefined)
}
