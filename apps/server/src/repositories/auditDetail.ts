import { maskEmail, maskMobile } from '@spruce/validators'
import type { AuditDetail } from '../db/schema.js'

/** What a write changed of one object. A handler names it by `context.audit`. */
export interface AuditChange {
  /** Kind of the object, as `x-authz` names tables. */
  table: string
  id: string
  /** What people call it. */
  name?: string | null
  /** Null or absent: it was not there. */
  before?: object | null
  /** Null or absent: it is no more. */
  after?: object | null
}

const secret = /password|secret|token|hash|cipher|captcha|vccode/i
/** Longest text of a kept line, in UTF-16 units; a longer one says only which fields changed. */
const longest = 16_000

/**
 * Before and after, ready to be kept: of an edit only the fields that differ; secrets left out,
 * contacts masked, times as texts.
 */
export function auditDetail({ before, after }: AuditChange): AuditDetail | null {
  const old = before ? clean(before) : null
  const now = after ? clean(after) : null
  if (!old && !now) return null
  const detail = old && now ? differing(old, now) : { before: old, after: now }
  if (JSON.stringify(detail).length <= longest) return detail
  return { before: old && fieldsOnly(detail.before), after: now && fieldsOnly(detail.after) }
}

type Fields = Record<string, unknown>

function differing(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) =>
      name !== 'version' &&
      name !== 'updatedAt' &&
      JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  const pick = (from: Fields) =>
    Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]]))
  return { before: pick(before), after: pick(after) }
}

function fieldsOnly(fields: Fields | null | undefined): Fields {
  return Object.fromEntries(Object.keys(fields ?? {}).map((name) => [name, '…']))
}

function clean(value: object): Fields {
  return JSON.parse(
    JSON.stringify(value, (key: string, one: unknown) => {
      if (typeof one !== 'string') return one
      if (secret.test(key)) return '***'
      if (/mobile|phone/i.test(key)) return one.includes('*') ? one : maskMobile(one)
      if (/email/i.test(key)) return one.includes('*') ? one : maskEmail(one)
      return one
    }),
  ) as Fields
}
