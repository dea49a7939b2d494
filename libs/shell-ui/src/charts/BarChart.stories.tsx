import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { wordsIn } from '../testing/say.js'
import { chartMessages } from './chartMessages.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { BarChart } from './BarChart.js'
import type { AxisChartData } from './chartData.js'

const data: AxisChartData = {
  categories: ['1月', '2月', '3月', '4月', '5月', '6月'],
  series: [
    { name: '登录', values: [820, 932, 901, 934, 1290, 1330] },
    { name: '访问', values: [620, 711, null, 834, 990, 1130] },
  ],
  unit: '次',
}

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

**Do** name the unit. **Don't** let a colour alone tell two series apart where a word can.`,
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
export const LongText: Story = {
  args: {
    title: '华东区域智能制造与工业互联网平台联合研发中心月度登录次数'.repeat(2),
    data: { ...data, categories: data.categories.map((name) => `${name}华东区域智能制造`) },
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
