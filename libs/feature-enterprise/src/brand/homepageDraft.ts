import type { HomepageApp, HomepageSettings } from '@spruce/session'
import { pathOf, singleAppOf } from '@spruce/session'
import type { DraftErrors } from '@spruce/shell-ui'
import { safeUrl } from '@spruce/validators'
import type { BrandTexts } from './brandTypes.js'

/** What the form holds. */
export interface HomepageDraft {
  homepageEnabled: boolean
  kind: 'app' | 'url'
  /** Of an application. */
  appCode: string | null
  url: string
}

/** Opens what the home page is, whatever it is. */
const homePath = '/default'

/** What the form starts with: an address that stands for one known application is that application. */
export function draftOfHomepage(
  { homepageEnabled, homepageUrl }: HomepageSettings,
  apps: readonly HomepageApp[],
): HomepageDraft {
  const app = singleAppOf(homepageUrl ?? '', apps)
  return {
    homepageEnabled,
    kind: app || !homepageUrl ? 'app' : 'url',
    appCode: app?.appCode ?? null,
    url: app ? '' : (homepageUrl ?? ''),
  }
}

/** What is kept of a draft. */
export function homepageOf(draft: HomepageDraft): {
  homepageEnabled: boolean
  homepageUrl: string
} {
  const { homepageEnabled, kind, appCode, url } = draft
  const ofApp = appCode
    ? `${homePath}?${new URLSearchParams({ single: '1', appCode }).toString()}`
    : ''
  return { homepageEnabled, homepageUrl: kind === 'app' ? ofApp : url.trim() }
}

/** What is wrong with a draft. Switched off it needs no address. */
export function checkHomepage(
  draft: HomepageDraft,
  t: BrandTexts,
  origin = location.origin,
): DraftErrors<HomepageDraft> {
  const { homepageEnabled, kind, appCode } = draft
  const url = draft.url.trim()
  if (kind === 'app') {
    return { appCode: homepageEnabled && !appCode ? t.homepageAppRequired : undefined }
  }
  if (url === '') return { url: homepageEnabled ? t.homepageUrlRequired : undefined }
  const safe = url.startsWith('/') ? safeUrl(url, { origin, purpose: 'return' }) : undefined
  if (!safe) return { url: t.homepageUrlOwn }
  return { url: ['/', homePath].includes(pathOf(safe.path)) ? t.homepageUrlLoop : undefined }
}
