import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ApplicationForm } from './ApplicationForm.js'
import { createApplicationsApi, makeOwn } from './applicationsHandlers.js'

const meta = {
  title: 'Feature Enterprise/Applications/ApplicationForm',
  component: ApplicationForm,
  args: {
    api: () => createApplicationsApi([]),
    onSubmit: fn(),
    onDone: fn(),
    onCancel: fn(),
  },
  argTypes: behindStory,
  render: inPortal(ApplicationForm),
  parameters: {
    docs: {
      description: {
        component: `The fields of an application in sections, with what saves them.

| Key | Does |
| --- | --- |
| Tab | goes through the fields, then Save and Cancel |
| Enter | saves, from a field of one line |

**Do** ask before leaving when something was typed. **Don't** offer to change the code: menus and addresses hold it.`,
      },
    },
  },
} satisfies Meta<Staged<typeof ApplicationForm>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Edit: Story = { args: { application: makeOwn(1) } }
