export { SessionStore } from './SessionStore.js'
export type { App, SystemConfig, TenantInfo, UserInfo } from './SessionStore.js'
