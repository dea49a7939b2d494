import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { DeviceStage } from '../testing/DeviceStage.js'
import { createDevicesApi, makeDevices } from '../testing/devicesApi.js'
import { MoveDevicesDialog } from './MoveDevicesDialog.js'

const meta = {
  title: 'Feature Devices/Devices/MoveDevicesDialog',
  component: MoveDevicesDialog,
  decorators: [
    (Story) => (
      <DeviceStage api={() => createDevicesApi(makeDevices(8))}>
        <Story />
      </DeviceStage>
    ),
  ],
  args: { count: 3, onSubmit: fn(), onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `Chooses the area that one or many devices go to.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog; the first field has the focus |
| Enter | in an input: saves, or the first wrong field has the focus |
| Escape | closes, after a question when something was chosen or typed |

**Do** say in the title how many move. **Don't** offer an area as chosen already: nobody should move things by Enter alone.`,
      },
    },
  },
} satisfies Meta<typeof MoveDevicesDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Many: Story = { args: { count: 1_200 } }

/** Nothing was typed, so it closes at once. */
export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}
