import { describe, expect, it } from 'vitest'
import { calculate } from './calculate.js'
import { columnOf, type Frame } from './Frame.js'
import { sayFailures, sayTransformProblem } from './failureMessages.js'
import { sayFormulaProblem } from './formulaMessages.js'
import { formulaFunctionNames, formulaLimits, readFormula } from './readFormula.js'
import { applyTransforms } from './applyTransforms.js'
import type { Transformed } from './transforms.js'

const hour = 3_600_000
const frame: Frame = {
  columns: [
    { name: 'load', type: 'number', values: [3, 0, null] },
    { name: '温度 °C', type: 'number', values: [21.5, 20, 19], unit: '°C' },
    { name: 'area.name', type: 'string', values: ['East', 'west', ''] },
    { name: 'isOn', type: 'boolean', values: [true, false, null] },
    { name: 'from', type: 'time', values: [0, 0, 0] },
    { name: 'to', type: 'time', values: [6 * hour, 24 * hour, 36 * hour] },
  ],
}

function run(formula: string, of = frame): Transformed {
  const step = { kind: 'calculate', as: 'made', formula } as const
  return applyTransforms(of, [step], undefined, calculate)
}

function made(formula: string, of = frame) {
  const done = run(formula, of)
  if (!done.ok) throw new Error(JSON.stringify(done.problem))
  const { type, values } = columnOf(done.frame, 'made') ?? {}
  return { type, values, why: done.failures?.map(({ why, rows }) => [why, rows]) }
}

describe('a calculated column', () => {
  it.each([
    ['1 / 2', 0.5],
    ['7 / 2 * 2', 7],
    ['1 + 0.5', 1.5],
    ['-7 % 3', 2],
    ['2 + 3 * 4 - -1', 15],
    ['0x10 + 1e2', 116],
    ['round(2.5)', 3],
    ['round(-2.5)', -3],
    ['round(1.005, 2)', 1.01],
    ['round(1234.5, -2)', 1200],
    ['abs(-3) + floor(2.9) + ceil(2.1)', 8],
    ['pow(2, 10) + sqrt(9)', 1027],
    ['min(3, 1, 2)', 1],
    ['max(3, 1, 2)', 3],
    ['number(" 12.5 ")', 12.5],
    ['length("温度🙂")', 3],
    ['"a" + "b"', 'ab'],
    ['"总计 " + (0.1 + 0.2)', '总计 0.3'],
    ['1 + "%"', '1%'],
    ['text(1.005, 2) + text(true)', '1.01true'],
    ['upper("ab") + lower("CD") + trim(" x ")', 'ABcdx'],
    ['left("温度计", 2) + right("abc", 1)', '温度c'],
    ['contains("abc", "b") && startsWith("abc", "a") && endsWith("abc", "c")', true],
    ['1 == 1.0 && 2 > 1 && !("a" == "b") && "a" < "b" && 1 != 2', true],
    ['2 in [1, 2] && !("x" in ["a", "b"])', true],
    ['text(time("2026-01-31T08:00:00+08:00"))', '2026-01-31T00:00:00.000Z'],
    ['time("2026-02-01") > time("2026-01-31")', true],
    ['year(time("2025-12-31T16:00:00Z"))', 2026],
    ['month(time("2025-12-31T15:59:59Z")) * 100 + day(time("2025-12-31T15:59:59Z"))', 1231],
    ['hour(time("2026-03-29T00:30:00Z"), "Europe/Berlin")', 1],
    ['hour(time("2026-03-29T01:30:00Z"), "Europe/Berlin")', 3],
    ['hour(time("2026-01-01T00:00:00Z"), "-03:30") * 100', 2000],
    ['minute(time("2026-01-01T00:00:00Z"), "-03:30")', 30],
    ['hour(time("2026-01-01T00:00:00Z"), "UTC") + hour(time("2026-01-01T00:00:00Z"), "Z")', 0],
    ['weekday(time("2026-11-23"))', 1],
    ['weekday(time("2026-11-29"))', 7],
    ['weekday(time("2026-11-29"), "America/New_York")', 6],
    ['year(time("0050-06-01"))', 50],
    ['"row[\\"load\\"]" + \'\\\'\'', `row["load"]'`],
  ])('calculates %s', (formula, value) => {
    const done = run(formula)
    expect(done.ok && columnOf(done.frame, 'made')?.values[0]).toBe(value)
  })

  it('reaches columns by any name, and is of one type', () => {
    expect(made('row["温度 °C"] * 2 + row.load')).toEqual({
      type: 'number',
      values: [46, 40, null],
    })
    expect(made('row["area.name"] + "/" + row["load"]').values).toEqual(['East/3', 'west/0', null])
    expect(made('row["load"] > 1')).toEqual({ type: 'boolean', values: [true, false, null] })
    expect(made('row["load"] > 1 ? "high" : "low"').values).toEqual(['high', 'low', null])
  })

  it('counts times in days, as a spreadsheet does', () => {
    expect(made('(row["to"] - row["from"]) * 24')).toEqual({ type: 'number', values: [6, 24, 36] })
    const later = made('row["from"] + 0.5')
    expect(later).toEqual({ type: 'time', values: [12 * hour, 12 * hour, 12 * hour] })
  })

  it('leaves empty what has no value, unless the formula says what then', () => {
    expect(made('ifEmpty(row["load"], 0) + 1').values).toEqual([4, 1, 1])
    expect(made('isEmpty(row["area.name"])').values).toEqual([false, false, true])
    expect(made('row["load"] == empty').values).toEqual([false, false, true])
    expect(made('row["load"] > 1 ? row["load"] : empty').values).toEqual([3, null, null])
    expect(made('empty')).toEqual({ type: 'number', values: [null, null, null] })
  })

  it('says what has no value, and why', () => {
    expect(made('6 / row["load"]')).toMatchObject({ values: [2, null, null], why: [['zero', 1]] })
    expect(made('1 / row["load"] > 0 ? 1 : 2').why).toEqual([['zero', 1]])
    expect(made('row["area.name"] * 2').why).toEqual([['types', 3]])
    expect(made('number(row["area.name"])').why).toEqual([['number', 3]])
    expect(made('sqrt(row["load"] - 1)').why).toEqual([['number', 1]])
    expect(made('row["load"] * 1e308 * 10').why).toEqual([['number', 1]])
    expect(made('time("yesterday")').why).toEqual([['time', 3]])
    expect(made('row["from"] + 1e12').why).toEqual([['time', 3]])
    expect(made('hour(row["from"], "Mars/Base")').why).toEqual([['zone', 3]])
    expect(made('year(row["from"] - 800000)').why).toEqual([['time', 3]])
    const mixed = 'ifEmpty(row["load"], row["to"])'
    expect(made(mixed)).toEqual({ type: 'number', values: [3, 0, null], why: [['mixed', 1]] })
    const done = run('6 / row["load"]')
    const failures = (done.ok && done.failures) || []
    expect(failures).toEqual([{ step: 0, column: 'made', why: 'zero', rows: 1, row: 1 }])
    expect(sayFailures(failures, 'en-US')).toContain('“made” has no value in 1 row, first in row 2')
    expect(sayFailures(failures, 'zh-CN')).toContain('除数为零')
  })

  it('stands where the column of its name stood, else last', () => {
    const steps = [
      { kind: 'calculate', as: 'load', formula: 'row["load"] * 100', unit: '%', decimals: 1 },
      { kind: 'calculate', as: 'twice', formula: 'row["load"] * 2' },
    ] as const
    const done = applyTransforms(frame, steps, undefined, calculate)
    if (!done.ok) throw new Error(JSON.stringify(done))
    const [first] = done.frame.columns
    expect(first).toEqual({
      name: 'load',
      type: 'number',
      values: [300, 0, null],
      unit: '%',
      decimals: 1,
    })
    expect(done.frame.columns.at(-1)).toMatchObject({ name: 'twice', values: [600, 0, null] })
    expect(done.frame.columns).toHaveLength(frame.columns.length + 1)
  })

  it('that cannot be done says what it lacks', () => {
    expect(run('row["x"] + 1')).toEqual({
      ok: false,
      problem: { kind: 'missing-column', step: 0, column: 'x' },
    })
    const problem = { kind: 'bad-formula', step: 0, column: 'made' }
    expect(run('1 +')).toEqual({ ok: false, problem })
    const step = { kind: 'calculate', as: 'made', formula: '1' } as const
    expect(applyTransforms(frame, [step])).toEqual({ ok: false, problem })
  })
})

describe('readFormula', () => {
  it('says which columns are read', () => {
    const read = readFormula('row["a"] + row.b > row["a"] ? "row" : "b"')
    expect(read).toMatchObject({ ok: true, formula: { columns: ['a', 'b'], type: 'string' } })
  })

  it.each([
    [' ', 'empty', 0, ''],
    ['1 +', 'unfinished', 3, ''],
    ['"abc', 'unfinished', 0, '"abc'],
    ['1 + $', 'syntax', 4, '$'],
    ['1 2', 'syntax', 2, '2'],
    ['温度 * 2', 'syntax', 0, '温'],
    ['1 + load', 'unknown-name', 4, 'load'],
    ['null', 'unknown-name', 0, 'null'],
    ['row', 'unknown-name', 0, 'row'],
    ['1 + sum(1)', 'unknown-function', 4, 'sum'],
    ['round()', 'arguments', 0, 'round'],
    ['round(1, 2, 3)', 'arguments', 0, 'round'],
    ['1 + true', 'types', 0, '1 + true'],
    ['1 == "1"', 'types', 0, '1 == "1"'],
    ['true ? 1 : "a"', 'types', 0, 'true ? 1 : "a"'],
    ['upper(1)', 'types', 0, 'upper(1)'],
    ['[1, 2]', 'not-offered', 0, '[1, 2]'],
    ['1u', 'not-offered', 0, '1u'],
    ['b"a"', 'not-offered', 0, 'b"a"'],
    ['row["a" + "b"]', 'not-offered', 0, 'row["a" + "b"]'],
    ['row["a"].b', 'not-offered', 0, 'row["a"].b'],
    ['row["a"]["b"]', 'not-offered', 0, 'row["a"]["b"]'],
    ['1 in row', 'not-offered', 5, 'row'],
  ])('refuses %s and says where', (formula, kind, at, word) => {
    const read = readFormula(formula)
    expect(read).toEqual({ ok: false, problem: { kind, at, word } })
    if (read.ok) return
    for (const language of ['zh-CN', 'en-US'] as const) {
      const said = sayFormulaProblem(read.problem, language)
      expect(said).toContain(kind === 'empty' ? '' : String(at + 1))
    }
  })

  it.each([
    'constructor',
    'this',
    'globalThis',
    'process.env',
    'row.constructor.constructor("return 1")()',
    'row["a"].constructor',
    'row.toString()',
    '"".constructor',
    '"a".matches("(a+)+$")',
    'constructor("return 1")',
    '__proto__',
    'has(row.a)',
    'cel.bind(x, 1, x)',
    '[1, 2].map(x, x)',
    '[1].all(x, [1].all(y, true))',
    '{"a": 1}',
    'type(1)',
    'dyn(1)',
    'string(1)',
    'timestamp("2026-01-01T00:00:00Z")',
    'google.protobuf.Timestamp',
    'new Date()',
    'alert(1)',
    'x => x',
    'eval("1")',
    '`1`',
    '1; 2',
  ])('never reaches beyond a row: %s', (formula) => {
    expect(readFormula(formula).ok).toBe(false)
  })

  it('takes the names of prototypes for columns that are not there', () => {
    for (const name of ['constructor', 'toString', 'hasOwnProperty', 'get', 'size']) {
      expect(run(`row["${name}"]`)).toMatchObject({
        problem: { kind: 'missing-column', column: name },
      })
    }
    expect(run('row["__proto__"]')).toMatchObject({ problem: { kind: 'missing-column' } })
    const odd: Frame = { columns: [{ name: '__proto__', type: 'number', values: [1] }] }
    expect(made('row["__proto__"] + 1', odd).values).toEqual([2])
  })

  it('refuses what is too big, before it runs', () => {
    const big = [
      `"${'x'.repeat(formulaLimits.length)}"`,
      `${'('.repeat(60)}1${')'.repeat(60)}`,
      '('.repeat(999),
      '1+'.repeat(300) + '1',
      `1 in [${'1,'.repeat(300)}1]`,
      `${'abs('.repeat(60)}1${')'.repeat(60)}`,
      `max(${'1,'.repeat(20)}1)`,
      'true ? 1 : '.repeat(60) + '1',
    ]
    for (const formula of big) {
      expect(readFormula(formula), formula.slice(0, 40)).toMatchObject({
        problem: { kind: 'too-big' },
      })
    }
    expect(readFormula(`${'-'.repeat(999)}1`).ok).toBe(false)
    expect(readFormula(`${'!'.repeat(999)}true`).ok).toBe(false)
  })

  it('offers functions by name', () => {
    expect(formulaFunctionNames).toEqual(expect.arrayContaining(['round', 'abs', 'min', 'ifEmpty']))
  })
})

describe('the cost of a formula', () => {
  const rows = 10_000
  const texts: Frame = {
    columns: [
      { name: 'n', type: 'number', values: Array.from({ length: rows }, (_, at) => at) },
      { name: 't', type: 'string', values: Array.from({ length: rows }, () => 'x'.repeat(10_000)) },
    ],
  }

  it('leaves room for 10,000 rows', () => {
    const done = made('row["n"] > 5000 ? round(row["n"] / 3, 2) : row["n"] * 2 + 1', texts)
    expect(done.values?.slice(0, 2)).toEqual([1, 3])
    expect(done.values).toHaveLength(rows)
  })

  it('is bounded for all formulas of a query together, by parts and by texts', () => {
    const long = Array.from({ length: 50 }, () => 'row["n"]').join('+')
    const step = { kind: 'calculate', as: 'made', formula: long } as const
    expect(applyTransforms(texts, [step, step], undefined, calculate).ok).toBe(true)
    const thrice = applyTransforms(texts, [step, step, step], undefined, calculate)
    expect(thrice).toMatchObject({ ok: false, problem: { kind: 'too-costly', step: 2 } })
    const said = (language: 'zh-CN' | 'en-US') =>
      thrice.ok ? '' : sayTransformProblem(thrice.problem, language)
    expect(said('zh-CN')).toBe(
      '第 3 步处理：列“made”的公式计算量过大，请先筛选或汇总数据，或简化公式。',
    )
    expect(said('en-US')).toContain('Step 3: the formula of “made” takes too long.')
    const hostile = [
      'upper(lower(upper(lower(row["t"])))) == row["t"]',
      'length(row["t"]) + length(row["t"])',
      Array.from({ length: 12 }, () => 'hour(time("2026-01-01"))').join('+'),
      Array.from({ length: 4 }, () => 'hour(time("2026-01-01"), "UTC")').join('+'),
      'contains(row["t"], "xxy") || contains(row["t"], "xxy") || contains(row["t"], "xxy")',
    ]
    for (const formula of hostile) {
      expect(run(formula, texts)).toMatchObject({ ok: false, problem: { kind: 'too-costly' } })
    }
    const few = {
      columns: texts.columns.map((one) => ({ ...one, values: one.values.slice(0, 2) })),
    }
    expect(made('row["t"] + row["t"]', few).why).toEqual([['text', 2]])
  })
})
