import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { dayIn, sayIn, wordsIn } from '../testing/say.js'
import { dateMessages } from './dateMessages.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { FormStage } from '../testing/FormStage.js'
import { DateTimeField } from './DateTimeField.js'

const meta = {
  title: 'Shell UI/Forms/DateTimeField',
  component: DateTimeField,
  args: { name: 'value', label: '发布时间' },
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
    value: '2026-05-20T08:30',
    docs: {
      description: {
        component: `A local moment to the minute, as 2026-05-20 08:30; the time stands below the calendar.

| Key | Does |
| --- | --- |
| Alt ↓ in the field | opens the calendar |
| ← → ↑ ↓ | a day, a week |
| PageUp PageDown | a month |
| Home End | first and last day of the month |
| Enter | chooses the day; in the time, closes |
| Escape | closes |

**Do** say whose time it is when people are in several zones. **Don't** send it as it is where the server wants an instant.`,
      },
    },
  },
} satisfies Meta<typeof DateTimeField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { parameters: { value: null } }
export const Disabled: Story = { args: { isDisabled: true } }
export const LongText: Story = {
  args: { label: '发布时间'.repeat(3), help: '这里说明该字段的用途与填写要求，'.repeat(8) },
}

/** Another time by the clock under the calendar. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const field = canvas.getByRole('textbox', { name: say('发布时间') })
    await userEvent.click(field)
    await userEvent.clear(field)
    await userEvent.keyboard('2026/5/21 9:05')
    await userEvent.tab()
    await expect(field).toHaveValue('2026-05-21 09:05')
  },
}

export const Opened: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const dateWords = wordsIn({ globals }, dateMessages)
    const say = sayIn({ globals })
    await userEvent.click(
      canvas.getByRole('button', { name: dateWords.openCalendar(say('发布时间')) }),
    )
    const day = await screen.findByRole('button', { name: dayIn({ globals }, '2026-05-20') })
    await waitFor(() => expect(day).toHaveFocus())
  },
}

export const StatesSheet: Story = statesSheet(() => import('./DateTimeField.stories.js'))
