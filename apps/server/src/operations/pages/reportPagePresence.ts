import { defineOperation } from '../../http/defineOperation.js'
import { presenceUnaudited, reportPresence } from './reportPresence.js'

export const reportPagePresence = defineOperation('reportPagePresence', {
  unaudited: presenceUnaudited,
  isByItself: true,
  handle: reportPresence,
})
