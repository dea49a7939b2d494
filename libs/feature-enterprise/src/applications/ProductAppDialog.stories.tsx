import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createApplicationsApi, makeApplications } from './applicationsHandlers.js'
import { ProductAppDialog } from './ProductAppDialog.js'

const [console, entry] = makeApplications(0)

const meta = {
  title: 'Feature Enterprise/Applications/ProductAppDialog',
  component: ProductAppDialog,
  args: {
    api: () => createApplicationsApi([]),
    application: entry!,
    onSubmit: fn(),
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(ProductAppDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `Whether an application of the product is on for the company, and who sees it.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Space | on the switch: turns it on or off |
| Escape | closes, after a question when something was typed |

**Do** say why a console has no switch. **Don't** take it for a permission: roles say what people may do there.`,
      },
    },
  },
} satisfies Meta<Staged<typeof ProductAppDialog>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Shows to a department and those below it. */
export const ForDepartments: Story = {
  args: {
    application: {
      ...entry!,
      departmentIds: ['rd'],
      departments: [{ id: 'rd', name: '研发中心' }],
    },
  },
}

/** The switch of a console stays on: nobody could switch it on again. */
export const Console: Story = { args: { application: console! } }
