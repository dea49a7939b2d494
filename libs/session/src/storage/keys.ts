import { isLanguage, type Language } from '@spruce/validators/i18n'
import { isFlag, isMockSession, isThemeChoice, isToken, shapeOf, textOf } from './guards.js'
import { key } from './key.js'

// What a page may need before anybody is signed in (spec section 3, "Stored in the browser"); the
// keys of a signed-in person are in `personKeys.ts`, which the sign-in page does not load. The cookie
// `token` is HttpOnly: no script reads it, so it has no key here.

/** Cookie: the browser id, sent as jti. It outlives sessions. @public */
export const browserIdKey = key('browerId', 'cookie', 'browser', isToken)

/** Cookie: the tenant whose brand the next first HTML shows. It grants nothing. @public */
export const brandKey = key('tenantId', 'cookie', 'browser', isToken)

/** Cookie: the language of the next first HTML. @public */
export const languageKey = key<Language>('spruceLanguage', 'cookie', 'browser', isLanguage)

/**
 * Cookie: `<mode>.<palette>.<density>` of the next first HTML, and `.tenant` behind a palette that is no choice of the
 * person; mode is what is on show. @public
 */
export const themeKey = key('spruceTheme', 'cookie', 'browser', isThemeChoice)

/** Session storage: the application on screen. @public */
export const appCodeKey = key('appCode', 'session', 'browser', isToken)

/** Session storage: the tenant this tab is pinned to. @public */
export const tenantPinKey = key('tenant', 'session', 'browser', isToken)

/** Session storage: the mock login that this tab shows, in place of the browser's own session. @public */
export const mockSessionKey = key('mockSession', 'session', 'browser', isMockSession)

/** Session storage: where to go back to after sign-in or sign-out. Read once. @public */
export const returnTargetKey = key('redirect_uri', 'session', 'browser', textOf(2048))

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

/** Local: what the deployment decided, as last seen. @public */
export const deployConfigKey = key(
  'deployConfig',
  'local',
  'browser',
  shapeOf<{ pageLimit: boolean }>({ pageLimit: isFlag }),
)

/**
 * Local: the id of the session that this browser is signed in with, which is no secret. The other
 * tabs leave when it goes, and begin anew when it changes. @public
 */
export const sessionMarkKey = key('session', 'local', 'browser', isToken)
