import { createTestApi } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failAnswer } from '../testing/answers.js'
import { behindStory, inPortal, type Staged } from '../testing/storyStage.js'
import {
  type Component,
  createComponentsApi,
  makeComponents,
  makeUses,
} from './componentsHandlers.js'
import { ComponentUsesDialog } from './ComponentUsesDialog.js'

const [component] = makeComponents(1) as [Component]
const operation = 'GET /spruce/api/v1/components/{id}/uses'

const meta = {
  title: 'Console Kit/Components/ComponentUsesDialog',
  component: ComponentUsesDialog,
  args: {
    api: () => createComponentsApi([component], makeUses(23)),
    permissions: 'all',
    component,
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(ComponentUsesDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: `The pages and workbenches of all customers that a component stands on, with the version that their draft and what everybody sees were saved with.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog: the list, the pages, Close |
| Keys of DataTable | within the list |
| Escape | closes; the focus returns |

**Do** say that pages always show the newest version. **Don't** lead into a page of a customer: what it holds is the customer's.`,
      },
    },
  },
} satisfies Meta<Staged<typeof ComponentUsesDialog>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** On no page so far. */
export const Empty: Story = { args: { api: () => createComponentsApi([component], []) } }

/** The server never answers. */
export const Loading: Story = {
  args: { api: () => createTestApi({ [operation]: () => new Promise<never>(() => undefined) }) },
}

/** The server fails. */
export const Failed: Story = { args: { api: () => createTestApi({ [operation]: failAnswer }) } }

export const NoPermission: Story = { args: { permissions: [] } }

export const LongText: Story = {
  args: {
    api: () =>
      createComponentsApi(
        [component],
        makeUses(3).map((use) => ({
          ...use,
          name: '很长的页面名称'.repeat(8),
          customerName: '很长的客户名称'.repeat(8),
        })),
      ),
  },
}
