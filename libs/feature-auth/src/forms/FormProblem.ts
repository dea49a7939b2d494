import { describeError, isApiError } from '@spruce/api-client'
import type { Language } from '@spruce/validators/i18n'

/** What the server found wrong, and where. @public */
export interface FormProblem<Field extends string> {
  /** Above the form. */
  message?: string
  /** At the fields. */
  fields?: Partial<Record<Field, string>>
}

/** Where in the form an error belongs. */
export interface ProblemPlaces<Field extends string> {
  /** By body code. */
  codes?: Readonly<Record<number | string, Field>>
  /** By the name of the field in the request. */
  paths?: Readonly<Record<string, Field>>
}

/** The words for an error, at its field where it has one. */
export function formProblemOf<Field extends string>(
  error: unknown,
  language: Language,
  { codes = {}, paths = {} }: ProblemPlaces<Field>,
): FormProblem<Field> {
  const message = describeError(error, language)
  if (!isApiError(error)) return { message }
  const place = codes[error.code]
  if (place) return { fields: { [place]: message } as Partial<Record<Field, string>> }
  const fields = Object.fromEntries(
    error.fields.flatMap(({ path, message: reason }) => {
      const name = paths[path]
      return name ? [[name, reason]] : []
    }),
  ) as Partial<Record<Field, string>>
  return Object.keys(fields).length > 0 ? { fields } : { message }
}
