export { defaultPageConfig } from './pageConfig.js'
export type { PageConfig } from './pageConfig.js'
