import { fallbackText, isApiError } from './ApiError.js'
import { errorCatalogue, toastDurations } from './errorCatalogue.js'
import type { Schemas } from './Schemas.js'

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
 * What an error means, for people: the server's message, else the text of section 8 in the language
 * asked for. Anything that is not an `ApiError` reads as a server error.
 *
 * @public
 */
export function describeError(error: unknown, language: Schemas['Language'] = 'zh-CN'): string {
  const texts = errorCatalogue[language]
  if (!isApiError(error)) return texts.serverError
  if (error.isServerMessage) return error.message
  return fallbackText(texts, error)
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
