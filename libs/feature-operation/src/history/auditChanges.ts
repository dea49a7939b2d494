import { logWords, type Schemas, wordOf } from '@spruce/api-client'
import { emptyCell, formatCell, formatTime } from '@spruce/validators'
import type { Language } from '@spruce/validators/i18n'
import { auditFieldMessages } from './auditFieldMessages.js'
import { auditValueMessages } from './auditValueMessages.js'
import { historyMessages } from './historyMessages.js'

/** One line of the operator log. */
export type OperatorLog = Schemas['PlatformOperatorLog']

/** A field before and after, in words. */
export interface AuditChange {
  /** Its code. */
  field: string
  label: string
  before: string
  after: string
}

/** What a line changed, field by field; without fields that say nothing to people. */
export function changesOf(
  { before, after }: Pick<OperatorLog, 'before' | 'after'>,
  language: Language,
): AuditChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields
    .filter((field) => !silent.has(field))
    .map((field) => ({
      field,
      label: fieldName(field, language),
      before: sayValue(field, before?.[field], after?.[field], language),
      after: sayValue(field, after?.[field], before?.[field], language),
    }))
}

/** What a kind of object is called; an unknown one is its code. */
export function objectKindName(table: string, language: Language): string {
  return wordOf(logWords[language].objects, table)
}

/** What a field is called; an unknown one is its code. */
export function fieldName(field: string, language: Language): string {
  return wordOf(auditFieldMessages[language], field)
}

/** Who did it; in a mock login the person that was acted for. */
export function actorName({ userName, userId }: Pick<OperatorLog, 'userName' | 'userId'>) {
  return userName ?? userId
}

/** Fields that count writes, and ids beside a name. */
const silent = new Set(['version', 'id'])

/** Fields whose values are codes with a meaning. */
const coded = new Set([
  'contactKind',
  'dataScope',
  'kind',
  'level',
  'phase',
  'scope',
  'status',
  'visibleTo',
])

const momentText = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/
const markup = /<\/?[a-z][^>]*>/i

/** Longer lists say what only this side has. */
const longList = 8
/** Characters of a text before it is cut. */
const longText = 500

function sayValue(field: string, value: unknown, other: unknown, language: Language): string {
  const t = historyMessages[language]
  if (!Array.isArray(value)) return sayOne(field, value, language)
  if (value.length === 0) return emptyCell
  const texts = value.map((one: unknown) => sayOne(field, one, language))
  if (texts.length <= longList) return texts.join(t.separator)
  const others = new Set(
    Array.isArray(other) ? other.map((one: unknown) => sayOne(field, one, language)) : [],
  )
  const own = texts.filter((text) => !others.has(text))
  if (others.size === 0 || own.length === 0) return t.items(texts.length)
  return cut(t.only(texts.length, own.join(t.separator)))
}

function sayOne(field: string, value: unknown, language: Language): string {
  const t = historyMessages[language]
  if (value === null || value === undefined) return emptyCell
  if (typeof value === 'boolean') return value ? t.yes : t.no
  if (typeof value === 'string') {
    if (coded.has(field) && Object.hasOwn(auditValueMessages[language], value)) {
      return wordOf(auditValueMessages[language], value)
    }
    if (momentText.test(value)) return formatTime(value, language)
    return formatCell(cut(markup.test(value) ? plainText(value) : value))
  }
  if (typeof value !== 'object') return formatCell(value as number)
  const told = sizeIn(value) ?? nameIn(value as Record<string, unknown>, language)
  return told ?? cut(JSON.stringify(value))
}

/** Width by height, of what has nothing else. */
function sizeIn({ w, h, ...rest }: { w?: unknown; h?: unknown }): string | undefined {
  if (typeof w !== 'number' || typeof h !== 'number') return undefined
  return Object.keys(rest).length === 0 ? `${w} × ${h}` : undefined
}

/** The name in what refers to something, or the text of the language. */
function nameIn(value: Record<string, unknown>, language: Language): string | undefined {
  const found = [value[language], value['name'], value['nickName'], value['title']].find(
    (one) => typeof one === 'string' && one !== '',
  )
  return found as string | undefined
}

/** What rich text says; nothing in it runs. */
function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return body.textContent.trim()
}

function cut(text: string): string {
  return text.length > longText ? `${text.slice(0, longText)}…` : text
}
