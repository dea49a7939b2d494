import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { dayIn, sayIn, wordsIn } from '../testing/say.js'
import { uiMessages } from '../messages.js'
import { dateMessages } from './dateMessages.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { FormStage } from '../testing/FormStage.js'
import { DateRangeField } from './DateRangeField.js'

const meta = {
  title: 'Shell UI/Forms/DateRangeField',
  component: DateRangeField,
  args: { name: 'value', label: '统计周期' },
  decorators: [
    (Story, { parameters }) => (
      <FormStage
        initialValues={{ value: parameters['value'] as unknown }}
        errors={parameters['errors'] as Record<string, string>}
      >
        <Story />
      </FormStage>
    ),
  ],
  parameters: {
    value: { from: '2026-05-04', to: '2026-05-20' },
    docs: {
      description: {
        component: `From one local day to another, both included; the first choice is one end, the second the other.

| Key | Does |
| --- | --- |
| Alt ↓ in the field | opens the calendar |
| ← → ↑ ↓ | a day, a week |
| PageUp PageDown | a month |
| Home End | first and last day of the month |
| Enter | chooses; the calendar closes after the second end |
| Escape | closes |

**Do** offer the ranges that people ask for as presets. **Don't** require both ends where one may stay open.`,
      },
    },
  },
} satisfies Meta<typeof DateRangeField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { parameters: { value: null } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Failed: Story = {
  parameters: { value: { from: '2026-06-01', to: '2026-05-01' } },
  play: async ({ canvas, userEvent, globals }) => {
    const words = wordsIn({ globals }, uiMessages)
    const dateWords = wordsIn({ globals }, dateMessages)
    await userEvent.click(canvas.getByRole('button', { name: words.save }))
    await expect(await canvas.findByText(dateWords.rangeReversed)).toBeVisible()
  },
}
export const LongText: Story = {
  args: { label: '统计周期'.repeat(3), help: '这里说明该字段的用途与填写要求，'.repeat(8) },
}

/** A new range; after its first end the focus stands on the day behind it. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const dateWords = wordsIn({ globals }, dateMessages)
    const say = sayIn({ globals })
    const from = canvas.getByRole('textbox', { name: `${say('统计周期')} ${dateWords.from}` })
    from.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const day = await screen.findByRole('button', { name: dayIn({ globals }, '2026-05-04') })
    await waitFor(() => expect(day).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}')
    await waitFor(() => expect(from).toHaveValue('2026-05-05'))
    await expect(
      canvas.getByRole('textbox', { name: `${say('统计周期')} ${dateWords.to}` }),
    ).toHaveValue('2026-05-13')
  },
}

export const Opened: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const dateWords = wordsIn({ globals }, dateMessages)
    const say = sayIn({ globals })
    await userEvent.click(
      canvas.getByRole('button', { name: dateWords.openCalendar(say('统计周期')) }),
    )
    const day = await screen.findByRole('button', { name: dayIn({ globals }, '2026-05-04') })
    await waitFor(() => expect(day).toHaveFocus())
  },
}

export const StatesSheet: Story = statesSheet(() => import('./DateRangeField.stories.js'))
