import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DayRangeFilter } from './DayRangeFilter.js'

const meta = {
  title: 'Feature Operation/Audit/DayRangeFilter',
  component: DayRangeFilter,
  args: {
    label: '提交日期',
    fromLabel: '提交日期起',
    toLabel: '提交日期止',
    from: undefined,
    to: undefined,
    onChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `From one local day to another, as a filter outside of forms; either side may stay open.

| Key | Does |
| --- | --- |
| Tab | year, month and day of each side, and its calendar |
| Arrow up, arrow down | one more, one less |
| Delete | empties a part: the side is open then |

**Do** include the last day. **Don't** use it within a form: there is DateRangeField.`,
      },
    },
  },
} satisfies Meta<typeof DayRangeFilter>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Chosen: Story = { args: { from: '2026-11-01', to: '2026-11-20' } }
