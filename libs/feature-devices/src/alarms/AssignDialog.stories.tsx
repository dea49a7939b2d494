import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { createAlarmsApi } from '../testing/alarmsApi.js'
import { DeviceStage } from '../testing/DeviceStage.js'
import { AssignDialog } from './AssignDialog.js'

const meta = {
  title: 'Feature Devices/Alarms/AssignDialog',
  component: AssignDialog,
  args: { title: '指派“设备 1 油温过高”', onSubmit: fn(), onClose: fn() },
  render: (args) => (
    <DeviceStage api={createAlarmsApi}>
      <AssignDialog {...args} />
    </DeviceStage>
  ),
  parameters: {
    docs: {
      story: { inline: false, height: '460px' },
      description: {
        component: `Says who looks after alarms, or that nobody does.

| Key | Does |
| --- | --- |
| Tab | the person, cancel, assign |
| Enter | saves |
| Escape | closes, after a question where something was typed |

**Do** offer people as the contact book has them. **Don't** ask for a right to see the organisation.`,
      },
    },
  },
} satisfies Meta<typeof AssignDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

/** Somebody looks after it already. */
export const Assigned: Story = { args: { chosen: { id: 'm2', name: '李娜' } } }
