import type { ApiClient } from '@spruce/api-client'
import { createTestApi } from '@spruce/api-client/testing'
import type { Permissions } from '@spruce/shell-ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { DeviceStage } from '../testing/DeviceStage.js'
import { failAnswer } from '../testing/failAnswer.js'
import { createTokensApi, makeTokens } from '../testing/typesApi.js'
import { TokensPage } from './TokensPage.js'
import type { TokenQuery } from './tokenQuery.js'

interface Behind {
  api: () => ApiClient
  permissions: Permissions
}

type PreviewProps = ComponentProps<typeof TokensPage> & Behind

function Preview({ api, permissions, query: initial, onQueryChange }: PreviewProps) {
  const [query, setQuery] = useState<TokenQuery>(initial)
  return (
    <DeviceStage api={api} permissions={permissions}>
      <TokensPage
        query={query}
        onQueryChange={(patch) => {
          onQueryChange(patch)
          setQuery((former) => ({ ...former, ...patch }))
        }}
      />
    </DeviceStage>
  )
}

const meta = {
  title: 'Feature Devices/Tokens/TokensPage',
  component: TokensPage,
  args: {
    api: () => createTokensApi(makeTokens()),
    permissions: 'all',
    query: {},
    onQueryChange: fn(),
  },
  argTypes: { api: { table: { disable: true } }, permissions: { table: { disable: true } } },
  render: (args) => <Preview {...args} />,
  parameters: {
    docs: {
      description: {
        component: `What programs at the machines report with: made, shown once, replaced, removed.

| Key | Does |
| --- | --- |
| Tab | filters, views, the page's actions, table, pages |
| Keys of DataTable | within the table |

**Do** give every program a token of its own. **Don't** keep a token anywhere but in the program: it is shown once.`,
      },
    },
  },
} satisfies Meta<PreviewProps>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const search = await canvas.findByRole('searchbox')
    search.focus()
    await userEvent.keyboard('gate{Enter}')
    await expect(args.onQueryChange).toHaveBeenCalled()
  },
}

export const Empty: Story = { args: { api: () => createTokensApi([]) } }

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createTestApi({
        'GET /spruce/api/v1/device-tokens': () => new Promise<never>(() => undefined),
      }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/device-tokens': failAnswer }) },
}

export const NoPermission: Story = { args: { permissions: [] } }

/** May change tokens, and sees no devices to make one for. */
export const WithoutDevices: Story = { args: { permissions: ['devicetoken:edit'] } }

export const LongText: Story = {
  args: {
    api: () =>
      createTokensApi(
        makeTokens().map((row) => ({
          ...row,
          name: row.name.repeat(8),
          place: row.place.repeat(8),
        })),
      ),
  },
}
