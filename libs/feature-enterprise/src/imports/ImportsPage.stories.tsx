import type { ApiClient } from '@spruce/api-client'
import { createTestApi } from '@spruce/api-client/testing'
import { ShellPortProvider } from '@spruce/shell-ui'
import { FakeShellPort } from '@spruce/shell-ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { fn } from 'storybook/test'
import { failAnswer } from '../testing/failAnswer.js'
import { TestSession } from '../testing/TestConsole.js'
import { ImportsPage } from './ImportsPage.js'
import type { ImportsQuery } from './importSearch.js'
import { createImportsApi, makeImports } from './importsHandlers.js'

interface Behind {
  api: () => ApiClient
  permissions: readonly string[]
}

type PreviewProps = ComponentProps<typeof ImportsPage> & Behind

function Preview({ api, permissions, query: initialQuery, onQueryChange }: PreviewProps) {
  const [port] = useState(() => new FakeShellPort())
  const [client] = useState(api)
  const [query, setQuery] = useState<ImportsQuery>(initialQuery)
  return (
    <ShellPortProvider value={port}>
      <TestSession api={client} permissions={permissions}>
        <ImportsPage
          query={query}
          onQueryChange={(patch) => {
            onQueryChange(patch)
            setQuery((former) => ({ ...former, ...patch }))
          }}
        />
      </TestSession>
    </ShellPortProvider>
  )
}

const meta = {
  title: 'Feature Enterprise/Imports/ImportsPage',
  component: ImportsPage,
  args: {
    api: () => createImportsApi(),
    permissions: ['user:import'],
    query: {},
    onQueryChange: fn(),
  },
  argTypes: { api: { table: { disable: true } }, permissions: { table: { disable: true } } },
  render: (args) => <Preview {...args} />,
  parameters: {
    docs: {
      description: {
        component: `The imports of members, departments and devices: which file, what came of it, who started it, until when it can be undone.

| Key | Does |
| --- | --- |
| Tab | filter, the button for a new import, table, pages |
| Enter on a file | opens the import |

**Do** keep the state in \`query\`, so that a link shows the same rows. **Don't** open the import of somebody else: its rows are theirs.`,
      },
    },
  },
} satisfies Meta<PreviewProps>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { api: () => createImportsApi([]) } }

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createTestApi({
        'GET /spruce/api/v1/user-imports': () => new Promise<never>(() => undefined),
      }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/user-imports': failAnswer }) },
}

export const NoPermission: Story = { args: { permissions: [] } }

export const LongText: Story = {
  args: {
    api: () =>
      createImportsApi(
        makeImports(3).map((row) => ({ ...row, fileName: '华东区域成员名单'.repeat(12) })),
      ),
  },
}
