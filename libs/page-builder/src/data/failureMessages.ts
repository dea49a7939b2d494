import { defineMessages, type Language } from '@spruce/validators/i18n'
import type { CellFailure, TransformProblem } from './transforms.js'

const failureMessages = defineMessages({
  'zh-CN': {
    failure: (column: string, rows: number, row: number, why: string) =>
      `“${column}”有 ${rows} 行无法计算（首次出现在第 ${row} 行）：${why}`,
    and: '；',
    zero: '除数为零',
    number: '结果不是有效的数字',
    text: '文本过长',
    time: '时间无效',
    zone: '时区无效，请使用 Asia/Shanghai 或 +08:00 这样的写法',
    types: '值的类型不适用',
    mixed: '结果类型与其他行不同',
  },
  'en-US': {
    failure: (column, rows, row, why) =>
      `“${column}” has no value in ${rows} ${rows === 1 ? 'row' : 'rows'}, first in row ${row}: ${why}`,
    and: '; ',
    zero: 'division by zero',
    number: 'the result is no valid number',
    text: 'the text is too long',
    time: 'the time is not valid',
    zone: 'the time zone is not known: write Asia/Shanghai or +08:00',
    types: 'the types of the values do not fit',
    mixed: 'its type differs from the other rows',
  },
})

/** What calculated columns lack, in words. @public */
export function sayFailures(failures: readonly CellFailure[], language: Language): string {
  const messages = failureMessages[language]
  return failures
    .map(({ column, rows, row, why }) => messages.failure(column, rows, row + 1, messages[why]))
    .join(messages.and)
}

const problemMessages = defineMessages({
  'zh-CN': {
    step: (step: number, what: string) => `第 ${step} 步处理：${what}`,
    'missing-column': (name: string) => `数据缺少列“${name}”。`,
    'missing-query': (name: string) => `无法关联查询“${name}”。`,
    'not-a-number': (name: string) => `列“${name}”不能求和或求平均。`,
    'duplicate-name': (name: string) => `列名“${name}”重复。`,
    'bad-formula': (name: string) => `列“${name}”的公式有误。`,
    'too-costly': (name: string) => `列“${name}”的公式计算量过大，请先筛选或汇总数据，或简化公式。`,
  },
  'en-US': {
    step: (step, what) => `Step ${step}: ${what}`,
    'missing-column': (name) => `the data has no column “${name}”.`,
    'missing-query': (name) => `the query “${name}” cannot be joined.`,
    'not-a-number': (name) => `“${name}” has no sum and no average.`,
    'duplicate-name': (name) => `there are two columns “${name}”.`,
    'bad-formula': (name) => `the formula of “${name}” cannot be read.`,
    'too-costly': (name) =>
      `the formula of “${name}” takes too long. Filter or group the rows before it, or make it simpler.`,
  },
})

/** Why a step of a query cannot be done, in words. @public */
export function sayTransformProblem(problem: TransformProblem, language: Language): string {
  const messages = problemMessages[language]
  const name = problem.kind === 'missing-query' ? problem.query : problem.column
  return messages.step(problem.step + 1, messages[problem.kind](name))
}
