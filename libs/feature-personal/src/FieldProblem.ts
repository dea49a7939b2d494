import { isApiError } from '@spruce/api-client'

/** An error whose reasons stand at fields of a form, under the names that the form has for them. */
export class FieldProblem extends Error {
  override readonly name = 'FieldProblem'
  readonly fields: readonly { path: string; message: string }[]
  readonly retryAfter: number | undefined

  constructor(field: string, message: string, cause?: unknown) {
    super(message, { cause })
    this.fields = [{ path: field, message }]
    this.retryAfter = isApiError(cause) ? cause.retryAfter : undefined
  }
}

/** Body codes of a wrong password and of a wrong, late or used verification code. */
const fieldOfCode: Readonly<Record<string, string>> = { 505: 'oldPwd', 1102: 'vcCode' }

/**
 * Puts the server's answer where the person can mend it: by its code, else by the request's field.
 * What belongs to no field comes back as it is.
 */
export function atField(
  error: unknown,
  fieldOfPath: Readonly<Record<string, string>> = {},
): unknown {
  if (!isApiError(error)) return error
  const ofCode = fieldOfCode[error.code]
  if (ofCode !== undefined) return new FieldProblem(ofCode, error.message, error)
  const [first] = error.fields
  const ofPath = first && (fieldOfPath[first.path] ?? first.path)
  if (!first || ofPath === undefined) return error
  // A broken rule says more than "invalid"; a body against the schema says it at the field only.
  const reason = error.code === 400 ? first.message : error.message
  return new FieldProblem(ofPath, reason, error)
}
