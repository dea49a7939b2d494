import { describe, expect, it } from 'vitest'
import { readEndpointFrame, type AnswerShape } from './readEndpointFrame.js'

function read(body: unknown, shape: Partial<AnswerShape> = {}, contentType = '') {
  const bytes = Buffer.isBuffer(body)
    ? body
    : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
  const answer = { body: bytes, contentType }
  return readEndpointFrame(answer, { format: 'json', rowPath: '', ...shape })
}
const columnsOf = (...call: Parameters<typeof read>) =>
  read(...call).columns.map(({ name, type, values }) => [name, type, values])

describe('a frame of JSON', () => {
  it('has a typed column for each field, those of fields, too', () => {
    const rows = [
      {
        id: 1,
        ok: true,
        at: '2026-11-20T08:00:00Z',
        place: { city: '云' },
        tags: ['a'],
        day: null,
      },
      { id: 2.5, at: '2026-11-20 16:00:00+08:00', place: { city: '海', no: 3 }, day: '2026-11-20' },
    ]
    const at = Date.parse('2026-11-20T08:00:00Z')
    expect(columnsOf(rows)).toEqual([
      ['id', 'number', [1, 2.5]],
      ['ok', 'boolean', [true, null]],
      ['at', 'time', [at, at]],
      ['place.city', 'string', ['云', '海']],
      ['tags', 'string', ['["a"]', null]],
      ['day', 'string', [null, '2026-11-20']],
      ['place.no', 'number', [null, 3]],
    ])
  })

  it('makes texts of a column whose values differ in type', () => {
    expect(columnsOf([{ a: 1 }, { a: 'x' }, { a: true }])).toEqual([
      ['a', 'string', ['1', 'x', 'true']],
    ])
  })

  it('finds the rows by their path; one object is one row, plain values are a column', () => {
    const body = { data: { pages: [{ items: [{ n: 1 }] }] }, total: 7 }
    expect(columnsOf(body, { rowPath: 'data.pages.0.items' })).toEqual([['n', 'number', [1]]])
    expect(columnsOf({ n: 1 })).toEqual([['n', 'number', [1]]])
    expect(columnsOf([1, null, 3])).toEqual([['value', 'number', [1, null, 3]]])
    expect(columnsOf([['a', 1]])).toEqual([
      ['0', 'string', ['a']],
      ['1', 'number', [1]],
    ])
    expect(columnsOf([])).toEqual([])
  })

  it.each(['data.none', 'constructor', '__proto__', 'total', 'data..items', 'total.toFixed'])(
    'is none where %s leads nowhere',
    (rowPath) => {
      const body = { data: { items: [] }, total: 7 }
      expect(() => read(body, { rowPath })).toThrow(
        expect.objectContaining({ fault: 'ENDPOINT_ANSWER' }) as Error,
      )
    },
  )

  it.each(['<html></html>', '', '7', '"x"', 'null', Buffer.from([0xff, 0xfe, 0x00])])(
    'is none of %j',
    (body) => {
      expect(() => read(body)).toThrow(
        expect.objectContaining({ fault: 'ENDPOINT_ANSWER' }) as Error,
      )
    },
  )

  it('holds 10,000 rows and 100 columns, and texts of some length', () => {
    const many = Array.from({ length: 10_001 }, (_, n) => ({ n }))
    const long = read(many)
    expect([long.isCut, long.columns[0]?.values.length]).toEqual([true, 10_000])
    expect(read([{ text: 'x'.repeat(20_000) }]).columns[0]?.values[0]).toHaveLength(10_000)
    const wide = Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`c${String(n)}`, n]))
    expect(() => read([wide])).toThrow(expect.objectContaining({ fault: 'TOO_LARGE' }) as Error)
  })

  it('survives names of prototypes and depth without end', () => {
    const columns = columnsOf('[{"__proto__": 1, "constructor": {"name": 2}}]')
    expect(columns).toEqual([
      ['__proto__', 'number', [1]],
      ['constructor.name', 'number', [2]],
    ])
    const deep = `[{"a": ${'['.repeat(100_000)}${']'.repeat(100_000)}}]`
    expect(() => read(deep)).toThrow(expect.objectContaining({ fault: 'ENDPOINT_ANSWER' }) as Error)
  })
})

describe('a frame of CSV', () => {
  const csv = { format: 'csv' } as const

  it('has the columns of its first line, typed by their cells', () => {
    const text =
      '编号,数量,"名,称",启用,时间\r\n007,3,"a ""b""",true,2026-11-20T08:00:00Z\r\n008,,c,false,\r\n'
    expect(columnsOf(text, csv)).toEqual([
      ['编号', 'string', ['007', '008']],
      ['数量', 'number', [3, null]],
      ['名,称', 'string', ['a "b"', 'c']],
      ['启用', 'boolean', [true, false]],
      ['时间', 'time', [Date.parse('2026-11-20T08:00:00Z'), null]],
    ])
  })

  it('takes semicolons, a mark of bytes and the encoding that its type names', () => {
    expect(columnsOf('\uFEFFa;b\n1;2', csv)).toEqual([
      ['a', 'number', [1]],
      ['b', 'number', [2]],
    ])
    const gbk = Buffer.from([0xd4, 0xc6, 0x0a, 0x31]) // 云, then 1
    expect(columnsOf(gbk, csv, 'text/csv; charset=GBK')).toEqual([['云', 'number', [1]]])
  })

  it.each(['a,a\n1,2', '', 'a,"b\n1'])('is none of %j', (text) => {
    expect(() => read(text, csv)).toThrow(
      expect.objectContaining({ fault: 'ENDPOINT_ANSWER' }) as Error,
    )
  })
})
