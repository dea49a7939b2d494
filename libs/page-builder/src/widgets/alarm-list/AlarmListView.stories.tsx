import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { Language } from '@spruce/validators/i18n'
import { WidgetStage } from '../../testing/WidgetStage.js'
import { WorkPortsProvider } from '../../work/WorkPorts.js'
import '../../page.css'
import { thingMessages } from '../thingMessages.js'
import { alarmListWidget } from './definition.js'
import { alarmListProps } from './props.js'
import { AlarmListView } from './AlarmListView.js'

const frame = {
  columns: [
    { name: 'id', type: 'string', values: ['1', '2'] },
    { name: 'code', type: 'string', values: ['critical', 'warning'] },
    { name: 'severity', type: 'string', values: ['严重', '警告'] },
    { name: 'stateCode', type: 'string', values: ['raised', 'acknowledged'] },
    { name: 'state', type: 'string', values: ['待确认', '处理中'] },
    { name: 'rule', type: 'string', values: ['温度过高', '压力偏低'] },
    { name: 'device', type: 'string', values: ['一号水泵', '二号水泵'] },
    { name: 'raisedAt', type: 'time', values: [1763798400000, 1763712000000] },
  ],
} as const

const acknowledge = fn(() => Promise.resolve())
const ports = { alarms: { acknowledge } }

const meta = {
  title: 'Page Builder/Widgets/AlarmListView',
  component: AlarmListView,
  args: {
    id: 'widget',
    props: { ...alarmListProps.fallback, title: '未处理告警' },
    frame,
  },
  render: ({ props, frame }) => (
    <WorkPortsProvider value={ports}>
      <WidgetStage definition={alarmListWidget} props={props} answer={frame} />
    </WorkPortsProvider>
  ),
  parameters: {
    docs: {
      description: {
        component: `Alarms, the newest first; one that is raised is acknowledged in place.

| Key | Does |
| --- | --- |
| Tab | goes along what can be pressed |
| Enter | acknowledges, or leads on where the page says so |

**Do** take the source \`alarms\`. **Don't** give the port to who may not acknowledge.`,
      },
    },
  },
} satisfies Meta<typeof AlarmListView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Acknowledged by keyboard: the line says so at once. */
export const Acknowledged: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    acknowledge.mockClear()
    const words = thingMessages[globals['language'] as Language]
    const button = await canvas.findByText(words.acknowledge)
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText(words.acknowledged)).toBeVisible()
    await expect(acknowledge).toHaveBeenCalledWith('1')
  },
}

/** Who may only look has nothing to press. */
export const ReadOnly: Story = {
  render: ({ props, frame }) => (
    <WidgetStage definition={alarmListWidget} props={props} answer={frame} />
  ),
}

/** Without rows there is nothing to show. */
export const Empty: Story = {
  args: { frame: { columns: frame.columns.map((column) => ({ ...column, values: [] })) } },
}

export const Loading: Story = {
  render: ({ props }) => <WidgetStage definition={alarmListWidget} props={props} answer="never" />,
}

export const Failed: Story = {
  render: ({ props }) => (
    <WidgetStage
      definition={alarmListWidget}
      props={props}
      answer={{ ok: false, error: new Error('503') }}
    />
  ),
}

/** It says which column it needs. */
export const MissingColumn: Story = {
  args: { frame: { columns: frame.columns.filter(({ name }) => name !== 'device') } },
}

export const LongText: Story = {
  args: { props: { ...meta.args.props, title: '很长的名称'.repeat(8) } },
}
