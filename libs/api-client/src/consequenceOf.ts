import { isApiError } from './ApiError.js'
import { describeError } from './describeError.js'
import { errorCatalogue } from './errorCatalogue.js'
import type { Schemas } from './Schemas.js'

/** How long toasts stay, in milliseconds (sections 8 and 9). @public */
export const toastDurations = { apiError: 5000, notice: 3000 } as const

/**
 * What is to be done about a failed call; who does it is not this library's business.
 * - `nothing`: the caller gave the call up
 * - `signIn`: the session is over; user info goes, and so does the person, to /login
 * - `toast`: the text, shown for `duration` milliseconds; with `once` it is shown once, however many
 *   calls fail at the same time
 *
 * @public
 */
export type ErrorConsequence =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'signIn'; readonly text: string }
  | {
      readonly kind: 'toast'
      readonly text: string
      readonly duration: number
      readonly once: boolean
    }

/**
 * The one place that decides what follows from an error (section 8): a 401 status ends the session;
 * timeouts, network errors and 5xx statuses share one toast that is shown once, for 3 s; others, body
 * codes among them, show their message for 5 s; a call that was given up shows nothing.
 *
 * @public
 */
export function consequenceOf(
  error: unknown,
  language: Schemas['Language'] = 'zh-CN',
): ErrorConsequence {
  const text = describeError(error, language)
  if (isApiError(error)) {
    if (error.kind === 'aborted') return { kind: 'nothing' }
    if (error.kind === 'http' && error.status === 401) return { kind: 'signIn', text }
    if (isPassing(error)) {
      const { network } = errorCatalogue[language]
      return { kind: 'toast', text: network, duration: toastDurations.notice, once: true }
    }
  }
  return { kind: 'toast', text, duration: toastDurations.apiError, once: false }
}

/** A timeout, a network error or a 5xx status: it may pass, and a read is worth another try. @public */
export function isPassing(error: unknown): boolean {
  if (!isApiError(error)) return false
  return error.kind === 'network' || error.kind === 'timeout' || (error.status ?? 0) >= 500
}
