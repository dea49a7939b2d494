import { safeUrl } from '@spruce/validators'
import type { IdentifierTexts as Texts } from './identifierMessages.js'

/** A variable as the form holds it. */
export interface VariableRow {
  name: string
  label: string
  required: boolean
  /** What was typed. */
  maxLength: string
}

/** What a text may hold at most. */
export const limits = { variables: 20, title: 100, subject: 150, link: 500, sms: 500, html: 20_000 }

const placeholder = /\{\{([^{}]*)\}\}/g

/** How a variable stands in a template. */
export function placeholderOf(name: string): string {
  return `{{${name}}}`
}

/** The names that a template has, in their order. */
export function namesIn(template: string): string[] {
  return [...template.matchAll(placeholder)].map(([, name = '']) => name.trim())
}

/** What is wrong with a template: a variable that nobody declared. */
export function undeclaredFault(
  template: string,
  rows: readonly VariableRow[],
  t: Texts,
): string | undefined {
  const unknown = namesIn(template).find((name) => rows.every((row) => row.name !== name))
  return unknown === undefined ? undefined : t.undeclared(unknown.slice(0, 50))
}

/** What is wrong with one variable. */
export function variableFault(
  rows: readonly VariableRow[],
  index: number,
  t: Texts,
): string | undefined {
  const row = rows[index]
  if (!row) return undefined
  const { name, label, maxLength } = row
  if (!/^[A-Za-z][0-9A-Za-z_]{0,31}$/.test(name)) return t.variableNameFormat
  if (rows.findIndex((one) => one.name === name) < index) return t.variableTwice(name)
  if (label.length > 50) return t.variableLabelTooLong
  const length = Number(maxLength)
  const isLength = /^\d{1,3}$/.test(maxLength) && length >= 1 && length <= 500
  return isLength ? undefined : t.maxLengthRange
}

/** A message leads to a page of the portal only. */
export function linkFault(link: string, t: Texts): string | undefined {
  if (link === '') return undefined
  // eslint-disable-next-line no-control-regex -- what the contract refuses
  const isPath = /^\/[^\u0000-\u0020\u007f\\]*$/.test(link.replace(placeholder, 'x'))
  const target = safeUrl(link.replace(placeholder, 'x'), { origin: 'https://portal.invalid' })
  return isPath && target?.isOwn === true ? undefined : t.linkFormat
}

/** How long an SMS gets and in how many parts it goes out: 70 characters in one, 67 in each of several. */
export interface SmsSize {
  /** The text without what stands for variables. */
  typed: number
  /** With the longest values. */
  longest: number
  parts: number
}

/** Counts an SMS as carriers do. */
export function smsSize(template: string, rows: readonly VariableRow[]): SmsSize {
  const typed = Array.from(template.replace(placeholder, '')).length
  const values = namesIn(template).map(
    (name) => Number(rows.find((row) => row.name === name)?.maxLength ?? 0) || 0,
  )
  const longest = values.reduce((sum, one) => sum + one, typed)
  return { typed, longest, parts: longest <= 70 ? 1 : Math.ceil(longest / 67) }
}
