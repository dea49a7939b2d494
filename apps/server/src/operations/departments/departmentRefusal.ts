import { writeRefusal } from '../writeRefusal.js'

/** A name that a sibling has, or a code that a department of the tenant has, is 409 DUPLICATE. */
export function departmentRefusal(error: unknown): unknown {
  return writeRefusal(error, { departments_sibling_name: 'name', departments_code: 'code' })
}
