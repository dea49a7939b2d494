import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { createAlarmsApi } from '../testing/alarmsApi.js'
import { DeviceStage } from '../testing/DeviceStage.js'
import { SilenceDialog } from './SilenceDialog.js'

const meta = {
  title: 'Feature Devices/Alarms/SilenceDialog',
  component: SilenceDialog,
  args: {
    title: '静默“设备 1 油温过高”',
    until: '2026-12-21T08:00:00.000Z',
    onSubmit: fn(),
    onClose: fn(),
  },
  render: (args) => (
    <DeviceStage api={createAlarmsApi}>
      <SilenceDialog {...args} />
    </DeviceStage>
  ),
  parameters: {
    docs: {
      story: { inline: false, height: '460px' },
      description: {
        component: `Says until when alarms send no messages; nothing lets them speak again.

| Key | Does |
| --- | --- |
| Tab | the moment, cancel, silence |
| Enter | saves |
| Escape | closes, after a question where something was typed |

**Do** say how long at most. **Don't** silence an alarm for good.`,
      },
    },
  },
} satisfies Meta<typeof SilenceDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}
