import { createTestApi } from '@spruce/api-client/testing'
import { behindStory, failAnswer, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createMenusApi, makeMenus } from './menusHandlers.js'
import { SidebarPreview } from './SidebarPreview.js'

const meta = {
  title: 'Feature Enterprise/Menus/SidebarPreview',
  component: SidebarPreview,
  args: {
    api: () => createMenusApi(makeMenus()),
    appCode: 'spruce-web-enterprise-console',
    roles: [
      { id: 'r1', name: '管理员' },
      { id: 'r2', name: '访客' },
    ],
    role: 'r1',
    onRoleChange: fn(),
    onChoose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(SidebarPreview),
  parameters: {
    docs: {
      description: {
        component: `The sidebar of an application as somebody with one role alone sees it; it follows every change.

| Key | Does |
| --- | --- |
| Tab | role, then menu by menu |
| Keys of MenuTree | within the sidebar |
| Enter | on a menu: chooses it |

**Do** show it beside what changes it. **Don't** let its links leave the page: they choose a menu.`,
      },
    },
  },
} satisfies Meta<Staged<typeof SidebarPreview>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** No role is chosen. */
export const NoRole: Story = { args: { role: undefined } }

/** The role sees nothing of the application. */
export const Empty: Story = { args: { role: 'r2' } }

/** The server fails. */
export const Failed: Story = {
  args: {
    api: () => createTestApi({ 'GET /spruce/api/v1/menus/preview': failAnswer }),
  },
}
