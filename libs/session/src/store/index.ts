export { SessionStore } from './SessionStore.js'
export type { App, MockLoginState, SystemConfig, TenantInfo, UserInfo } from './SessionStore.js'
