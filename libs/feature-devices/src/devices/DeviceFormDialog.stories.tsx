import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { DeviceStage } from '../testing/DeviceStage.js'
import { createDevicesApi, makeDevices } from '../testing/devicesApi.js'
import { DeviceFormDialog } from './DeviceFormDialog.js'

const [device] = makeDevices(1)

const meta = {
  title: 'Feature Devices/Devices/DeviceFormDialog',
  component: DeviceFormDialog,
  decorators: [
    (Story) => (
      <DeviceStage api={() => createDevicesApi(makeDevices(8))}>
        <Story />
      </DeviceStage>
    ),
  ],
  args: { onSubmit: fn(), onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `Adds a device to an area, with the type whose points it takes, or changes one.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog; the first field has the focus |
| Enter | in an input: saves, or the first wrong field has the focus |
| Escape | closes, after a question when something was chosen or typed |

**Do** choose the type first where there is one: the points come with it. **Don't** change the code of a device that reports: it stays what it was.`,
      },
    },
  },
} satisfies Meta<typeof DeviceFormDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Adding: Story = { args: { areaId: 'a3' } }

/** The code cannot be changed any more. */
export const Editing: Story = { args: { device } }

/** Nothing was typed, so it closes at once. */
export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const LongText: Story = {
  args: {
    device: device && { ...device, name: '冲压机'.repeat(16), model: 'JH21-160 '.repeat(5) },
  },
}
