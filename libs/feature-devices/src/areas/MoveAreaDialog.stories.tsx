import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { DeviceStage } from '../testing/DeviceStage.js'
import { createDevicesApi, makeDevices } from '../testing/devicesApi.js'
import { MoveAreaDialog } from './MoveAreaDialog.js'

const meta = {
  title: 'Feature Devices/Areas/MoveAreaDialog',
  component: MoveAreaDialog,
  decorators: [
    (Story) => (
      <DeviceStage api={() => createDevicesApi(makeDevices(8))}>
        <Story />
      </DeviceStage>
    ),
  ],
  args: { area: { id: 'a3', name: '冲压车间', parentId: 'a1' }, onSubmit: fn(), onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `Puts an area with all that is below it under another, or at the top.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog; the first field has the focus |
| Enter | in an input: saves, or the first wrong field has the focus |
| Escape | closes, after a question when something was chosen or typed |

**Do** use it where dragging in the tree is hard. **Don't** look for the area itself or those below it: they are not offered.`,
      },
    },
  },
} satisfies Meta<typeof MoveAreaDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

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
  args: { area: { id: 'a3', name: '冲压车间'.repeat(12), parentId: 'a1' } },
}
