import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { wordsIn } from '../testing/say.js'
import { chartMessages } from './chartMessages.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { PieChart } from './PieChart.js'
import type { ChartSlice } from './chartData.js'

const slices: readonly ChartSlice[] = [
  { label: '研发部', value: 128 },
  { label: '市场部', value: 64 },
  { label: '生产部', value: 210 },
  { label: '行政部', value: 18 },
]

const meta = {
  title: 'Shell UI/Charts/PieChart',
  component: PieChart,
  args: { title: '人员分布', slices, unit: '人' },
  parameters: {
    inEnglish: { unit: ' people' },
    docs: {
      description: {
        component: `The parts of a whole, each named where it is drawn. Up to six say something; more are a bar chart.

| Key | Does |
| --- | --- |
| Enter or Space on the switch | the same values as a table |

**Do** name the unit. **Don't** let a colour alone tell two series apart where a word can.`,
      },
    },
  },
} satisfies Meta<typeof PieChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img')
    await waitFor(
      () => expect(canvasElement.querySelector('.sp-chart-canvas svg')).not.toBeNull(),
      { timeout: 15_000 }, // ECharts comes with the first chart
    )
  },
}
export const Empty: Story = { args: { slices: [] } }
export const Ring: Story = { args: { isRing: true } }
export const LongText: Story = {
  args: {
    slices: slices.map(({ label, value }) => ({ label: `${label}华东区域智能制造中心`, value })),
  },
}

export const Loading: Story = { args: { isLoading: true } }
export const Failed: Story = {
  args: { error: new Error('网络开小差了，请稍后重试'), onRetry: fn() },
}

/** The table, by keyboard. */
export const AsTable: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const chartWords = wordsIn({ globals }, chartMessages)
    canvas.getByRole('button', { name: chartWords.asTable }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('table')).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const StatesSheet: Story = statesSheet(() => import('./PieChart.stories.js'))
