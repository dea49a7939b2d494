import { fallbackText, isApiError, type ApiError } from './ApiError.js'
import { errorCatalogue } from './errorCatalogue.js'
import type { Schemas } from './Schemas.js'

/**
 * What an error means, for people, in the language asked for: the server's message, unless the server
 * says that it speaks another language, else the text of section 8. Anything that is not an `ApiError`
 * reads as a server error.
 *
 * @public
 */
export function describeError(error: unknown, language: Schemas['Language'] = 'zh-CN'): string {
  const texts = errorCatalogue[language]
  if (!isApiError(error)) return texts.serverError
  if (error.isServerMessage && speaks(error, language)) return error.message
  return fallbackText(texts, error)
}

/** A server that does not say its language is taken to speak the one that the call asked for. */
function speaks({ language: spoken }: ApiError, language: Schemas['Language']): boolean {
  const primary = (tag: string) => tag.split('-')[0]?.trim().toLowerCase()
  return spoken === undefined || primary(spoken) === primary(language)
}
