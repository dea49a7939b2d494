import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import '../studio.css'
import { FormulaField, type FormulaFieldProps } from './FormulaField.js'
import { stepMessages } from './stepMessages.js'

function Typed(props: FormulaFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <FormulaField
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next)
        setValue(next)
      }}
    />
  )
}

const meta = {
  title: 'Page Builder/Studio/FormulaField',
  component: FormulaField,
  args: {
    value: 'row["pressure"] / row["temperature"] * 100',
    columns: ['temperature', 'pressure'],
    onChange: fn(),
  },
  render: (args) => <Typed {...args} />,
  parameters: {
    docs: {
      description: {
        component: `A formula that makes a column of the others, row by row. What is wrong with it stands beneath, with its place, as it is typed.

| Key | Does |
| --- | --- |
| Tab | goes from the formula to the buttons of the columns |
| Enter, Space | on a column, writes its name where the caret stands |

**Do** divide before comparing: a row without a value stays empty, and is counted. **Don't** sum in a formula: it knows its own row only, a step groups.`,
      },
    },
  },
} satisfies Meta<typeof FormulaField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Nothing is wrong with a formula that is not begun. */
export const Empty: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent, args, globals }) => {
    const words = stepMessages[globals['language'] as 'zh-CN' | 'en-US']
    await userEvent.click(canvas.getByRole('button', { name: words.insert('pressure') }))
    await expect(args.onChange).toHaveBeenCalledWith('row["pressure"]')
    await expect(canvas.getByRole('textbox', { name: words.formula })).toHaveFocus()
  },
}

/** The place is counted from the first character. */
export const Wrong: Story = {
  args: { value: 'row["pressure"] / * 100' },
  play: async ({ canvas }) => {
    const formula = canvas.getByRole('textbox')
    await waitFor(() => expect(formula).toBeInvalid())
    await expect(formula).toHaveAccessibleDescription(
      expect.stringMatching(/第 19 个字符|Character 19:/),
    )
  },
}

/** It can be read, but the answer may not have the column. */
export const UnknownColumn: Story = {
  args: { value: 'row["parts"] * 2' },
  play: async ({ canvas, globals }) => {
    const words = stepMessages[globals['language'] as 'zh-CN' | 'en-US']
    const formula = canvas.getByRole('textbox')
    await waitFor(() =>
      expect(formula).toHaveAccessibleDescription(
        expect.stringContaining(words.unknownColumns('parts')),
      ),
    )
    await expect(formula).toBeValid()
  },
}

/** No column is known before the query has answered. */
export const WithoutColumns: Story = { args: { columns: [] } }
