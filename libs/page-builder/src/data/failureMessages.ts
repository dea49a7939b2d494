import { defineMessages, type Language } from '@spruce/validators/i18n'
import type { CellFailure } from './transforms.js'

const failureMessages = defineMessages({
  'zh-CN': {
    failure: (column: string, rows: number, row: number, why: string) =>
      `“${column}”有 ${rows} 行无法计算（首次出现在第 ${row} 行）：${why}`,
    and: '；',
    zero: '除数为零',
    number: '结果不是有效的数字',
    text: '文本过长',
    time: '时间无效',
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
