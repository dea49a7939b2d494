import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { LabelledSelect, type LabelledSelectProps } from './LabelledSelect.js'

const meta = {
  title: 'Feature Devices/Fields/LabelledSelect',
  component: LabelledSelect<string>,
  args: {
    ...{ label: '状态', flex: '0 1 160px', value: 'on' },
    options: [
      { value: 'on', label: '启用' },
      { value: 'off', label: '停用' },
    ],
    onChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `A select of the browser's own with its name above it, one of several small controls side by side.

| Key | Does |
| --- | --- |
| Up, Down | chooses the one before, the one after |
| Space | opens the options |

**Do** use it for a handful of options in a row of controls. **Don't** use it as a field of a form: fields have help, rules and errors.`,
      },
    },
  },
} satisfies Meta<LabelledSelectProps<string>>
export default meta
type Story = StoryObj<typeof meta>

/** Says what it asks for and has one of its options. */
export const Default: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const select = within(canvasElement).getByRole('combobox')
    await expect(select).toHaveAccessibleName(/./)
    await userEvent.selectOptions(select, 'off')
    await expect(args.onChange).toHaveBeenCalledWith('off')
  },
}

/** Shows what is chosen and takes nothing else. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toBeDisabled()
  },
}
