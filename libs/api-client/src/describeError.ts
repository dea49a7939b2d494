import { fallbackText, isApiError } from './ApiError.js'
import { errorCatalogue, toastDurations } from './errorCatalogue.js'
import type { Schemas } from './Schemas.js'

/** A toast to be shown; what shows it is not this library's business. @public */
export interface ErrorToast {
  readonly text: string
  /** In milliseconds. */
  readonly duration: number
  /** Shown once however many calls fail at the same time. */
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
  return fallbackText(texts, error.kind, error.code, error.status)
}

/**
 * The toast of section 8 for an error: timeouts, network errors and 5xx statuses share one that is
 * shown once for 3 s; others show their message for 5 s; an aborted call shows nothing.
 *
 * @public
 */
export function toastOf(
  error: unknown,
  language: Schemas['Language'] = 'zh-CN',
): ErrorToast | undefined {
  if (isApiError(error)) {
    if (error.kind === 'aborted') return undefined
    if (error.kind === 'network' || error.kind === 'timeout' || (error.status ?? 0) >= 500) {
      return { text: errorCatalogue[language].network, duration: toastDurations.notice, once: true }
    }
  }
  return { text: describeError(error, language), duration: toastDurations.apiError, once: false }
}
