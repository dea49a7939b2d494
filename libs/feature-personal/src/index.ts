export { PersonalProvider } from './PersonalEnvironment.js'
export type { PersonalEnvironment, RenewedSession } from './PersonalEnvironment.js'
export { ProfilePage } from './profile/ProfilePage.js'
export {
  askExpiredPassword,
  openContactDialog,
  openPasswordDialog,
} from './security/openDialogs.js'
export type { ContactKind } from './security/securityDraft.js'
