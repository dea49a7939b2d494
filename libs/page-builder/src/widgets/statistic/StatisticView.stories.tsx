import { useFixtureTranslation } from '@spruce/shell-ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, type ComponentProps } from 'react'
import { expect } from 'storybook/test'
import type { VariableValue } from '../../data/variables.js'
import type { FakeAnswer } from '../../testing/FakeDataPort.js'
import { WidgetStage } from '../../testing/WidgetStage.js'
import '../../page.css'
import { statisticWidget } from './definition.js'
import { statisticProps } from './props.js'
import { StatisticView } from './StatisticView.js'

const frame = {
  columns: [
    { name: 'line', type: 'string', values: ['一号线', '二号线', '三号线'], label: '产线' },
    { name: 'output', type: 'number', values: [1280, 960, 1105], label: '产量', unit: 't' },
    { name: 'target', type: 'number', values: [1200, 1000, 1100], label: '目标', unit: 't' },
  ],
} as const

const before = {
  columns: frame.columns.map((column) =>
    column.name === 'output' ? { ...column, values: [1100, 980, 1010] } : column,
  ),
}

function isToday(value: VariableValue | undefined): boolean {
  return typeof value === 'object' && value.to === 'now'
}

const today = { from: 'now-24h', to: 'now' }
const variables = [{ name: 'time', kind: 'time', label: '时间范围', default: today }]
const answer: FakeAnswer = ({ values }) => (isToday(values['time']) ? frame : before)

/** The figure on a page with a window of time. */
function ComparedStage({ props }: Pick<ComponentProps<typeof StatisticView>, 'props'>) {
  const say = useFixtureTranslation()
  const said = useMemo(() => say(variables), [say])
  return <WidgetStage definition={statisticWidget} props={props} variables={said} answer={answer} />
}

const meta = {
  title: 'Page Builder/Widgets/StatisticView',
  component: StatisticView,
  args: {
    id: 'widget',
    props: {
      ...statisticProps.fallback,
      title: '总产量',
      column: 'output',
      make: 'sum',
      hasSparkline: true,
      thresholds: [{ from: 3000, tone: 'success', label: '达标' }],
    },
    frame,
  },
  render: ({ props, frame }) => (
    <WidgetStage definition={statisticWidget} props={props} answer={frame} />
  ),
  parameters: {
    docs: {
      description: {
        component: `One number of a column, large, with the word of its threshold and a line of how it came about.

| Key | Does |
| --- | --- |
| Tab | goes to the buttons of the frame: the table, the copy |

**Do** say in the title what is counted. **Don't** show a number that nobody acts on.`,
      },
    },
  },
} satisfies Meta<typeof StatisticView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A unit and decimals of its own, in the place of those of the column. */
export const OwnFormat: Story = {
  args: { props: { ...meta.args.props, make: 'avg', unit: 't', decimals: 2 } },
}

/** Beside the value stands how it differs from the period before, with an arrow and in words. */
export const Compared: Story = {
  args: { props: { ...meta.args.props, compare: 'period' } },
  render: ({ props }) => <ComparedStage props={props} />,
}

/** On a narrow canvas the tools stand below the title, which is read in two lines at most. */
export const Narrow: Story = {
  args: { props: { ...meta.args.props, title: '未处理告警', hasSparkline: false, thresholds: [] } },
  render: ({ props, frame }) => (
    <div style={{ width: 160 }}>
      <WidgetStage definition={statisticWidget} props={props} answer={frame} />
    </div>
  ),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading')
    const line = Number.parseFloat(getComputedStyle(title).lineHeight)
    await canvas.findByRole('button', { name: /^(以表格显示|Show as a table)$/ })
    await expect(title.getBoundingClientRect().height).toBeLessThan(line * 2 + 1)
  },
}

/** A page without a time window has no period before. */
export const NothingToCompare: Story = {
  args: { props: { ...meta.args.props, compare: 'week' } },
}

/** Without rows there is nothing to show. */
export const Empty: Story = {
  args: { frame: { columns: frame.columns.map((column) => ({ ...column, values: [] })) } },
}

export const Loading: Story = {
  render: ({ props }) => <WidgetStage definition={statisticWidget} props={props} answer="never" />,
}

export const Failed: Story = {
  render: ({ props }) => (
    <WidgetStage
      definition={statisticWidget}
      props={props}
      answer={{ ok: false, error: new Error('503') }}
    />
  ),
}

/** It says which columns it needs. */
export const MissingColumn: Story = {
  args: { frame: { columns: [] } },
}

export const LongText: Story = {
  args: { props: { ...meta.args.props, title: '很长的名称'.repeat(8) } },
}
