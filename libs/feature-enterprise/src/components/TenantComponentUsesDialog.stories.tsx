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
import { createTenantComponentsApi, makeTenantComponents } from './tenantComponentsHandlers.js'
import { TenantComponentUsesDialog } from './TenantComponentUsesDialog.js'

const uses = 'GET /spruce/api/v1/component-uses'

const meta = {
  title: 'Feature Enterprise/Components/TenantComponentUsesDialog',
  component: TenantComponentUsesDialog,
  args: {
    api: () => createTenantComponentsApi(makeTenantComponents()),
    component: {
      id: 'c1',
      code: 'acme.board',
      name: { 'zh-CN': '产线看板', 'en-US': 'Line board' },
    },
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(TenantComponentUsesDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '520px' },
      description: {
        component: `The pages and workbenches of a company with a component on them, and when what has it was saved.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog: the list, the pages, Close |
| Keys of DataTable | within the list |
| Escape | closes; the focus returns |

**Do** show it before a component is taken away. **Don't** count pages in the recycle bin.`,
      },
    },
  },
} satisfies Meta<Staged<typeof TenantComponentUsesDialog>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Not used yet. */
export const Empty: Story = {
  args: { api: () => createTestApi({ [uses]: { rows: [], total: 0 } }) },
}

/** The server never answers. */
export const Loading: Story = { args: { api: () => createTestApi({ [uses]: neverAnswer }) } }

/** The server fails. */
export const Failed: Story = { args: { api: () => createTestApi({ [uses]: failAnswer }) } }
