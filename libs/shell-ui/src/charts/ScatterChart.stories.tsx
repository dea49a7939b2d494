import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { wordsIn } from '../testing/say.js'
import { chartMessages } from './chartMessages.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { ScatterChart } from './ScatterChart.js'
import type { ScatterData } from './scatterData.js'

const data: ScatterData = {
  x: { name: '负荷', unit: '%' },
  y: { name: '温度', unit: '℃' },
  points: [
    { name: '一号水泵', x: 42, y: 61.5 },
    { name: '二号水泵', x: 75, y: 78.2 },
    { name: '一号风机', x: 58, y: 66 },
    { name: '二号风机', x: 90, y: 88.4 },
  ],
}

const meta = {
  title: 'Shell UI/Charts/ScatterChart',
  component: ScatterChart,
  args: { title: '负荷与温度', data },
  parameters: {
    docs: {
      description: {
        component: `Two values of each thing against each other. The table names every point.

| Key | Does |
| --- | --- |
| Enter or Space on the switch | the same values as a table |

**Do** name both axes and their units. **Don't** read a cause out of a cloud.`,
      },
    },
  },
} satisfies Meta<typeof ScatterChart>
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
export const Empty: Story = { args: { data: { ...data, points: [] } } }
export const LongText: Story = {
  args: {
    data: {
      ...data,
      points: data.points.map((point) => ({ ...point, name: `${point.name}华东区域智能制造中心` })),
    },
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

export const StatesSheet: Story = statesSheet(() => import('./ScatterChart.stories.js'))
