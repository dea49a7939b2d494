import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { DeviceStage } from '../testing/DeviceStage.js'
import { createPointsApi, makePoints } from '../testing/pointsApi.js'
import { PointFormDialog } from './PointFormDialog.js'

const [temperature, , , , program] = makePoints()

const meta = {
  title: 'Feature Devices/Device/PointFormDialog',
  component: PointFormDialog,
  decorators: [
    (Story) => (
      <DeviceStage api={() => createPointsApi()}>
        <Story />
      </DeviceStage>
    ),
  ],
  args: { onSubmit: fn(), onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `Adds a point of the device's own, or changes one; what differs from the type overrides it.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog; the first field has the focus |
| Enter | in an input: saves, or the first wrong field has the focus |
| Escape | closes, after a question when something was chosen or typed |

**Do** give numbers their unit and the range that is right for this machine. **Don't** repeat what the type says: a field left as it is follows the type.`,
      },
    },
  },
} satisfies Meta<typeof PointFormDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Adding: Story = {}

/** It follows its type until a field differs. */
export const OfType: Story = { args: { point: temperature } }

/** Its own, and no number: there is no range. */
export const OwnText: Story = { args: { point: program } }

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
  args: { point: temperature && { ...temperature, name: '油温'.repeat(25) } },
}
