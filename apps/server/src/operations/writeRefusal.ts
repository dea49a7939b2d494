import { databaseErrorFields } from '../db/databaseError.js'
import { conflict, notFound, wrongField } from '../http/errors.js'

const uniqueViolation = '23505'
const foreignKeyViolation = '23503'

/**
 * What to throw for a write that the database refused: 409 DUPLICATE with the field when one of these
 * unique indexes did, 404 when what it refers to has just gone, else the error itself. Whose the
 * value is does not show.
 */
export function writeRefusal(
  error: unknown,
  fieldOfIndex: Readonly<Record<string, string>>,
): unknown {
  const fields = databaseErrorFields(error)
  if (fields?.code === foreignKeyViolation) return notFound(fields.constraint ?? 'reference')
  const path = fields?.code === uniqueViolation ? fieldOfIndex[fields.constraint ?? ''] : undefined
  return path === undefined ? error : conflict('DUPLICATE', [wrongField(path, 'taken')])
}
