import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { dayIn } from '../testing/say.js'
import { statesSheet } from '../../testing/statesSheet.js'
import CalendarPanel, { type CalendarPanelProps } from './CalendarPanel.js'

/** Keeps the choice, as a field does. */
function Stage(props: CalendarPanelProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ width: 'max-content', maxWidth: '100%' }}>
      <CalendarPanel
        {...props}
        value={value}
        onChange={(days) => {
          setValue(days)
          props.onChange(days)
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Shell UI/Forms/CalendarPanel',
  component: CalendarPanel,
  render: (args) => <Stage {...args} />,
  args: { label: '生效日期', mode: 'single', value: ['2026-11-18'], onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `A month to choose a day or a range from. The date fields open it; it takes the focus into the chosen day.

| Key | Does |
| --- | --- |
| ← → ↑ ↓ | a day, a week |
| PageUp PageDown | a month; with Shift a year |
| Home End | first and last day of the month |
| Enter, Space | chooses |

**Do** set \`min\` and \`max\` where days are closed. **Don't** use it alone: the date fields take a typed day as well.`,
      },
    },
  },
} satisfies Meta<typeof CalendarPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Range: Story = { args: { mode: 'range', value: ['2026-11-09', '2026-11-18'] } }
export const Limited: Story = { args: { min: '2026-11-05', max: '2026-11-25' } }

/** A week later, chosen. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const day = await canvas.findByRole('button', { name: dayIn({ globals }, '2026-11-18') })
    await waitFor(() => expect(day).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['2026-11-25']))
    await userEvent.keyboard('{ArrowLeft} ')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['2026-11-24']))
  },
}

export const StatesSheet: Story = statesSheet(() => import('./CalendarPanel.stories.js'))
