import { useFixtureTranslation } from '@spruce/shell-ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, type ComponentProps } from 'react'
import { createPageRegistry } from '../../runtime/createPageRegistry.js'
import { PageRuntime } from '../../runtime/PageRuntime.js'
import { FakeDataPort } from '../../testing/FakeDataPort.js'
import { pageNode, pageOf } from '../../testing/pages.js'
import { WidgetStage } from '../../testing/WidgetStage.js'
import '../../page.css'
import { chartWidget } from './definition.js'
import { chartProps } from './props.js'
import { ChartView } from './ChartView.js'

const frame = {
  columns: [
    { name: 'line', type: 'string', values: ['一号线', '二号线', '三号线'], label: '产线' },
    { name: 'output', type: 'number', values: [1280, 960, 1105], label: '产量', unit: 't' },
    { name: 'target', type: 'number', values: [1200, 1000, 1100], label: '目标', unit: 't' },
  ],
} as const

/** Output and yield of a shift, by the hour. */
const shift = {
  columns: [
    {
      name: 'at',
      type: 'time',
      values: Array.from({ length: 12 }, (_, hour) => new Date(2026, 10, 20, 8 + hour).getTime()),
      label: '时间',
    },
    {
      name: 'output',
      type: 'number',
      values: [96, 104, 110, 108, 92, 60, 101, 112, 115, 109, 103, 98],
      ...{ label: '产量', unit: 't' },
    },
    {
      name: 'yield',
      type: 'number',
      values: [97.2, 97.5, 98.1, 98, 96.4, 94.8, 97, 98.3, 98.6, 98.2, 97.9, 97.7],
      ...{ label: '良率', unit: '%', decimals: 1 },
    },
  ],
} as const

const shiftBegin = new Date(2026, 10, 20, 8).getTime()
const instantAt = (hours: number) => new Date(shiftBegin + hours * 3_600_000).toISOString()
const window = { from: instantAt(0), to: instantAt(12) }

/** The shift before: each value twelve hours earlier, and somewhat less. */
const shiftBefore = {
  columns: shift.columns.map(({ values, ...column }) => ({
    ...column,
    values: values.map((value) =>
      column.type === 'time' ? value - 12 * 3_600_000 : Math.round(value * 0.9),
    ),
  })),
}

const registry = createPageRegistry([chartWidget])
const alarms = {
  columns: [
    { name: 'rule', type: 'string', values: ['温度过高', '停机'] },
    {
      name: 'raisedAt',
      type: 'time',
      values: [3.5, 5].map((hour) => shiftBegin + hour * 3_600_000),
    },
  ],
}
const variables = [{ name: 'time', kind: 'time', label: '时间范围', default: window }]

/** The chart on a page with a window of time, and what happened meanwhile. */
function ShiftPage({ props }: Pick<ComponentProps<typeof ChartView>, 'props'>) {
  const say = useFixtureTranslation()
  const document = useMemo(
    () =>
      pageOf({
        nodes: [pageNode({ id: 'chart', type: chartWidget.type, w: 16, h: 10, props })],
        queries: ['shift', 'alarms'].map((id) => ({ id, source: 'platform', parameters: {} })),
        variables: say(variables),
      }),
    [props, say],
  )
  const data = useMemo(
    () =>
      new FakeDataPort({
        shift: ({ values: { time } }) =>
          say(typeof time === 'object' && time.from === window.from ? shift : shiftBefore),
        alarms: say(alarms),
      }),
    [say],
  )
  return <PageRuntime document={document} registry={registry} data={data} />
}

const meta = {
  title: 'Page Builder/Widgets/ChartView',
  component: ChartView,
  args: { id: 'widget', props: { ...chartProps.fallback, title: '产量与目标' }, frame },
  render: ({ props, frame }) => (
    <WidgetStage definition={chartWidget} props={props} answer={frame} />
  ),
  parameters: {
    docs: {
      description: {
        component: `Values along times or names, as lines, areas, bars or rows.

| Key | Does |
| --- | --- |
| Tab | goes to the buttons of the frame: the table, the copy |

**Do** name the unit in the column, and put what has another unit on the right axis. **Don't** compare more than six series.`,
      },
    },
  },
} satisfies Meta<typeof ChartView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Without rows there is nothing to show. */
export const Empty: Story = {
  args: { frame: { columns: frame.columns.map((column) => ({ ...column, values: [] })) } },
}

export const Loading: Story = {
  render: ({ props }) => <WidgetStage definition={chartWidget} props={props} answer="never" />,
}

export const Failed: Story = {
  render: ({ props }) => (
    <WidgetStage
      definition={chartWidget}
      props={props}
      answer={{ ok: false, error: new Error('503') }}
    />
  ),
}

/** It says which columns it needs. */
export const MissingColumn: Story = {
  args: { frame: { columns: [] } },
}

export const Bars: Story = {
  args: { props: { ...meta.args.props, kind: 'bar', isStacked: true } },
}

export const Rows: Story = { args: { props: { ...meta.args.props, kind: 'row' } } }

export const Area: Story = { args: { props: { ...meta.args.props, kind: 'area' } } }

/** What has another unit is measured by the right axis; moments are short along theirs. */
export const TwoAxes: Story = {
  args: {
    props: { ...meta.args.props, title: '产量与良率', rightSeries: ['yield'] },
    frame: shift,
  },
}

/** Along a true axis of time lies the shift before, faint, and what happened is marked. */
export const OverTime: Story = {
  args: {
    props: {
      ...meta.args.props,
      ...{ title: '产量', query: 'shift', series: ['output'], compare: 'period' },
      marks: { query: 'alarms', name: 'rule' },
      thresholds: [{ from: 120, tone: 'success', label: '目标', axis: 'left' }],
    },
    frame: shift,
  },
  render: ({ props }) => <ShiftPage props={props} />,
}

/** A line at each value to compare with, in the tone and the word of its threshold. */
export const Thresholds: Story = {
  args: {
    props: {
      ...meta.args.props,
      title: '产量与良率',
      rightSeries: ['yield'],
      thresholds: [
        { from: 120, tone: 'success', label: '目标', axis: 'left' },
        { from: 90, tone: 'danger', label: '良率下限', axis: 'right' },
      ],
    },
    frame: shift,
  },
}

export const LongText: Story = {
  args: { props: { ...meta.args.props, title: '很长的名称'.repeat(8) } },
}
