import type { AuthEnvironment } from '@spruce/feature-auth'
import { draftNotice } from './draftNotice.js'
import type { EntryState, PortalEntry } from './PortalEntry.js'

/** What the light pages use of the entry, as it stands. */
export function authEnvironment(entry: PortalEntry, state: EntryState): AuthEnvironment {
  const { boot } = entry
  return {
    api: entry.plainApi,
    brand: state.brand,
    deploy: boot.deploy,
    hasWechat: boot.deploy.wechatEnabled,
    storage: entry.storage,
    captchaKey: entry.hasUsedCaptcha ? '' : boot.captchaKey,
    ...(entry.tenantCode ? { tenantCode: entry.tenantCode } : {}),
    // Those of the page's brand: after a sign-out it may be another tenant's.
    ...(boot.providers && state.brand.tenantId === boot.brand.tenantId
      ? { providers: boot.providers }
      : {}),
    origin: location.origin,
    isSignedIn: entry.session.isSignedIn,
    userName: state.shell?.session.name,
    permissionName: (code) => state.shell?.permissionName(code),
    mustChangePassword: state.mustChangePassword,
    notice: state.notice ?? draftNotice(boot, state),
    language: state.language,
    setLanguage: (language) => entry.setLanguage(language),
    isDark: state.isDark,
    setDark: (isDark) => entry.setDark(isDark),
    onFirstInput: () => entry.prefetch(),
    onSignedIn: (result, askedAt) => entry.signedIn(result, askedAt),
    signOut: () => entry.signOut(),
    go: (path, options) => entry.go(path, options),
    enterTenant: (tenantId) => entry.moveTo(tenantId),
    leave: (url) => location.replace(url),
    rememberReturn: (path) => entry.rememberReturn(path),
  }
}
