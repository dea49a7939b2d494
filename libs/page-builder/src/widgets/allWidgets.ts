import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { alarmListWidget } from './alarm-list/definition.js'
import { appLauncherWidget } from './app-launcher/definition.js'
import { calendarWidget } from './calendar/definition.js'
import { chartWidget } from './chart/definition.js'
import { clockWidget } from './clock/definition.js'
import { contactsWidget } from './contacts/definition.js'
import { deviceAreasWidget } from './device-areas/definition.js'
import { deviceListWidget } from './device-list/definition.js'
import { embedWidget } from './embed/definition.js'
import { favoritesWidget } from './favorites/definition.js'
import { gaugeWidget } from './gauge/definition.js'
import { heatMapWidget } from './heat-map/definition.js'
import { imageWidget } from './image/definition.js'
import { latestValuesWidget } from './latest-values/definition.js'
import { linksWidget } from './links/definition.js'
import { messagesWidget } from './messages/definition.js'
import { noticesWidget } from './notices/definition.js'
import { pictureMapWidget } from './picture-map/definition.js'
import { pieWidget } from './pie/definition.js'
import { progressWidget } from './progress/definition.js'
import { recentWidget } from './recent/definition.js'
import { scatterWidget } from './scatter/definition.js'
import { searchWidget } from './search/definition.js'
import { statisticWidget } from './statistic/definition.js'
import { statusBoardWidget } from './status-board/definition.js'
import { tableWidget } from './table/definition.js'
import { textWidget } from './text/definition.js'
import { todosWidget } from './todos/definition.js'
import { videoWidget } from './video/definition.js'

/** Every widget of the product: for `createPageRegistry`. Their views load where they are seen. @public */
export const allWidgets: readonly AnyComponentDefinition[] = [
  appLauncherWidget,
  favoritesWidget,
  recentWidget,
  todosWidget,
  noticesWidget,
  messagesWidget,
  calendarWidget,
  contactsWidget,
  searchWidget,
  statisticWidget,
  gaugeWidget,
  chartWidget,
  pieWidget,
  scatterWidget,
  heatMapWidget,
  tableWidget,
  progressWidget,
  statusBoardWidget,
  pictureMapWidget,
  deviceAreasWidget,
  deviceListWidget,
  latestValuesWidget,
  alarmListWidget,
  textWidget,
  imageWidget,
  videoWidget,
  linksWidget,
  clockWidget,
  embedWidget,
]
