import { defineMessages, type Language } from '@spruce/validators/i18n'
import type { FormulaProblem } from './readFormula.js'

const formulaMessages = defineMessages({
  'zh-CN': {
    at: (place: number, what: string) => `第 ${place} 个字符：${what}`,
    empty: () => '请填写公式',
    'too-big': () => '公式过长或嵌套过深，请拆分为多个步骤',
    syntax: (word: string) => `无法识别“${word}”`,
    unfinished: () => '公式不完整',
    'unknown-name': (word: string) => `不认识“${word}”，列请写作 row["列名"]，空值请写作 empty`,
    'unknown-function': (word: string) => `没有函数“${word}”`,
    arguments: (word: string) => `函数“${word}”的参数个数不正确`,
    types: (word: string) => `“${word}”中的类型不能一起计算`,
    'not-offered': (word: string) => `公式不支持“${word}”`,
  },
  'en-US': {
    at: (place, what) => `Character ${place}: ${what}`,
    empty: () => 'Enter a formula',
    'too-big': () => 'the formula is too long or nested too deeply: make several steps of it',
    syntax: (word) => `“${word}” cannot be read`,
    unfinished: () => 'the formula is not complete',
    'unknown-name': (word) =>
      `“${word}” is not known: write a column as row["name"], and no value as empty`,
    'unknown-function': (word) => `there is no function “${word}”`,
    arguments: (word) => `the function “${word}” takes another number of values`,
    types: (word) => `the types in “${word}” cannot be calculated together`,
    'not-offered': (word) => `formulas cannot do “${word}”`,
  },
})

/** What is wrong with a formula, and where, in words. @public */
export function sayFormulaProblem({ kind, at, word }: FormulaProblem, language: Language): string {
  const messages = formulaMessages[language]
  const what = messages[kind](word)
  return kind === 'empty' ? what : messages.at(at + 1, what)
}
