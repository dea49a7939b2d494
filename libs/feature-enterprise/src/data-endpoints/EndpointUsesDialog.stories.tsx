import { createTestApi } from '@spruce/api-client/testing'
import {
  behindStory,
  failAnswer,
  inPortal,
  neverAnswer,
  type Staged,
} from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createEndpointsApi, makeEndpoints, makeEndpointUses } from './endpointsHandlers.js'
import { EndpointUsesDialog } from './EndpointUsesDialog.js'

const uses = 'GET /spruce/api/v1/data-endpoints/{id}/uses'

const meta = {
  title: 'Feature Enterprise/Data Endpoints/EndpointUsesDialog',
  component: EndpointUsesDialog,
  args: {
    api: () => createEndpointsApi(makeEndpoints(1), {}, makeEndpointUses(13)),
    permissions: 'all',
    endpoint: { id: 'e1', name: 'ERP1' },
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(EndpointUsesDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `The pages and workbenches whose queries read a data endpoint, with a way to each.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog: the list, the pages, Close |
| Keys of DataTable | within the list |
| Escape | closes; the focus returns |

**Do** look at it before an endpoint is disabled or removed. **Don't** offer a way to pages that the person may not open: the name is enough.`,
      },
    },
  },
} satisfies Meta<Staged<typeof EndpointUsesDialog>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** May manage endpoints and nothing that reads them. */
export const ReadOnly: Story = { args: { permissions: ['dataendpoint:edit'] } }

/** Nothing reads it. */
export const Empty: Story = { args: { endpoint: { id: 'e2', name: 'ERP2' } } }

/** The server never answers. */
export const Loading: Story = { args: { api: () => createTestApi({ [uses]: neverAnswer }) } }

/** The server fails. */
export const Failed: Story = { args: { api: () => createTestApi({ [uses]: failAnswer }) } }
