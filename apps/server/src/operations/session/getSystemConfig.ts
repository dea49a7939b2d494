import { defineSelfOperation, ok } from '../../http/defineOperation.js'

export const getSystemConfig = defineSelfOperation('getSystemConfig', {
  handle: ({ services }) => ok({ reloadmenu: services.menuVersion }),
})
