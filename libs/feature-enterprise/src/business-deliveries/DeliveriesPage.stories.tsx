import { createTestApi } from '@spruce/api-client/testing'
import { behindStory, inPage, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failAnswer } from '../testing/failAnswer.js'
import { DeliveriesPage } from './DeliveriesPage.js'
import { createDeliveriesApi, makeDeliveries } from './deliveriesHandlers.js'

const path = 'GET /spruce/api/v1/business-deliveries'

const meta = {
  title: 'Feature Enterprise/Business Identifiers/DeliveriesPage',
  component: DeliveriesPage,
  args: {
    api: () => createDeliveriesApi(makeDeliveries(4)),
    permissions: 'all',
    query: {},
    onQueryChange: fn(),
  },
  argTypes: behindStory,
  render: inPage(DeliveriesPage),
  parameters: {
    docs: {
      description: {
        component: `What programs sent by business identifiers, and how far it has come. While something is queued the list follows it.

| Key | Does |
| --- | --- |
| Tab | goes from the filters to the table and its pages |
| Arrow keys | move in the table |
| Enter | opens a delivery, or runs the action in focus |
| Escape | closes a dialog |

**Do** look at the reason before sending again. **Don't** send a new message for those who failed: the others would get it twice.`,
      },
    },
  },
} satisfies Meta<Staged<typeof DeliveriesPage>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { api: () => createDeliveriesApi([]) } }

/** The server never answers. */
export const Loading: Story = {
  args: { api: () => createTestApi({ [path]: () => new Promise<never>(() => undefined) }) },
}

/** The server fails. */
export const Failed: Story = { args: { api: () => createTestApi({ [path]: failAnswer }) } }

/** May read them only: neither sent again nor exported. */
export const ReadOnly: Story = { args: { permissions: ['businessidentity:list'] } }
