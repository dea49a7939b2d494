import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { classes, type DisagreementClass } from '../testing/comparison/classes.js'
import { compare, keyOf, ours, others, type Comparison } from '../testing/comparison/compare.js'
import { isStrictIdCard } from './index.js'
import type { Subject } from '../testing/comparison/generate.js'

const fixed = 20261122
const fresh = Number(process.env['SPRUCE_SEED'] ?? Date.now() % 2_147_483_647)
const isProof = process.env['SPRUCE_PROOF'] === '1'
const strings = isProof ? 1_000_000 : 4_000
const subjects: readonly Subject[] = ['idCard', 'mobile', 'email', 'url']

describe('compared with outside libraries', () => {
  const results = new Map<Subject, Comparison>()

  it.each(subjects)(
    `%s: every disagreement of ${strings} strings of seed ${fresh} is explained`,
    (subject) => {
      const result = compare(subject, fresh, strings)
      results.set(subject, result)
      expect(result.unexplained).toEqual([])
      if (isProof) expect(missingClasses(subject, result)).toEqual([])
      for (const count of Object.values(result.accepted))
        expect(count).toBeGreaterThan(strings / 100)
    },
  )

  it.each(subjects)('%s: the same for the seed that stays', (subject) => {
    expect(compare(subject, fixed, 4_000).unexplained).toEqual([])
  })

  afterAll(() => {
    const out = process.env['SPRUCE_PROOF_OUT']
    if (!out || results.size < subjects.length) return
    const counts = Object.fromEntries(
      [...results].map(([subject, result]) => [subject, result.strings]),
    )
    const all = [...results.values()]
    writeFileSync(
      out,
      JSON.stringify({
        counts: { ...counts, classes: classes.length },
        figures: {
          unexplained: all.reduce((sum, { unexplained }) => sum + unexplained.length, 0),
          accepted: Object.assign({}, ...all.map(({ accepted }) => accepted)) as unknown,
          disagreements: Object.assign(
            {},
            ...all.map(({ disagreements }) => disagreements),
          ) as unknown,
        },
      }),
    )
  })
})

describe('the classes of disagreements', () => {
  const shown = classes.filter(({ example }) => example !== '')

  it('have a name each', () => {
    expect(new Set(classes.map(keyOf)).size).toBe(classes.length)
  })

  it.each(shown.map((one) => [keyOf(one), one] as const))('%s: its example shows it', (_, one) => {
    const isMine = ours[one.ours]?.(one.example)
    const isTheirs = others[one.subject][one.other]?.(one.example)
    expect([isMine, isTheirs]).toEqual(one.accepts === 'ours' ? [true, false] : [false, true])
    expect(one.when(one.example)).toBe(true)
  })

  it.each([
    ['behind', '2026-11-25T17:00:00Z', '814203202611268103'],
    ['as far as', '2026-11-25T08:00:00Z', '814203202611268103'],
  ])('know the day of China while that of the machine is %s it', (_, now, value) => {
    vi.useFakeTimers({ now: Date.parse(now) })
    try {
      const isMine = isStrictIdCard(value)
      const unexplained = Object.entries(others.idCard).filter(
        ([other, judge]) =>
          judge(value) !== isMine &&
          !classes.some(
            (one) =>
              one.subject === 'idCard' &&
              one.ours === 'isStrictIdCard' &&
              one.other === other &&
              one.accepts === (isMine ? 'ours' : 'other') &&
              one.when(value),
          ),
      )
      expect(unexplained).toEqual([])
    } finally {
      vi.useRealTimers()
    }
  })

  it('are the table of docs/VALIDATORS.md', () => {
    const document = readFileSync(join(import.meta.dirname, '../../../docs/VALIDATORS.md'), 'utf8')
    const rows = document
      .split('\n')
      .filter((line) => line.startsWith('| `is'))
      .map((line) =>
        line
          .slice(1, -1)
          .split(' | ')
          .map((cell) => cell.trim()),
      )
    expect(rows).toEqual(classes.map(cellsOf))
  })
})

/** Classes that nothing fell into explain nothing; those of one day only may be empty. */
function missingClasses(subject: Subject, { disagreements }: Comparison): string[] {
  return classes
    .filter((one) => one.subject === subject && one.example !== '')
    .map(keyOf)
    .filter((key) => disagreements[key] === undefined)
}

/** A row of the table; examples that are long, or of one day only, are in the code. */
function cellsOf({ ours: own, other, accepts, name, example, why }: DisagreementClass): string[] {
  const isShown = example !== '' && example.length <= 40
  const spelled = example.replaceAll('\0', '\\x00') // the one character that cannot stand in a document
  return [
    `\`${own}\``,
    other,
    accepts === 'ours' ? 'ours' : other,
    name,
    isShown ? `\`${spelled}\`` : '',
    why,
  ]
}
