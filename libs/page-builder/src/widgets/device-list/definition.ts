import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { defineWidget, lackingColumns } from '../../runtime/WidgetDefinition.js'
import { loadThingViews } from '../loadViews.js'
import { deviceListProps, type DeviceListProps } from './props.js'

/** Devices and whether they are online. @public */
export const deviceListWidget: AnyComponentDefinition = defineWidget<DeviceListProps>({
  type: 'spruce.device-list',
  version: 1,
  label: { 'zh-CN': '设备列表', 'en-US': 'Devices' },
  category: 'things',
  icon: 'server',
  props: deviceListProps,
  size: { w: 8, h: 8, minW: 4, minH: 3 },
  a11y: { name: ({ title }) => title || '设备列表' },
  lacks: (frame) => lackingColumns(frame, ['device', 'online']),
  saysRows: true,
  load: () => loadThingViews().then(({ DeviceListView }) => DeviceListView),
})
