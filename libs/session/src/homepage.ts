import { safeUrl } from '@spruce/validators'
import { dynamicHref } from './dynamicPage.js'
import { pathOf } from './paths.js'

/** What a tenant says about its home page. @public */
export interface HomepageSettings {
  readonly homepageEnabled: boolean
  readonly homepageUrl: string | null
}

/** An application as far as the home page is concerned. @public */
export interface HomepageApp {
  readonly appCode: string
  readonly appName?: string
  readonly path: string
  /** 0 normal, 1 disabled. */
  readonly status: 0 | 1
  /** 1 on, 0 off. */
  readonly enable: 0 | 1
  readonly kind: string
}

/** The tenant has an enabled home page with a url (spec section 4, routing guard). @public */
export function hasHomepage(tenant: HomepageSettings | undefined): boolean {
  return tenant?.homepageEnabled === true && Boolean(tenant.homepageUrl)
}

/**
 * The code of the app that a home page url stands for. It counts as a single app only when the
 * `single` parameter equals 1 and the `appCode` parameter matches a known app (spec section 5).
 * @public
 */
export function singleAppOf(url: string, apps: readonly HomepageApp[]): HomepageApp | undefined {
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1).replace(/#.*$/s, ''))
  if (!url.includes('?') || query.get('single') !== '1') return undefined
  return apps.find(({ appCode }) => appCode === query.get('appCode'))
}

/** What the home page does. @public */
export type HomepageDecision =
  | { readonly kind: 'open'; readonly url: string }
  /** To /dashboard, with the warning of spec section 4 and after its delay. */
  | { readonly kind: 'broken' }

/**
 * Where the custom home page leads (spec section 4): a disabled single app is broken; one that is on
 * opens, self-hosted by its router base, else by its path, which of another site shows within the framework
 * page; any other url opens if it is safe. @public
 */
export function decideHomepage(
  tenant: HomepageSettings,
  apps: readonly HomepageApp[],
  origin: string,
  basePathOf: (appCode: string) => string,
): HomepageDecision {
  const url = tenant.homepageUrl ?? ''
  const app = singleAppOf(url, apps)
  if (app && (app.status === 1 || app.enable !== 1)) return { kind: 'broken' }
  if (app && isOutside(app.path)) {
    // Whatever it asks for: nobody has asked for a window, and it never takes the portal's place.
    return { kind: 'open', url: dynamicHref({ url: app.path, name: app.appName }) }
  }
  if (app) return openIfSafe(app.kind === 'own' ? basePathOf(app.appCode) : app.path, origin)
  return openIfSafe(url, origin)
}

const isOutside = (path: string) => /^https?:\/\/[^/]/i.test(path)

function openIfSafe(url: string, origin: string): HomepageDecision {
  const safe = safeUrl(url, { origin, purpose: 'return' })
  const leadsBack = safe && ['/', '/default'].includes(pathOf(safe.path))
  return safe && !leadsBack ? { kind: 'open', url: safe.path } : { kind: 'broken' }
}
