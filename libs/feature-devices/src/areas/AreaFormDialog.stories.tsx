import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { DeviceStage } from '../testing/DeviceStage.js'
import { areas, createDevicesApi, makeDevices } from '../testing/devicesApi.js'
import { AreaFormDialog } from './AreaFormDialog.js'

const [plant] = areas

const meta = {
  title: 'Feature Devices/Areas/AreaFormDialog',
  component: AreaFormDialog,
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
        component: `Adds an area below another or at the top, or gives one another name.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog; the first field has the focus |
| Enter | in an input: saves, or the first wrong field has the focus |
| Escape | closes, after a question when something was chosen or typed |

**Do** name it as the people in the plant do. **Don't** make an area for a single machine: it is a device.`,
      },
    },
  },
} satisfies Meta<typeof AreaFormDialog>
export default meta
type Story = StoryObj<typeof meta>

/** A new one also has a parent. */
export const Adding: Story = { args: { parentId: 'a1' } }

export const Renaming: Story = { args: { area: plant } }

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
  args: { area: plant && { ...plant, name: '杭州工厂'.repeat(12) } },
}
