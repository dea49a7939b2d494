import type { ErrorObject } from 'ajv'
import type { Language } from '@spruce/validators/i18n'
import { messages } from '../messages.js'
import type { FieldError } from './errors.js'

const most = 50

/** Ajv's findings as wrong fields: a path a person can follow, and a reason in the asked language. */
export function fieldErrors(errors: readonly ErrorObject[], language: Language): FieldError[] {
  const found = new Map<string, FieldError>()
  for (const error of errors) {
    const path = pathOf(error)
    const reason = reasonOf(error, language)
    if (reason !== undefined && !found.has(path)) found.set(path, { path, message: reason })
  }
  return [...found.values()].slice(0, most)
}

/** `/items/0` and a missing `name` become `items[0].name`. */
function pathOf({ instancePath, params, keyword }: ErrorObject): string {
  const more = params as { missingProperty?: string; additionalProperty?: string }
  const extra =
    keyword === 'required'
      ? more.missingProperty
      : keyword === 'additionalProperties'
        ? more.additionalProperty
        : undefined
  const parts = instancePath.split('/').slice(1).map(unescapePointer)
  if (extra !== undefined) parts.push(extra)
  return parts.reduce(
    (path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path ? `${path}.${part}` : part),
    '',
  )
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~')
}

/** Undefined for findings that only sum up others. */
function reasonOf({ keyword, params }: ErrorObject, language: Language): string | undefined {
  const text = messages[language].field
  const limit = (params as { limit?: number }).limit ?? 0
  switch (keyword) {
    case 'required':
      return text.required
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return text.unknown
    case 'type':
      return text.type(String((params as { type: string | string[] }).type))
    case 'minLength':
      return limit === 1 ? text.required : text.tooShort(limit)
    case 'maxLength':
      return text.tooLong(limit)
    case 'minItems':
      return text.tooFew(limit)
    case 'maxItems':
    case 'maxProperties':
      return text.tooMany(limit)
    case 'minimum':
    case 'exclusiveMinimum':
      return text.tooSmall(limit)
    case 'maximum':
    case 'exclusiveMaximum':
      return text.tooBig(limit)
    case 'pattern':
    case 'format':
      return text.format
    case 'enum':
      return text.oneOf((params as { allowedValues: unknown[] }).allowedValues.join(', '))
    case 'anyOf':
    case 'oneOf':
    case 'allOf':
    case 'if':
      return text.invalid
    default:
      return text.invalid
  }
}
