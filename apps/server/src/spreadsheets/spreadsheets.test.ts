import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import readSheets from 'read-excel-file/universal'
import { ZipFile } from 'yazl'
import { afterAll, describe, expect, it } from 'vitest'
import { cpuTimeOf } from '../testing/cpuTime.js'
import { readCsv } from './readCsv.js'
import { readXlsx } from './readXlsx.js'
import { markCell, readCell, type SheetReader, type SheetRow } from './sheet.js'
import { writeXlsx } from './writeXlsx.js'

const folder = mkdtempSync(join(tmpdir(), 'spruce-sheets-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

let made = 0
function fileOf(bytes: Uint8Array | string): string {
  made += 1
  const path = join(folder, String(made))
  writeFileSync(path, bytes)
  return path
}

async function all({ rows }: SheetReader): Promise<SheetRow[]> {
  const found: SheetRow[] = []
  for await (const row of rows) found.push(row)
  return found
}

const csv = (bytes: Uint8Array | string) => all(readCsv(fileOf(bytes)))

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook of these parts, as other programs write them: shared texts, prefixes, everything. */
async function workbook(
  sheet: string,
  options: { strings?: string; parts?: Record<string, string> } = {},
): Promise<string> {
  const zip = new ZipFile()
  const parts: Record<string, string> = {
    '_rels/.rels': `<Relationships xmlns="x"><Relationship Id="a" Type="${relations}/officeDocument" Target="/xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns:r="${relations}"><sheets><sheet name="旧" state="hidden" sheetId="1" r:id="r9"/><sheet name="人" sheetId="2" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
    ...(options.strings === undefined ? {} : { 'xl/sharedStrings.xml': options.strings }),
    ...options.parts,
  }
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name)
  zip.end()
  return fileOf(await buffer(zip.outputStream))
}

const sheetOf = (rows: string, after = '') =>
  `<x:worksheet xmlns:x="m"><x:sheetData>${rows}</x:sheetData>${after}</x:worksheet>`

describe('readCsv', () => {
  const text = '姓名,手机号\r\n"张,伟",13812345678\r\n\r\n李娜,\r\n'
  const rows = [
    { number: 1, cells: ['姓名', '手机号'] },
    { number: 2, cells: ['张,伟', '13812345678'] },
    { number: 3, cells: [] },
    { number: 4, cells: ['李娜'] },
  ]
  const gb18030 = Buffer.from('d0d5c3fb2cb5e7bbb00d0a95328336c0eec4c82c310d0a', 'hex')

  it('reads UTF-8 with and without its mark, and UTF-16 with it', async () => {
    expect(await csv(text)).toEqual(rows)
    expect(await csv(`\ufeff${text}`)).toEqual(rows)
    expect(await csv(Buffer.from(`\ufeff${text}`, 'utf16le'))).toEqual(rows)
  })

  it('reads GB18030, its four-byte characters too', async () => {
    expect(await csv(gb18030)).toEqual([
      { number: 1, cells: ['姓名', '电话'] },
      { number: 2, cells: ['𠀊李娜', '1'] },
    ])
  })

  it('finds semicolons and tabs', async () => {
    expect((await csv('姓名;工号\n张伟;E1\n'))[1]?.cells).toEqual(['张伟', 'E1'])
    expect((await csv('姓名\t工号\n张伟\tE1\n'))[1]?.cells).toEqual(['张伟', 'E1'])
  })

  it('takes the quote of an export off again', async () => {
    expect((await csv("姓名\n'=1+1\n"))[1]?.cells).toEqual(['=1+1'])
  })

  it('refuses what is no text and more than 100 columns', async () => {
    await expect(csv(Buffer.from([0x61, 0xff, 0x0a]))).rejects.toMatchObject({
      problem: 'ENCODING',
    })
    await expect(csv(`${'a,'.repeat(100)}a\n`)).rejects.toMatchObject({
      problem: 'TOO_MANY_COLUMNS',
    })
  })

  it.each([
    ['姓名\n"张伟\n李娜\n', '2'],
    ['姓名,备注\n"张,\n伟",\n王五,"急\n李娜,"x"\n', '4'],
    [`姓名\n张伟\n"${'李娜\n'.repeat(100_000)}`, '3'],
  ])('says where a quote begins that swallows lines', async (text, detail) => {
    await expect(csv(text)).rejects.toMatchObject({ problem: 'QUOTE', detail })
  })

  it('reads UTF-16 without its mark, and the other way round', async () => {
    expect(await csv(Buffer.from(text, 'utf16le'))).toEqual(rows)
    expect(await csv(Buffer.from(text, 'utf16le').swap16())).toEqual(rows)
    expect(await csv(Buffer.from(`\ufeff${text}`, 'utf16le').swap16())).toEqual(rows)
  })

  it('takes a text out of its formula, and nothing else', async () => {
    const [, found] = await csv('a,b,c,d\n="007",="a""b",="a"&"b","=""008"""\n')
    expect(found?.cells).toEqual(['007', 'a"b', '="a"&"b"', '008'])
  })

  it('marks a cell that is longer than is kept, and keeps one that is not', async () => {
    const [, found] = await csv(`a,b\n${'长'.repeat(501)},${'长'.repeat(500)}\n`)
    expect(found?.cells.map(readCell)).toEqual([
      { text: `${'长'.repeat(499)}…`, mark: 'long' },
      { text: '长'.repeat(500) },
    ])
  })

  it('reads a large file in parts', async () => {
    const many = Array.from({ length: 5_000 }, (_, index) => `张${String(index)},E${String(index)}`)
    const found = await csv(['姓名,工号', ...many].join('\n'))
    expect(found).toHaveLength(5_001)
    expect(found.at(-1)).toEqual({ number: 5_001, cells: ['张4999', 'E4999'] })
  })
})

describe('readXlsx', () => {
  it('reads what writeXlsx writes', async () => {
    const bytes = await writeXlsx([
      { name: '人<&>', head: ['姓名', '手机号'], widths: [10, 20], rows: [['张 & 伟', '=1+1']] },
      { name: '说明', head: ['x'], widths: [9], rows: [] },
    ])
    expect(await all(readXlsx(fileOf(bytes)))).toEqual([
      { number: 1, cells: ['姓名', '手机号'] },
      { number: 2, cells: ['张 & 伟', '=1+1'] },
    ])
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('<f>')
  })

  it('keeps line breaks, and what looks like the code of a character', async () => {
    const cells = ['总公司\n研发中心', '_x000D_', 'a_x005F_x0041_b', '_x00']
    const path = fileOf(await writeXlsx([{ name: '人', head: ['a'], widths: [9], rows: [cells] }]))
    expect((await all(readXlsx(path)))[1]?.cells).toEqual(cells)
  })

  it('reads the codes of characters that XML does not keep', async () => {
    const path = await workbook(
      sheetOf(
        '<x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c t="inlineStr"><x:is><x:t>_x005F_x0041_</x:t></x:is></x:c></x:row>',
      ),
      { strings: '<sst><si><t>一_x000D_\n二_x000d_三_x0007_</t></si></sst>' },
    )
    expect(await all(readXlsx(path))).toEqual([{ number: 1, cells: ['一\n二\n三', '_x0041_'] }])
  })

  it('says of each cell where it is, also beyond the 26th column', async () => {
    const head = Array.from({ length: 54 }, (_, index) => `列${String(index)}`)
    const bytes = await writeXlsx([{ name: '宽', head, widths: [9], rows: [head] }])
    const [sheet] = await readSheets(new Blob([new Uint8Array(bytes)]))
    expect(sheet?.data).toEqual([head, head])
  })

  it('reads shared texts, numbers as people write them, and the first sheet that shows', async () => {
    const path = await workbook(
      sheetOf(
        `<x:row r="2"><x:c r="A2" t="s"><x:v>0</x:v></x:c><x:c r="C2"><x:v>1.3812345678E10</x:v></x:c></x:row><x:row><x:c><x:v>7</x:v></x:c><x:c t="b"><x:v>1</x:v></x:c></x:row>`,
      ),
      {
        strings:
          '<sst><si><r><t>张</t></r><r><t xml:space="preserve"> 伟</t></r><rPh><t>zhang</t></rPh></si></sst>',
      },
    )
    expect(await all(readXlsx(path))).toEqual([
      { number: 2, cells: ['张 伟', '', '13812345678'] },
      { number: 3, cells: ['7', markCell('boolean', 'TRUE')] },
    ])
  })

  it('marks formulas and errors, and tells merged cells', async () => {
    const path = await workbook(
      sheetOf(
        '<x:row r="1"><x:c r="A1"><x:f>1+1</x:f><x:v>2</x:v></x:c><x:c r="B1" t="e"><x:v>#N/A</x:v></x:c></x:row>',
        '<x:mergeCells><x:mergeCell ref="A2:B3"/></x:mergeCells>',
      ),
    )
    const reader = readXlsx(path)
    const [row] = await all(reader)
    expect(row?.cells.map(readCell)).toEqual([
      { text: '2', mark: 'formula' },
      { text: '#N/A', mark: 'error' },
    ])
    expect(reader.merged).toEqual([[2, 0, 3, 1]])
  })

  it.each([
    ['DOCTYPE', '<!DOCTYPE a [<!ENTITY a "aaaa">]><a>&a;</a>'],
    ['BROKEN', sheetOf('<x:row><x:c><x:v>&a;</x:v></x:c></x:row>')],
    ['BROKEN', '<a>'],
    ['BROKEN', sheetOf('<x:row r="2"/><x:row r="1"/>')],
    ['TOO_MANY_COLUMNS', sheetOf('<x:row><x:c r="XFD1"><x:v>1</x:v></x:c></x:row>')],
    [
      'TOO_MANY_MERGED',
      sheetOf('', '<x:mergeCells><x:mergeCell ref="A1:XFD1048576"/></x:mergeCells>'),
    ],
  ])('refuses %s', async (problem, sheet) => {
    await expect(all(readXlsx(await workbook(sheet)))).rejects.toMatchObject({ problem })
  })

  it('S-15: refuses a bomb before it is unpacked, and no zip at all', async () => {
    const zeros = Buffer.alloc(60 * 1024 * 1024, 0x20).toString('latin1')
    let path = ''
    const packedMs = await cpuTimeOf(async () => {
      path = await workbook(sheetOf(''), { strings: zeros })
    })
    const refusedMs = await cpuTimeOf(() =>
      expect(all(readXlsx(path))).rejects.toMatchObject({ problem: 'BOMB' }),
    )
    expect(refusedMs).toBeLessThan(packedMs / 4)
    await expect(all(readXlsx(fileOf('PK\u0003\u0004nothing')))).rejects.toMatchObject({
      problem: 'BROKEN',
    })
  })
})
