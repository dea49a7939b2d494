import { componentMessages, sightOfRoles } from '@spruce/console-kit/components'
import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ComponentSightDialog } from './ComponentSightDialog.js'
import { createTenantComponentsApi, makeTenantComponents } from './tenantComponentsHandlers.js'

const meta = {
  title: 'Feature Enterprise/Components/ComponentSightDialog',
  component: ComponentSightDialog,
  args: {
    api: () => createTenantComponentsApi(makeTenantComponents()),
    title: componentMessages['zh-CN'].sightManyTitle(3),
    initialValues: sightOfRoles(['r1']),
    onSubmit: fn(),
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(ComponentSightDialog),
  parameters: {
    inEnglish: { title: componentMessages['en-US'].sightManyTitle(3) },
    docs: {
      story: { inline: false, height: '520px' },
      description: {
        component: `Chooses who of a company sees a component, or several.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Left, Right | chooses between everybody and chosen roles |
| Enter in a field | saves |
| Escape | closes, after a question when something was chosen |

**Do** name the component in the title. **Don't** take it for a permission: who may edit pages is said by roles.`,
      },
    },
  },
} satisfies Meta<Staged<typeof ComponentSightDialog>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** What several components begin with. */
export const Everybody: Story = { args: { initialValues: sightOfRoles(null) } }

/** Who may not list roles finds them by name. */
export const WithoutRoles: Story = {
  args: {
    permissions: ['widget:list', 'widget:edit'],
    component: { kind: 'frame', roles: [{ id: 'r1', name: '部门主管' }] },
  },
}
