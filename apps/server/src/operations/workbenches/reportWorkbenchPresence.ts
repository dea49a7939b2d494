import { defineOperation } from '../../http/defineOperation.js'
import { presenceUnaudited, reportPresence } from '../pages/reportPresence.js'

export const reportWorkbenchPresence = defineOperation('reportWorkbenchPresence', {
  unaudited: presenceUnaudited,
  isByItself: true,
  handle: reportPresence,
})
