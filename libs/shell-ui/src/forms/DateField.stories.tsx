import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { dayIn, sayIn, wordsIn } from '../testing/say.js'
import { uiMessages } from '../messages.js'
import { dateMessages } from './dateMessages.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { FormStage } from '../testing/FormStage.js'
import { DateField } from './DateField.js'

const meta = {
  title: 'Shell UI/Forms/DateField',
  component: DateField,
  args: { name: 'value', label: '生效日期', min: '2026-01-01', max: '2026-12-31', presets: [] },
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
    value: '2026-05-20',
    docs: {
      description: {
        component: `A local calendar day. It is typed or pasted as people write it (2026/1/5, 20260105, \`2026年1月5日\`), or chosen from a calendar.

| Key | Does |
| --- | --- |
| Alt ↓ in the field | opens the calendar |
| ← → ↑ ↓ | a day, a week |
| PageUp PageDown | a month |
| Home End | first and last day of the month |
| Enter | chooses |
| Escape | closes |

**Do** set \`min\` and \`max\`. **Don't** use it for a birthday far back without them: typing is quicker there.`,
      },
    },
  },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { parameters: { value: null } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Failed: Story = {
  parameters: { value: '2026-02-30' },
  play: async ({ canvas, userEvent, globals }) => {
    const words = wordsIn({ globals }, uiMessages)
    const dateWords = wordsIn({ globals }, dateMessages)
    await userEvent.click(canvas.getByRole('button', { name: words.save }))
    await expect(await canvas.findByText(dateWords.notADay)).toBeVisible()
  },
}
export const LongText: Story = {
  args: { label: '生效日期'.repeat(3), help: '这里说明该字段的用途与填写要求，'.repeat(8) },
}

/** Opened, a week later, chosen. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const field = canvas.getByRole('textbox', { name: say('生效日期') })
    field.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const day = await screen.findByRole('button', { name: dayIn({ globals }, '2026-05-20') })
    await waitFor(() => expect(day).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(field).toHaveValue('2026-05-27'))
  },
}

export const Opened: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const dateWords = wordsIn({ globals }, dateMessages)
    const say = sayIn({ globals })
    await userEvent.click(
      canvas.getByRole('button', { name: dateWords.openCalendar(say('生效日期')) }),
    )
    const day = await screen.findByRole('button', { name: dayIn({ globals }, '2026-05-20') })
    await waitFor(() => expect(day).toHaveFocus())
  },
}

export const StatesSheet: Story = statesSheet(() => import('./DateField.stories.js'))
