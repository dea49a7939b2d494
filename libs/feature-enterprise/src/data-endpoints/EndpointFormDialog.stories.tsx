import { SubmittedForm } from '@spruce/shell-ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen } from 'storybook/test'
import { refuseAt } from '../testing/refuseAt.js'
import { EndpointFormDialog } from './EndpointFormDialog.js'
import { makeEndpoints } from './endpointsHandlers.js'

const [withSecret] = makeEndpoints(1)

const meta = {
  title: 'Feature Enterprise/Data Endpoints/EndpointFormDialog',
  component: EndpointFormDialog,
  args: { onSubmit: fn(), onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: `Registers a REST service that pages may read, or changes it.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog; the name has the focus first |
| Up, Down | in the list of ways to authenticate go through it |
| Enter | in an input: saves, or the first wrong field has the focus |
| Escape | closes, after a question when something was typed |

**Do** leave the secret empty to keep it. **Don't** expect it to follow to another host: it has to be entered anew.`,
      },
    },
  },
} satisfies Meta<typeof EndpointFormDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Adding: Story = {}

/** A secret is stored: it stays, or is replaced. */
export const Editing: Story = { args: withSecret ? { endpoint: withSecret } : {} }

/** By a header of its own. */
export const ByHeader: Story = {
  args: {
    ...(withSecret && { endpoint: { ...withSecret, auth: 'header', headerName: 'X-Api-Key' } }),
  },
}

/** By a user name and a password. */
export const ByPassword: Story = {
  args: { ...(withSecret && { endpoint: { ...withSecret, auth: 'basic', userName: 'spruce' } }) },
}

/** The name is in use. */
export const Refused: Story = {
  args: {
    ...(withSecret && { endpoint: withSecret }),
    onSubmit: fn(refuseAt('name', '已被使用，请更换')),
  },
  parameters: { inEnglish: { onSubmit: fn(refuseAt('name', 'This name is in use')) } },
  decorators: [
    (Story) => (
      <SubmittedForm>
        <Story />
      </SubmittedForm>
    ),
  ],
  play: async () => {
    await screen.findByRole('textbox', { description: /已被使用，请更换|This name is in use/ })
  },
}
