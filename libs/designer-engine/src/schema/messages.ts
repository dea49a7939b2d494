import type { LocalText, Locale } from './localText.js'
import type { PlainProblem, PlainRefusal, PathStep } from './plain.js'

/** What can be wrong with a value. */
export type SchemaProblemKey =
  | PlainProblem['kind']
  | PlainRefusal
  | 'required'
  | 'wrong-type'
  | 'too-short'
  | 'too-long'
  | 'too-small'
  | 'too-big'
  | 'not-integer'
  | 'not-an-option'
  | 'bad-format'

/** One thing that is wrong, and exactly where. */
export interface SchemaProblem {
  readonly key: SchemaProblemKey
  readonly path: readonly PathStep[]
  /** The bound that was passed, or the kind that was expected. */
  readonly expected?: string | number
}

/** What forms say about problems; `{expected}` is filled in by `describeProblem`. */
export const schemaMessages: Readonly<Record<SchemaProblemKey, LocalText>> = {
  required: { 'zh-CN': '请输入', 'en-US': 'Required' },
  'wrong-type': { 'zh-CN': '类型应为{expected}', 'en-US': 'Must be of kind {expected}' },
  'too-short': { 'zh-CN': '长度不能小于{expected}', 'en-US': 'At least {expected} long' },
  'too-long': { 'zh-CN': '长度不能大于{expected}', 'en-US': 'At most {expected} long' },
  'too-small': { 'zh-CN': '不能小于{expected}', 'en-US': 'Not below {expected}' },
  'too-big': { 'zh-CN': '不能大于{expected}', 'en-US': 'Not above {expected}' },
  'not-integer': { 'zh-CN': '请输入整数', 'en-US': 'Please enter a whole number' },
  'not-an-option': { 'zh-CN': '不在可选范围内', 'en-US': 'Not one of the options' },
  'bad-format': { 'zh-CN': '格式有误', 'en-US': 'Not of the expected form' },
  'forbidden-key': { 'zh-CN': '名称不可用', 'en-US': 'A name that is not allowed' },
  'not-json': { 'zh-CN': '不是数据', 'en-US': 'Not data' },
  'too-deep': { 'zh-CN': '嵌套过深', 'en-US': 'Nested too deeply' },
  'too-large': { 'zh-CN': '内容过大', 'en-US': 'Too large' },
  cycle: { 'zh-CN': '循环引用', 'en-US': 'Refers to itself' },
  unreadable: { 'zh-CN': '无法读取', 'en-US': 'Cannot be read' },
}

/** The sentence of a problem. */
export function describeProblem({ key, expected }: SchemaProblem, locale: Locale): string {
  return schemaMessages[key][locale].replace('{expected}', String(expected ?? ''))
}

/** A value, valid in any case, and what was wrong with the one given. */
export interface Checked<Value> {
  readonly value: Value
  readonly problems: readonly SchemaProblem[]
}
