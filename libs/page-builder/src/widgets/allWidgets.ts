import type { AnyComponentDefinition } from '@spruce/designer-engine/registry'
import { appLauncherWidget } from './app-launcher/definition.js'
import { chartWidget } from './chart/definition.js'
import { clockWidget } from './clock/definition.js'
import { embedWidget } from './embed/definition.js'
import { favoritesWidget } from './favorites/definition.js'
import { gaugeWidget } from './gauge/definition.js'
import { imageWidget } from './image/definition.js'
import { linksWidget } from './links/definition.js'
import { messagesWidget } from './messages/definition.js'
import { noticesWidget } from './notices/definition.js'
import { pieWidget } from './pie/definition.js'
import { progressWidget } from './progress/definition.js'
import { recentWidget } from './recent/definition.js'
import { statisticWidget } from './statistic/definition.js'
import { statusBoardWidget } from './status-board/definition.js'
import { tableWidget } from './table/definition.js'
import { textWidget } from './text/definition.js'
import { todosWidget } from './todos/definition.js'

/** Every widget of the product: for `createPageRegistry`. Their views load where they are seen. @public */
export const allWidgets: readonly AnyComponentDefinition[] = [
  appLauncherWidget,
  favoritesWidget,
  recentWidget,
  todosWidget,
  noticesWidget,
  messagesWidget,
  statisticWidget,
  gaugeWidget,
  chartWidget,
  pieWidget,
  tableWidget,
  progressWidget,
  statusBoardWidget,
  textWidget,
  imageWidget,
  linksWidget,
  clockWidget,
  embedWidget,
]
