import { safeUrl } from '@spruce/validators'
import type { FormTexts } from './applicationFormMessages.js'

/** What stands in lines, each once. */
export function originsOf(lines: string): string[] {
  return [...new Set(lines.split(/\s+/))].filter((line) => line !== '')
}

/** Origins are compared exactly, so one is written as browsers write it. */
export function wrongOrigin(text: string): boolean {
  const isPlain = /^https?:\/\/[0-9a-z.-]+(:[0-9]{1,5})?$/.test(text)
  return !(isPlain && URL.canParse(text) && new URL(text).origin === text)
}

/** Whether a sign-on link leads to an address: outside, as safe as the platform, plain before its fragment. */
export function canSignOn(address: string, portal: string): boolean {
  const isPlain = /^https?:\/\/[0-9A-Za-z.:-]+(\/[0-9A-Za-z._~/?=&%-]*)?(#.*)?$/.test(address)
  if (!isPlain || !URL.canParse(address)) return false
  const { protocol, origin } = new URL(address)
  return origin !== portal && (protocol === 'https:' || !portal.startsWith('https:'))
}

/**
 * What is wrong with an address; the server says the last word. Of the portal's own origin only a path is
 * taken, and not into a frame: a page of the same origin can lift its sandbox.
 */
export function addressFault(
  address: string,
  { kind, portal }: { kind: string; portal: string },
  t: FormTexts,
): string | undefined {
  if (address === '') return t.urlRequired
  const isPath = address.startsWith('/') && !address.startsWith('//')
  if (!isPath && /^[a-z][a-z0-9+.-]*:/i.test(address) && !/^https?:/i.test(address)) {
    return t.urlScheme
  }
  if (!isPath && !/^https?:\/\//i.test(address)) return t.urlFormat
  const url = URL.canParse(address, portal) ? new URL(address, portal) : undefined
  if (url && (url.username !== '' || url.password !== '')) return t.urlUserInfo
  if (!url || !safeUrl(address, { origin: portal, allowedOrigins: [url.origin] })) {
    return t.urlFormat
  }
  if (url.origin === portal && (kind === 'frame' || !isPath)) return t.urlOwn
  // Letters of other scripts look like Latin ones; their ASCII form does not.
  if (!isPath && /[^ -~]/.test(address.split(/[/?#]/)[2] ?? '')) return t.urlLookAlike
  return undefined
}
