import { buffer } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import readSheets from 'read-excel-file/universal'
import { describe, expect, it, vi } from 'vitest'
import { streamXlsx } from '../spreadsheets/streamXlsx.js'
import type { Cell } from './csv.js'
import { tableFile } from './tableFile.js'

type Page = Cell[][]

/** Pages that tell how many were asked for, and whether somebody said that no more are wanted. */
function pagesOf(pages: Iterable<Page>) {
  const next = vi.fn()
  const left = vi.fn()
  async function* read(): AsyncGenerator<Page, void> {
    try {
      for (const page of pages) {
        next()
        yield await Promise.resolve(page)
      }
    } finally {
      left()
    }
  }
  return { pages: read(), next, left }
}

function* endless(): Generator<Page> {
  for (let number = 0; ; number += 1) {
    yield Array.from({ length: 1_000 }, (_, row) => [`${String(number)}/${String(row)}`, row])
  }
}

const open = (format: 'csv' | 'xlsx', pages: AsyncGenerator<Page, void>) =>
  tableFile(format, { name: '日志', head: ['名称', '次数'], pages }).open()

/** The workbook as a reader of other authors finds it. */
const reopened = async (bytes: Buffer) =>
  (await readSheets(new Blob([new Uint8Array(bytes)]), { trim: false })).map(({ sheet, data }) => ({
    name: sheet,
    data,
  }))

const nasty = [
  '=1+1',
  '+1',
  '-1',
  '@a',
  '\t=1',
  '\r=1',
  '＝1',
  'a,"b"',
  'a<b>&',
  '_x0041_',
  '00123',
]

describe('a table as a file', () => {
  it('reopens equal in another program, in both formats, and no cell begins a formula', async () => {
    const rows = nasty.map((name, index) => [name, index])
    const csv = (
      await buffer(open('csv', pagesOf([rows.slice(0, 4), [], rows.slice(4)]).pages))
    ).toString()
    const guarded = (name: string) => (/^[=+\-@\t\r＝]/.test(name) ? `'${name}` : name)
    expect(csv.startsWith('\ufeff')).toBe(true)
    expect(parse(csv, { bom: true })).toEqual([
      ['名称', '次数'],
      ...rows.map(([name, index]) => [guarded(String(name)), String(index)]),
    ])
    const bytes = await buffer(open('xlsx', pagesOf([rows]).pages))
    const [sheet] = await reopened(bytes)
    expect(sheet).toEqual({
      name: '日志',
      data: [
        ['名称', '次数'],
        ...rows.map(([name, index]) => [guarded(String(name)).replaceAll(/[\t\r]/g, ' '), index]),
      ],
    })
  })

  it('goes on in further sheets, and cuts a text that no cell takes', async () => {
    const rows = [['a'], ['b'], ['c'], ['d'], ['x'.repeat(40_000)]]
    const table = { name: '日志', head: ['名称'], pages: pagesOf([rows]).pages }
    const sheets = await reopened(await buffer(streamXlsx(table, 3)))
    expect(sheets.map(({ name, data }) => [name, data.length])).toEqual([
      ['日志', 3],
      ['日志 2', 3],
      ['日志 3', 2],
    ])
    expect(sheets.map(({ data }) => data[0])).toEqual([['名称'], ['名称'], ['名称']])
    expect(sheets[1]?.data.slice(1)).toEqual([['c'], ['d']])
    expect(String(sheets[2]?.data[1]?.[0])).toMatch(/^x{32765}…$/)
  })

  it('has its head where there are no rows', async () => {
    const csv = await buffer(open('csv', pagesOf([[]]).pages))
    expect(csv.toString()).toBe('\ufeff名称,次数\r\n')
    const [sheet] = await reopened(await buffer(open('xlsx', pagesOf([]).pages)))
    expect(sheet?.data).toEqual([['名称', '次数']])
  })

  it.each(['csv', 'xlsx'] as const)(
    '%s: reads no more than goes out, and nothing when nobody reads on',
    async (format) => {
      const { pages, next, left } = pagesOf(endless())
      const stream = open(format, pages)
      stream.on('data', () => {
        if (next.mock.calls.length > 0) stream.pause()
      })
      await expect.poll(() => stream.isPaused()).toBe(true)
      expect(next.mock.calls.length).toBeLessThan(100) // the log has no end: only the reader holds it
      stream.destroy()
      await expect.poll(() => left.mock.calls.length).toBe(1)
    },
  )

  it.each(['csv', 'xlsx'] as const)('%s: is no file where a page fails', async (format) => {
    function* failing(): Generator<Page> {
      yield [['a', 1]]
      throw new Error('the database is gone')
    }
    await expect(buffer(open(format, pagesOf(failing()).pages))).rejects.toThrow(
      'the database is gone',
    )
  })
})
