import { auditFieldWords } from './auditFieldWords.js'
import { auditValueWords } from './auditValueWords.js'
import { wordOf } from './logWords.js'
import type { Schemas } from './Schemas.js'

/** A field before and after, in words. @public */
export interface AuditChange {
  /** Its code. */
  field: string
  label: string
  before: string
  after: string
}

/** What a line of the operator log noted. @public */
export interface AuditedLine {
  readonly before?: Readonly<Record<string, unknown>> | null
  readonly after?: Readonly<Record<string, unknown>> | null
}

/** How the place where it is read shows what hangs on it. @public */
export interface AuditTexts {
  /** A moment, on the clock of that place. */
  moment: (iso: string) => string
  /** What rich text says. */
  plain: (html: string) => string
}

/**
 * What a line of the operator log changed, field by field, in words: on the screen and in a file. Fields
 * that say nothing to people are left out. @public
 */
export function auditChangesOf(
  { before, after }: AuditedLine,
  language: Schemas['Language'],
  texts: AuditTexts,
): AuditChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields
    .filter((field) => !silent.has(field))
    .map((field) => ({
      field,
      label: auditFieldName(field, language),
      before: sayValue(field, before?.[field], after?.[field], { language, texts }),
      after: sayValue(field, after?.[field], before?.[field], { language, texts }),
    }))
}

/** The side of a change. @public */
export type AuditSide = 'before' | 'after'

/** One side of what changed as one text: 状态：草稿；名称：标准版. Nothing where it says nothing. @public */
export function auditSideOf(
  changes: readonly AuditChange[],
  side: AuditSide,
  language: Schemas['Language'],
): string {
  const { colon, semicolon } = words[language]
  return changes
    .filter((change) => change[side] !== empty)
    .map((change) => `${change.label}${colon}${change[side]}`)
    .join(semicolon)
}

/** What a field is called; an unknown one is its code. @public */
export function auditFieldName(field: string, language: Schemas['Language']): string {
  return wordOf(auditFieldWords[language], field)
}

interface Place {
  language: Schemas['Language']
  texts: AuditTexts
}

const empty = '--'

const words = {
  'zh-CN': {
    yes: '是',
    no: '否',
    separator: '、',
    colon: '：',
    semicolon: '；',
    items: (count: number) => `共 ${count} 项`,
    only: (count: number, names: string) => `共 ${count} 项，其中 ${names}`,
  },
  'en-US': {
    yes: 'Yes',
    no: 'No',
    separator: ', ',
    colon: ': ',
    semicolon: '; ',
    items: (count: number) => `${count} items`,
    only: (count: number, names: string) => `${count} items, among them ${names}`,
  },
} as const

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
  'signOn',
  'status',
  'visibleTo',
])

const momentText = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/
const markup = /<\/?[a-z][^>]*>/i

/** Longer lists say what only this side has. */
const longList = 8
/** Characters of a text before it is cut. */
const longText = 500

function sayValue(field: string, value: unknown, other: unknown, place: Place): string {
  const t = words[place.language]
  if (!Array.isArray(value)) return sayOne(field, value, place)
  if (value.length === 0) return empty
  const texts = value.map((one: unknown) => sayOne(field, one, place))
  if (texts.length <= longList) return texts.join(t.separator)
  const others = new Set(
    Array.isArray(other) ? other.map((one: unknown) => sayOne(field, one, place)) : [],
  )
  const own = texts.filter((text) => !others.has(text))
  if (others.size === 0 || own.length === 0) return t.items(texts.length)
  return cut(t.only(texts.length, own.join(t.separator)))
}

function sayOne(field: string, value: unknown, place: Place): string {
  const t = words[place.language]
  if (value === null || value === undefined) return empty
  if (typeof value === 'boolean') return value ? t.yes : t.no
  if (typeof value === 'string') {
    if (coded.has(field) && Object.hasOwn(auditValueWords[place.language], value)) {
      return wordOf(auditValueWords[place.language], value)
    }
    if (momentText.test(value)) return place.texts.moment(value)
    return shown(cut(markup.test(value) ? place.texts.plain(value) : value))
  }
  if (typeof value !== 'object') return shown(JSON.stringify(value))
  const told = sizeIn(value) ?? nameIn(value as Record<string, unknown>, place.language)
  return told ?? cut(JSON.stringify(value))
}

/** Width by height, of what has nothing else. */
function sizeIn({ w, h, ...rest }: { w?: unknown; h?: unknown }): string | undefined {
  if (typeof w !== 'number' || typeof h !== 'number') return undefined
  return Object.keys(rest).length === 0 ? `${w} × ${h}` : undefined
}

/** The name in what refers to something, or the text of the language. */
function nameIn(value: Record<string, unknown>, language: Schemas['Language']): string | undefined {
  const found = [value[language], value['name'], value['nickName'], value['title']].find(
    (one) => typeof one === 'string' && one !== '',
  )
  return found as string | undefined
}

function cut(text: string): string {
  return text.length > longText ? `${text.slice(0, longText)}…` : text
}

function shown(text: string): string {
  return text.trim() === '' ? empty : text
}
