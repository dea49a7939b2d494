import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { wordsIn } from '../testing/say.js'
import { chartMessages } from './chartMessages.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { BarChart } from './BarChart.js'
import type { AxisChartData } from './chartData.js'

const months = ['1月', '2月', '3月', '4月', '5月', '6月']
const data: AxisChartData = {
  categories: months,
  series: [
    { name: '登录', values: [820, 932, 901, 934, 1290, 1330] },
    { name: '访问', values: [620, 711, null, 834, 990, 1130] },
  ],
  unit: '次',
}

/** Temperature and humidity, hour by hour from a morning of December. */
function climate(hours: number): AxisChartData {
  const from = new Date(2026, 11, 30, 8)
  const every = Array.from({ length: hours }, (_, hour) => hour)
  const wave = (mean: number, height: number, shift: number) =>
    every.map((hour) => mean + Math.round(height * Math.sin((hour + shift) / 4)))
  return {
    categories: every.map((hour) => new Date(from.getTime() + hour * 3_600_000)),
    series: [
      { name: '温度', values: wave(22, 6, 0) },
      { name: '湿度', values: wave(55, 18, 5), axis: 'right' },
    ],
    ...{ unit: '℃', decimals: 1, rightAxis: { unit: '%' } },
  }
}
const climateDay = climate(12)

const meta = {
  title: 'Shell UI/Charts/BarChart',
  component: BarChart,
  args: { title: '应用访问', data },
  parameters: {
    docs: {
      description: {
        component: `Values side by side, to compare.

| Key | Does |
| --- | --- |
| Enter or Space on the switch | the same values as a table |

**Do** name the unit, and give a threshold a word. **Don't** let a colour alone tell two series apart where a word can.`,
      },
    },
  },
} satisfies Meta<typeof BarChart>
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
export const Empty: Story = { args: { data: { categories: [], series: [] } } }
export const Horizontal: Story = { args: { isHorizontal: true, isStacked: true } }
/** Each axis has its unit; the legend says which series the right one measures. */
export const TwoAxes: Story = { args: { title: '温湿度', data: climateDay } }

/** The right axis lies above, and a line stands at each value to compare with. */
export const Thresholds: Story = {
  args: {
    title: '温湿度',
    isHorizontal: true,
    height: 420,
    data: {
      ...climateDay,
      thresholds: [
        { value: 32, label: '温度上限', tone: 'danger' },
        { value: 70, label: '湿度警戒', tone: 'warning', axis: 'right' },
      ],
    },
  },
}

export const LongText: Story = {
  args: {
    title: '华东区域智能制造与工业互联网平台联合研发中心月度登录次数'.repeat(2),
    data: { ...data, categories: months.map((name) => `${name}华东区域智能制造`) },
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

export const StatesSheet: Story = statesSheet(() => import('./BarChart.stories.js'))
