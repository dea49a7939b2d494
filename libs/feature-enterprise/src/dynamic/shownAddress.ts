import type { Schemas } from '@spruce/api-client'
import { dynamicPath, pathOf } from '@spruce/session'
import { safeUrl } from '@spruce/validators'

/** What the server says of an address. */
export type AppAtAddress = Schemas['AppAtAddress']

/**
 * Whether an address is one at all, before anybody is asked about it: http or https of one host without user
 * info, or a path of the portal that neither ends the session nor is the framework page again.
 */
export function isShowable(url: string, portal: string): boolean {
  const origin = URL.canParse(url) ? new URL(url).origin : portal
  const passed = safeUrl(url, { origin: portal, allowedOrigins: [origin], purpose: 'return' })
  return passed !== undefined && !(passed.isOwn && pathOf(passed.path) === dynamicPath)
}

/**
 * The address of the frame: as the server has it, checked again here. Never of the portal's own origin: such a
 * page lifts its sandbox. Only an address that is asked for and the answer to it lead to the same host.
 */
export function frameAddress(
  asked: string,
  answer: AppAtAddress,
  portal: string,
): string | undefined {
  if (answer.state !== 'registered' || answer.url === null) return undefined
  if (!URL.canParse(asked) || !URL.canParse(answer.url)) return undefined
  const { origin } = new URL(asked)
  const passed = safeUrl(answer.url, { origin: portal, allowedOrigins: [origin] })
  return passed && !passed.isOwn && passed.origin === origin ? passed.href : undefined
}

/** What the frame may do: scripts and forms at its own origin, and what its administrator has allowed. */
export function sandboxOf(app: AppAtAddress['app']): string {
  const more = (app?.embed.sandbox ?? []).map((right) => `allow-${right}`)
  return ['allow-scripts', 'allow-same-origin', 'allow-forms', ...more].join(' ')
}

/** Powerful features of the browser: none but those that its administrator has allowed. */
export function featuresOf(app: AppAtAddress['app']): string {
  return (app?.embed.allow ?? []).join('; ')
}

/** Asks for a window of its own. */
export function asksForWindow(app: AppAtAddress['app']): boolean {
  return app !== null && (app.kind === 'window' || app.openType === 0)
}

const longestName = 60

/** A name as it may stand on a tab: one line, nothing invisible, no turned writing. */
export function plainName(name: string | undefined): string {
  const line = (name ?? '').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()
  const letters = Array.from(line)
  return letters.length > longestName ? `${letters.slice(0, longestName).join('')}…` : line
}
