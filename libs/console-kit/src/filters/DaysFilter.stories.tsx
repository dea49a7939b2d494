import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DaysFilter } from './DaysFilter.js'

const meta = {
  title: 'Console Kit/Filters/DaysFilter',
  component: DaysFilter,
  args: { value: {}, onChange: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component: `Narrows to whole local days, the first and the last included.

| Key | Does |
| --- | --- |
| Alt + ↓ | opens the calendar |
| Enter, Tab | what was typed holds |
| Escape | closes the calendar |

**Do** wait until a day is typed to its end. **Don't** ask the server for what is no day.`,
      },
    },
  },
} satisfies Meta<typeof DaysFilter>
export default meta

type Story = StoryObj<typeof meta>

export const Nothing: Story = {}

export const Chosen: Story = { args: { value: { from: '2026-11-01', to: '2026-11-20' } } }
