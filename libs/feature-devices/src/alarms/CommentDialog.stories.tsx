import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { createAlarmsApi } from '../testing/alarmsApi.js'
import { DeviceStage } from '../testing/DeviceStage.js'
import { CommentDialog } from './CommentDialog.js'

const meta = {
  title: 'Feature Devices/Alarms/CommentDialog',
  component: CommentDialog,
  args: { name: '设备 1 油温过高', onSubmit: fn(), onClose: fn() },
  render: (args) => (
    <DeviceStage api={createAlarmsApi}>
      <CommentDialog {...args} />
    </DeviceStage>
  ),
  parameters: {
    docs: {
      story: { inline: false, height: '460px' },
      description: {
        component: `Says something about an alarm, for who comes after.

| Key | Does |
| --- | --- |
| Tab | the comment, cancel, save |
| Ctrl + Enter | saves; Enter begins a line |
| Escape | closes, after a question where something was typed |

**Do** let a comment have several lines. **Don't** offer to change it later.`,
      },
    },
  },
} satisfies Meta<typeof CommentDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const LongText: Story = { args: { name: '设备 1 油温过高'.repeat(8) } }
