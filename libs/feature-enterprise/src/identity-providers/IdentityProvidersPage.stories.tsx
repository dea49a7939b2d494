import { createTestApi } from '@spruce/api-client/testing'
import { behindStory, inPage, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failAnswer } from '../testing/failAnswer.js'
import { IdentityProvidersPage } from './IdentityProvidersPage.js'
import { createProvidersApi, makeProviders } from './providersHandlers.js'

const meta = {
  title: 'Feature Enterprise/Identity Providers/IdentityProvidersPage',
  component: IdentityProvidersPage,
  args: {
    api: () => createProvidersApi(makeProviders(4)),
    permissions: 'all',
    query: {},
    onQueryChange: fn(),
  },
  argTypes: behindStory,
  render: inPage(IdentityProvidersPage),
  parameters: {
    docs: {
      description: {
        component: `The foreign providers of OpenID Connect by whom people of the company sign in.

| Key | Does |
| --- | --- |
| Tab | goes from the filters to the table and its pages |
| Arrow keys | move in the table |
| Enter, Space | runs the action in focus |
| Escape | closes a dialog, after a question when something was typed |

**Do** check a provider after setting it up: its result stands in the list for everybody. **Don't** look for the secret: it is stored sealed and never shown again.`,
      },
    },
  },
} satisfies Meta<Staged<typeof IdentityProvidersPage>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { api: () => createProvidersApi([]) } }

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createTestApi({
        'GET /spruce/api/v1/identity-providers': () => new Promise<never>(() => undefined),
      }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/identity-providers': failAnswer }) },
}

/** May read them only. */
export const ReadOnly: Story = { args: { permissions: ['identityprovider:list'] } }

export const NoPermission: Story = { args: { permissions: [] } }

export const LongText: Story = {
  args: {
    api: () =>
      createProvidersApi(
        makeProviders(1).map((row) => ({
          ...row,
          name: '很长的名称'.repeat(10),
          issuer: `https://${'a-very-long-name.'.repeat(8)}example.cn/realms/main`,
        })),
      ),
  },
}
