import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { defineWidget, lackingColumns } from '../../runtime/WidgetDefinition.js'
import { loadThingViews } from '../loadViews.js'
import { deviceAreasProps, type DeviceAreasProps } from './props.js'

/** The columns of the source `devices-by-area`. */
const columns = ['id', 'area', 'parent', 'devices', 'online']

/** Areas with those below them, each with its devices and how many are online. @public */
export const deviceAreasWidget: AnyComponentDefinition = defineWidget<DeviceAreasProps>({
  type: 'spruce.device-areas',
  version: 1,
  label: { 'zh-CN': '设备区域', 'en-US': 'Device areas' },
  category: 'things',
  icon: 'map-pinned',
  props: deviceAreasProps,
  size: { w: 8, h: 8, minW: 4, minH: 3 },
  a11y: { name: ({ title }) => title || '设备区域' },
  lacks: (frame) => lackingColumns(frame, columns),
  load: () => loadThingViews().then(({ DeviceAreasView }) => DeviceAreasView),
})
