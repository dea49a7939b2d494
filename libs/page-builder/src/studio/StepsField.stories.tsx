import { FormStage } from '@spruce/shell-ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import '../studio.css'
import { emptyStep, stepDraftOf, type StepDraft } from './stepDraft.js'
import { stepMessages } from './stepMessages.js'
import { StepsField } from './StepsField.js'

interface FieldStory {
  readonly value: readonly StepDraft[]
  readonly error?: string
}

const meta = {
  title: 'Page Builder/Studio/StepsField',
  component: StepsField,
  args: {
    name: 'steps',
    label: '处理步骤',
    queries: ['alarms_1'],
    columns: ['device', 'output'],
  },
  render: (args, { parameters }) => {
    const { value, error } = parameters as unknown as FieldStory
    return (
      <FormStage
        initialValues={{ steps: value }}
        {...(error !== undefined && { errors: { steps: error } })}
      >
        <StepsField {...args} />
      </FormStage>
    )
  },
  parameters: {
    value: [
      stepDraftOf({ kind: 'filter', column: 'output', is: 'gt', value: 0 }),
      stepDraftOf({ kind: 'sort', by: [{ column: 'output', isDescending: true }] }),
    ],
    docs: {
      description: {
        component: `Says what is done to the answer of a query, one step after the other: filter, sort, limit, choose, group, join, calculate.

| Key | Does |
| --- | --- |
| Tab | goes from step to step, through their cells and buttons |
| Up, Down | in a column go through the known ones |

**Do** filter before grouping: what is left out need not be summed. **Don't** repeat in steps what the source can be asked for: it would read rows nobody sees.`,
      },
    },
  },
} satisfies Meta<typeof StepsField>
export default meta
type Story = StoryObj<typeof meta>

/** Steps change their places and go. */
export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const words = stepMessages[globals['language'] as 'zh-CN' | 'en-US']
    await userEvent.click(canvas.getByRole('button', { name: words.moveDown(1) }))
    await expect(canvas.getByRole('group', { name: words.step(1, words.sort) })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: words.removeStep(1) }))
    await expect(canvas.getByRole('group', { name: words.step(1, words.filter) })).toBeVisible()
    await expect(
      canvas.queryByRole('button', { name: words.removeStep(2) }),
    ).not.toBeInTheDocument()
  },
}

/** A button adds a step of its kind at the end. */
export const Empty: Story = {
  parameters: { value: [] },
  play: async ({ canvas, userEvent, globals }) => {
    const words = stepMessages[globals['language'] as 'zh-CN' | 'en-US']
    await userEvent.click(canvas.getByRole('button', { name: `${words.addStep}: ${words.limit}` }))
    await expect(canvas.getByRole('group', { name: words.step(1, words.limit) })).toBeVisible()
  },
}

/** Every kind of step. */
export const Kinds: Story = {
  parameters: {
    value: (['filter', 'sort', 'limit', 'choose', 'group', 'join', 'calculate'] as const).map(
      emptyStep,
    ),
  },
}

/** A button writes its column where the caret stands; what is wrong is said as it is typed. */
export const Calculated: Story = {
  args: { columns: ['device', 'output', 'cooling_water_outlet_temperature_1 "T1" (°C)'] },
  parameters: {
    value: [
      stepDraftOf({
        ...{ kind: 'calculate', as: 'perHour', formula: 'round( / 24, 2)' },
        ...{ unit: 'kWh', decimals: 2 },
      }),
    ],
  },
  play: async ({ canvas, userEvent, globals }) => {
    const words = stepMessages[globals['language'] as 'zh-CN' | 'en-US']
    const formula = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: words.formula })
    await waitFor(() => expect(formula).toBeInvalid())
    await expect(formula).toHaveAccessibleDescription(
      expect.stringMatching(/第 8 个字符|Character 8:/),
    )
    formula.setSelectionRange(6, 6)
    await userEvent.click(canvas.getByRole('button', { name: words.insert('output') }))
    await expect(formula).toHaveValue('round(row["output"] / 24, 2)')
    await expect(formula).toBeValid()
    await expect(formula).toHaveFocus()
    await userEvent.keyboard('{End} + ')
    const name = 'cooling_water_outlet_temperature_1 "T1" (°C)'
    await userEvent.click(canvas.getByRole('button', { name: words.insert(name) }))
    await expect(formula).toBeValid()
    await userEvent.keyboard('{End} + row.power2')
    await waitFor(() =>
      expect(formula).toHaveAccessibleDescription(
        expect.stringContaining(words.unknownColumns('power2')),
      ),
    )
  },
}

/** Nothing in it can be changed. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, globals }) => {
    const words = stepMessages[globals['language'] as 'zh-CN' | 'en-US']
    await expect(canvas.getByRole('button', { name: words.removeStep(1) })).toBeDisabled()
    const [cell] = canvas.getAllByRole('combobox', { name: words.column })
    await expect(cell).toBeDisabled()
  },
}

export const Invalid: Story = {
  parameters: { error: '请填写第 1 步的列' },
}
