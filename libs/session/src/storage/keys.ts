import { isLanguage, type Language } from '@spruce/validators/i18n'
import type { StoredKey } from './BrowserStorage.js'
import {
  isAmount,
  isFlag,
  isMockSession,
  isNumbers,
  isRecord,
  isThemeChoice,
  isToken,
  shapeOf,
  textOf,
  type Guard,
} from './guards.js'

// Every key of the product, once (spec section 3, "Stored in the browser"). The cookie `token` is
// HttpOnly: no script reads it, so it has no key here.

function key<T>(
  name: string,
  area: StoredKey<T>['area'],
  owner: StoredKey<T>['owner'],
  guard: Guard<T>,
): StoredKey<T> {
  return { name, area, owner, guard }
}

/** Cookie: the browser id, sent as jti. It outlives sessions. @public */
export const browserIdKey = key('browerId', 'cookie', 'browser', isToken)

/** Cookie: the tenant whose brand the next first HTML shows. It grants nothing. @public */
export const brandKey = key('tenantId', 'cookie', 'browser', isToken)

/** Cookie: the language of the next first HTML. @public */
export const languageKey = key<Language>('spruceLanguage', 'cookie', 'browser', isLanguage)

/** Cookie: `<mode>.<palette>.<density>` of the next first HTML; mode is what is on show. @public */
export const themeKey = key('spruceTheme', 'cookie', 'browser', isThemeChoice)

/** Session storage: the application on screen. @public */
export const appCodeKey = key('appCode', 'session', 'browser', isToken)

/** Session storage: the tenant this tab is pinned to. @public */
export const tenantPinKey = key('tenant', 'session', 'browser', isToken)

/** Session storage: the mock login that this tab shows, in place of the browser's own session. @public */
export const mockSessionKey = key('mockSession', 'session', 'browser', isMockSession)

/** Session storage: where to go back to after sign-in or sign-out. Read once. @public */
export const returnTargetKey = key('redirect_uri', 'session', 'browser', textOf(2048))

/** Session storage: until when another verification code may not be asked for, by what it is for. @public */
export const codeWaitsKey = key('codeWaits', 'session', 'user', isNumbers)

/** A verification code that was asked for. @public */
export interface PublicCodeWait {
  /** To whom it went; empty when the server only said to wait. */
  readonly contact: string
  /** By this browser's clock, in milliseconds. */
  readonly sentAt: number
  /** For so long from then another code is not given, as the server said. */
  readonly seconds: number
}

/** Session storage: the last code that was asked for on a public page, by its purpose. @public */
export function publicCodeWaitKey(
  purpose: 'login' | 'password' | 'binding',
): StoredKey<PublicCodeWait> {
  return key(
    `code-${purpose}`,
    'session',
    'browser',
    shapeOf<PublicCodeWait>({ contact: textOf(100), sentAt: isAmount, seconds: isAmount }),
  )
}

/** Session storage: a sign-in by WeChat that this tab began. Read once. @public */
export const wechatStartKey = key(
  'wechat',
  'session',
  'browser',
  shapeOf<{ verifier: string; tenantCode: string }>({ verifier: isToken, tenantCode: textOf(50) }),
)

/** Session storage: a sign-in by an authorisation code that this tab began. Read once. @public */
export const oauthStartKey = key(
  'oauth',
  'session',
  'browser',
  shapeOf<{ verifier: string; state: string; target: string }>({
    verifier: isToken,
    state: isToken,
    target: textOf(2048),
  }),
)

/** Session storage: the opened tabs; the tab store reads them by its own rules. @public */
export const tabsKey = key('tabs', 'session', 'user', isRecord)

/** Local: how the last jump between applications was made. @public */
export const jumpTypeKey = key('jumpType', 'local', 'user', textOf(64))

/** Local: the custom home page has unsaved edits. @public */
export const unSaveHomeKey = key('unSaveHome', 'local', 'user', isFlag)

/** Local: what the deployment decided, as last seen. @public */
export const deployConfigKey = key(
  'deployConfig',
  'local',
  'browser',
  shapeOf<{ pageLimit: boolean }>({ pageLimit: isFlag }),
)

/** Local: the enterprise personalisation form. @public */
export const pcFormKey = key(
  'pcForm',
  'local',
  'user',
  shapeOf<{ homepageEnabled: boolean; homepageUrl: string }>({
    homepageEnabled: isFlag,
    homepageUrl: textOf(2048),
  }),
)

/** Local: the application in front. @public */
export const activeAppInfoKey = key(
  'activeAppInfo',
  'local',
  'user',
  shapeOf<{ name: string; routerBase: string }>({ name: textOf(200), routerBase: textOf(2048) }),
)

/** Local: the name of the application in front. @public */
export const globalAppNameKey = key('globalAppName', 'local', 'user', textOf(200))

/** Local: the key under which routes were generated. @public */
export const routerKeyKey = key('routerKey', 'local', 'user', textOf(200))

/**
 * Local: the id of the session that this browser is signed in with, which is no secret. The other
 * tabs leave when it goes, and begin anew when it changes. @public
 */
export const sessionMarkKey = key('session', 'local', 'browser', isToken)

/** Local: the session in which the person was told that the password has expired. @public */
export const expiryToldKey = key('expiryTold', 'local', 'user', isToken)

const draftPrefix = 'workbench-draft-'

/** Local: a business workbench that is not saved yet, under the draft prefix and its id. @public */
export function draftKey(id: string): StoredKey<Record<string, unknown>> {
  return key(draftPrefix + id, 'local', 'user', isRecord)
}

/** The stored name is that of a draft: unsaved work, which outlives a sign-out. @public */
export function isDraftName(name: string): boolean {
  return name.startsWith(draftPrefix)
}
