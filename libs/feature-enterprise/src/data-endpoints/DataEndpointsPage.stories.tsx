import { createTestApi } from '@spruce/api-client/testing'
import { behindStory, inPage, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failAnswer } from '../testing/failAnswer.js'
import { DataEndpointsPage } from './DataEndpointsPage.js'
import { createEndpointsApi, makeEndpoints } from './endpointsHandlers.js'

const meta = {
  title: 'Feature Enterprise/Data Endpoints/DataEndpointsPage',
  component: DataEndpointsPage,
  args: {
    api: () => createEndpointsApi(makeEndpoints(4)),
    permissions: 'all',
    query: {},
    onQueryChange: fn(),
  },
  argTypes: behindStory,
  render: inPage(DataEndpointsPage),
  parameters: {
    docs: {
      description: {
        component: `The REST services of the company whose answers its pages may show.

| Key | Does |
| --- | --- |
| Tab | goes from the filters to the table and its pages |
| Arrow keys | move in the table |
| Enter, Space | runs the action in focus |
| Escape | closes a dialog, after a question when something was typed |

**Do** give an endpoint a secret that may read only what pages show. **Don't** look for the secret: it is stored sealed and never shown again.`,
      },
    },
  },
} satisfies Meta<Staged<typeof DataEndpointsPage>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { api: () => createEndpointsApi([]) } }

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createTestApi({
        'GET /spruce/api/v1/data-endpoints': () => new Promise<never>(() => undefined),
      }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/data-endpoints': failAnswer }) },
}

export const NoPermission: Story = { args: { permissions: [] } }

export const LongText: Story = {
  args: {
    api: () =>
      createEndpointsApi(
        makeEndpoints(1).map((row) => ({
          ...row,
          name: '很长的名称'.repeat(10),
          baseUrl: `https://${'a-very-long-name.'.repeat(8)}example.cn/api/v1`,
        })),
      ),
  },
}
