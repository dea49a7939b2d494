import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { defineWidget, lackingColumns } from '../../runtime/WidgetDefinition.js'
import { loadThingViews } from '../loadViews.js'
import { alarmListProps, type AlarmListProps } from './props.js'

/** The columns of the source `alarms` that it needs. */
const columns = ['id', 'code', 'severity', 'stateCode', 'state', 'rule', 'device']

/** Alarms, acknowledged in place by the port `alarms`. @public */
export const alarmListWidget: AnyComponentDefinition = defineWidget<AlarmListProps>({
  type: 'spruce.alarm-list',
  version: 1,
  label: { 'zh-CN': '报警列表', 'en-US': 'Alarms' },
  category: 'things',
  icon: 'siren',
  props: alarmListProps,
  size: { w: 12, h: 8, minW: 6, minH: 3 },
  a11y: { name: ({ title }) => title || '报警列表' },
  lacks: (frame) => lackingColumns(frame, columns),
  saysRows: true,
  load: () => loadThingViews().then(({ AlarmListView }) => AlarmListView),
})
