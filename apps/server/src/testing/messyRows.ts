import type { ImportOutcome } from '../db/schema.js'

/** A row of a list of people as people send them, and what must come of it. */
export interface MessyRow {
  cells: readonly string[]
  outcome: ImportOutcome
}

export const messyHead = ['姓名', '登录名', '工号', '手机号', '邮箱', '部门', '角色']
const place = '总公司/研发中心'

/** People whom the company has before the list comes: two for every ten rows of it. */
export function basePeople(count: number): string[][] {
  return Array.from({ length: count / 5 }, (_, at) => base(at))
}

const base = (at: number) => [`旧人${at}`, `old_${at}`, `OLD${at}`, mobile(1, at), '', place, '']
const mobile = (series: number, at: number) => `13${series}${String(at).padStart(8, '0')}`
const newcomer = (at: number) => [
  `新人${at}`,
  `new_${at}`,
  `NEW${at}`,
  mobile(2, at),
  `new${at}@example.cn`,
  place,
  '',
]

/** What is wrong with a row, one way after another; each stands alone in an otherwise right row. */
const mistakes: readonly ((right: string[]) => string[])[] = [
  (row) => row.with(0, ''),
  (row) => row.with(3, '1.39E+10'),
  (row) => row.with(5, '总公司/没有这个部门'),
  (row) => row.with(4, '不是邮箱'),
  (row) => row.with(6, '没有这个角色'),
  (row) => row.with(2, '坏 工号'),
  (row) => row.with(5, ''),
  ([name = '']) => [name, '', '', '', '', place, ''],
]

/** The same values as people write them: wide characters, signs in numbers, other separators. */
function messy([name = '', login = '', code = '', number = '', mail = '']: string[]): string[] {
  const wide = code.replaceAll(/[0-9A-Z]/g, (one) =>
    String.fromCharCode(one.charCodeAt(0) + 0xfee0),
  )
  const written = `+86 ${number.slice(0, 3)}-${number.slice(3, 7)}-${number.slice(7)}`
  return [` ${name}  `, login, wide, written, mail.toUpperCase(), '总公司 ＞ 研发中心', '']
}

/** A tenth each: changed, same, wrong, doubled, of two people; the others are new, some in odd writing. */
export function messyRows(count: number): MessyRow[] {
  return Array.from({ length: count }, (_, at): MessyRow => {
    const ten = Math.floor(at / 10)
    const [one, other] = [base(ten * 2), base(ten * 2 + 1)]
    switch (at % 10) {
      case 4:
        return { cells: messy(newcomer(at)), outcome: 'created' }
      case 5:
        return { cells: ['改名', ...one.slice(1, 3), '', '', '', ''], outcome: 'changed' }
      case 6:
        return { cells: other, outcome: 'same' }
      case 7:
        return { cells: mistake(ten, newcomer(at)), outcome: 'failed' }
      case 8:
        return { cells: newcomer(at - 8).with(0, '再来一次'), outcome: 'failed' }
      case 9:
        return { cells: one.with(2, other[2] ?? ''), outcome: 'failed' }
      default:
        return { cells: newcomer(at), outcome: 'created' }
    }
  })
}

function mistake(which: number, right: string[]): string[] {
  return mistakes[which % mistakes.length]?.(right) ?? right
}

/** The row of a failure put right. */
export const corrected = (at: number) =>
  newcomer(at)
    .with(1, `fixed_${at}`)
    .with(2, `FIX${at}`)
    .with(3, mobile(5, at))
    .with(4, `fixed${at}@example.cn`)
