import { fallbackText, isApiError } from './ApiError.js'
import { errorCatalogue } from './errorCatalogue.js'
import type { Schemas } from './Schemas.js'

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
