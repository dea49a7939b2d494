import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import '../studio.css'
import { VariableDialog } from './VariableDialog.js'
import { variableFormMessages } from './variableFormMessages.js'

const meta = {
  title: 'Page Builder/Studio/VariableDialog',
  component: VariableDialog,
  args: {
    others: [{ name: 'site_1', kind: 'text' }],
    queries: ['lines'],
    onClose: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '680px' },
      description: {
        component: `Adds or edits a variable of a page: its kind, what may be chosen, and what it is at the start.

| Key | Does |
| --- | --- |
| Tab | goes from field to field |
| Up, Down | in the list of kinds go through it |
| Escape | closes; asks first when something was written |

**Do** give it a label in the words of the viewers. **Don't** use a text where the values are known: offer them as a choice.`,
      },
    },
  },
} satisfies Meta<typeof VariableDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Choice: Story = {
  args: {
    variable: {
      ...{ name: 'line_1', kind: 'choice', label: '产线', default: 'a' },
      options: [
        { value: 'a', label: '一号线' },
        { value: 'b', label: '二号线' },
      ],
    },
  },
}

export const TimeWindow: Story = {
  args: {
    variable: {
      name: 'time_1',
      kind: 'time',
      default: { from: 'now-24h', to: 'now', refresh: 30 },
    },
  },
}

/** Another variable has that name. */
export const TakenName: Story = {
  play: async ({ args, userEvent, globals }) => {
    const words = variableFormMessages[globals['language'] as 'zh-CN' | 'en-US']
    const name = await screen.findByLabelText(new RegExp(`^${words.name}`))
    await userEvent.clear(name)
    await userEvent.type(name, 'site_1')
    await userEvent.click(screen.getByRole('button', { name: words.save }))
    await expect(name).toHaveAccessibleDescription(new RegExp(words.takenName))
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
