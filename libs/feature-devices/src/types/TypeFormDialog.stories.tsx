import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { DeviceStage } from '../testing/DeviceStage.js'
import { createTypesApi, makeTypes } from '../testing/typesApi.js'
import { TypeFormDialog } from './TypeFormDialog.js'

const [press] = makeTypes()

const meta = {
  title: 'Feature Devices/Types/TypeFormDialog',
  component: TypeFormDialog,
  decorators: [
    (Story) => (
      <DeviceStage api={() => createTypesApi(makeTypes())}>
        <Story />
      </DeviceStage>
    ),
  ],
  args: { onSubmit: fn(), onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `Adds a type of devices with the points that each of them has, or changes it.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog; the first field has the focus |
| Enter | in an input: saves, or the first wrong field has the focus |
| Escape | closes, after a question when something was chosen or typed |

**Do** keep codes as the program that reports writes them. **Don't** take a point away that machines still report: its values are refused from then on.`,
      },
    },
  },
} satisfies Meta<typeof TypeFormDialog>
export default meta
type Story = StoryObj<typeof meta>

/** A new one has no points yet. */
export const Adding: Story = {}

/** Its code, and the code and the kind of its points, cannot be changed any more. */
export const Editing: Story = { args: { type: press } }

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
    type: press && {
      ...press,
      name: '冲压机'.repeat(16),
      points: press.points.map((point) => ({ ...point, name: '油温'.repeat(25) })),
    },
  },
}
