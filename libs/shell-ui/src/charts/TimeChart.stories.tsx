import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { statesSheet } from '../../testing/statesSheet.js'
import { wordsIn } from '../testing/say.js'
import { chartMessages } from './chartMessages.js'
import { TimeChart } from './TimeChart.js'
import type { TimeChartData, TimePoint } from './timeData.js'

const from = new Date(2026, 10, 20, 8).getTime()
const step = 15 * 60_000
const to = from + 48 * step

/** A wave of a quarter of an hour a value; two hours of it are missing. */
function wave(height: number, shift: number): TimePoint[] {
  return Array.from({ length: 48 }, (_, at) => ({
    at: from + at * step,
    value: at >= 20 && at < 28 ? null : 60 + Math.round(height * Math.sin((at + shift) / 6)),
  }))
}

const data: TimeChartData = {
  ...{ from, to, unit: '℃', decimals: 1 },
  series: [
    { name: '温度', points: wave(12, 0) },
    { name: '温度（上一周期）', points: wave(10, 4), isFaint: true },
  ],
  marks: [
    { at: from + 9 * step, to: from + 12 * step, label: '温度过高' },
    { at: from + 34 * step, label: '门已打开' },
  ],
}

const meta = {
  title: 'Shell UI/Charts/TimeChart',
  component: TimeChart,
  args: { title: '温度', data, onZoom: fn() },
  parameters: {
    docs: {
      description: {
        component: `Values over time: gaps stay gaps, marks say what happened, a drag chooses a part of the window.

| Key | Does |
| --- | --- |
| Enter or Space on the switch | the same values and marks as a table |

**Do** put buttons beside it that change the window: a drag needs a pointer. **Don't** mix units in one chart.`,
      },
    },
  },
} satisfies Meta<typeof TimeChart>
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
/** An area begins at zero; a threshold is a line with its word. */
export const AreaWithThreshold: Story = {
  args: {
    data: { ...data, thresholds: [{ value: 70, label: '上限', tone: 'danger' }] },
    isArea: true,
    hasMarkNames: true,
  },
}
export const Empty: Story = { args: { data: { series: [], from, to } } }
export const LongText: Story = {
  args: {
    title: '华东区域智能制造与工业互联网平台联合研发中心温度'.repeat(2),
    data: { ...data, series: data.series.map((one) => ({ ...one, name: one.name.repeat(8) })) },
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

export const StatesSheet: Story = statesSheet(() => import('./TimeChart.stories.js'))
