import type { ApiClient } from '@spruce/api-client'
import { createTestApi } from '@spruce/api-client/testing'
import { SessionProvider } from '@spruce/session/react'
import { createTestSession } from '@spruce/session/testing'
import { ApiProvider, DialogViewport, PermissionProvider, type Permissions } from '@spruce/shell-ui'
import { useTestApi } from '@spruce/shell-ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ComponentProps } from 'react'
import { fn } from 'storybook/test'
import { failAnswer } from '../testing/failAnswer.js'
import { createRolesApi, makeRoles } from './rolesHandlers.js'
import { RolesPage } from './RolesPage.js'
import type { RoleQuery } from './roleQuery.js'

interface Behind {
  api: () => ApiClient
  permissions: Permissions
}

type PreviewProps = ComponentProps<typeof RolesPage> & Behind

/** What the portal gives a page inside its shell: client, session, address, dialogs. */
function Preview({ api, permissions, query: initialQuery, onQueryChange }: PreviewProps) {
  const client = useTestApi(api)
  const [{ session, queryClient }] = useState(() => ({
    session: createTestSession(),
    queryClient: createQueryClient(),
  }))
  const [query, setQuery] = useState<RoleQuery>(initialQuery)
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider session={session} api={client}>
        <ApiProvider api={client}>
          <PermissionProvider permissions={permissions}>
            <RolesPage
              query={query}
              onQueryChange={(patch) => {
                onQueryChange(patch)
                setQuery((former) => ({ ...former, ...patch }))
              }}
            />
            <DialogViewport />
          </PermissionProvider>
        </ApiProvider>
      </SessionProvider>
    </QueryClientProvider>
  )
}

function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: { queries: { retry: false } },
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, { meta }) =>
        queryClient.invalidateQueries({ queryKey: meta?.['invalidates'] as string[] }),
    }),
  })
  return queryClient
}

const meta = {
  title: 'Feature Enterprise/Roles/RolesPage',
  component: RolesPage,
  args: {
    api: () => createRolesApi(makeRoles(45)),
    permissions: 'all',
    query: {},
    onQueryChange: fn(),
  },
  argTypes: { api: { table: { disable: true } }, permissions: { table: { disable: true } } },
  render: (args) => <Preview {...args} />,
  parameters: {
    docs: {
      description: {
        component: `The roles of a tenant: found, filtered, added, copied, switched off, removed, each with its people and permissions.

| Key | Does |
| --- | --- |
| Tab | filters, views, the page's actions, table, pages |
| Keys of DataTable | within the table |
| Space on the head's checkbox | selects the page; the bar then offers what can be done with all of them |

**Do** keep keyword, state, sorting and page in \`query\`, so that a link shows the same rows. **Don't** offer to remove a built-in role; of a selection they stay.`,
      },
    },
  },
} satisfies Meta<PreviewProps>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { api: () => createRolesApi([]) } }

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createTestApi({ 'GET /spruce/api/v1/roles': () => new Promise<never>(() => undefined) }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/roles': failAnswer }) },
}

export const NoPermission: Story = { args: { permissions: [] } }

/** May look, may not change. */
export const ReadOnly: Story = { args: { permissions: ['role:list'] } }

export const LongText: Story = {
  args: {
    api: () => createRolesApi(makeRoles(3).map((row) => ({ ...row, name: row.name.repeat(12) }))),
  },
}
