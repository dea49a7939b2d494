import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import '../studio.css'
import { VariableDialog } from './VariableDialog.js'
import { variableFormMessages } from './variableFormMessages.js'

const meta = {
  title: 'Page Builder/Studio/VariableDialog',
  component: VariableDialog,
  args: {
    others: [{ name: 'site_1', kind: 'text' }],
    queries: ['lines'],
    containers: [
      { id: 'a', label: '分区：各产线' },
      { id: 'b', label: '弹窗：产线明细' },
    ],
    onClose: fn(),
  },
  parameters: {
    inEnglish: {
      containers: [
        { id: 'a', label: 'Section: Each line' },
        { id: 'b', label: 'Dialog: By line' },
      ],
    },
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

/** Its control stands in a section; without one it stands above the page again. */
export const OfSection: Story = {
  args: { variable: { name: 'limit_1', kind: 'number', default: 100, placeId: 'a' } },
  play: async ({ args, userEvent, globals }) => {
    const words = variableFormMessages[globals['language'] as 'zh-CN' | 'en-US']
    const place = await screen.findByRole('button', { name: new RegExp(`^${words.placeId}`) })
    await userEvent.click(place)
    await userEvent.click(await screen.findByRole('option', { selected: true }))
    await expect(place).toHaveTextContent(words.ofPage)
    await userEvent.click(screen.getByRole('button', { name: words.save }))
    await waitFor(() =>
      expect(args.onClose).toHaveBeenCalledWith({ name: 'limit_1', kind: 'number', default: 100 }),
    )
  },
}
