import type { Schemas } from '@spruce/api-client/contract'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { OperationId } from '../../http/contractTypes.js'
import { readXlsx } from '../../spreadsheets/readXlsx.js'
import type * as Sheets from '../../spreadsheets/sheet.js'
import { writeXlsx } from '../../spreadsheets/writeXlsx.js'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { callOf } from '../../testing/recipes.js'
import type { Parts } from '../../testing/validRequest.js'
import { headersOf } from '../../testing/sweep.js'
import { envelopeIn, type WireReply } from '../../testing/wire.js'
import type { Person } from '../../testing/World.js'

/** 50,000 are the bench's; here 500 are too many. */
vi.mock('../../spreadsheets/sheet.js', async (original) => {
  const real = await original<typeof Sheets>()
  return { ...real, sheetLimits: { ...real.sheetLimits, rows: 500 } }
})

type Import = Schemas['UserImport']
type Row = Schemas['UserImportRow']

let bench: Bench
let org: Organisation
let root: Schemas['Department']
beforeAll(async () => {
  bench = await openBench({ own: true })
  org = await Organisation.of(bench)
  root = await org.addDept('总公司')
  await org.addDept('研发中心', root.id, { code: 'RD' })
})
afterAll(() => bench.close())

function call(operation: OperationId, parts: Parts, person = org.admin): Promise<WireReply> {
  const tenant = { 'current-tenant': bench.world.tenants.a }
  return bench.wire.send(callOf(operation, parts, { ...headersOf(person), ...tenant }))
}

async function right<T>(reply: WireReply): Promise<T> {
  if (reply.status !== 200) throw new Error(reply.text)
  return Promise.resolve(envelopeIn<T>(reply).data as T)
}

const table = (...lines: string[]) => Buffer.from(`${lines.join('\r\n')}\r\n`)

/** Uploads a table and lets the queue do what it can. */
async function imported(
  bytes: Buffer,
  query: Record<string, string> = {},
  person = org.admin,
): Promise<Import> {
  const file = { bytes, name: '名单.csv', type: 'text/csv' }
  const started = await right<Import>(await call('importUsers', { query, file }, person))
  return drained(started.id, person)
}

async function drained(id: string, person = org.admin): Promise<Import> {
  await bench.services.work.drain()
  return right<Import>(await call('getUserImport', { path: { id } }, person))
}

async function act(
  operation: OperationId,
  { id, version }: Import,
  body: Record<string, unknown> = {},
): Promise<Import> {
  await right(await call(operation, { path: { id }, body: { version, ...body } }))
  return drained(id)
}

async function rowsOf({ id }: Import): Promise<Row[]> {
  return right<Row[]>(await call('listUserImportRows', { path: { id }, query: { size: '100' } }))
}

/** `row: what became of it` and why. */
async function told(one: Import): Promise<string[]> {
  return (await rowsOf(one)).map(
    ({ number, outcome, reasons }) =>
      `${String(number)}: ${outcome}${reasons.map(({ message }) => ` ${message}`).join('')}`,
  )
}

async function member(keyword: string): Promise<Schemas['Member'] | undefined> {
  const [found] = await org.get<Schemas['Member'][]>('listMembers', { query: { keyword } })
  return found
}

const lastButOne = (departmentId: string) => ({
  nickName: '倒数',
  employeeCode: 'LAST1',
  loginName: 'last_but_one',
  departmentIds: [departmentId],
})

const head = '姓名,登录名,工号,手机号,邮箱,部门,角色'

describe('importUsers', () => {
  it('checks, commits and gives accounts no password', async () => {
    const checked = await imported(
      table(
        head,
        '甲一,imp_one,IM1,13911110001,im1@example.cn,总公司/研发中心,',
        '乙二,,IM2,+86 139-1111-0002,,RD,',
      ),
    )
    expect(checked.job).toMatchObject({
      status: 'waiting',
      phase: 'check',
      result: { rows: 2, new: 2 },
      actions: ['map', 'edit', 'check', 'commit', 'cancel'],
    })
    expect(await member('甲一')).toBeUndefined()
    const done = await act('commitUserImport', checked)
    expect(done.job).toMatchObject({ status: 'done', result: { rows: 2, created: 2 } })
    expect(await member('甲一')).toMatchObject({
      loginName: 'imp_one',
      employeeCode: 'IM1',
      status: 'active',
      departments: [{ name: '研发中心', main: true }],
    })
    expect((await member('乙二'))?.loginName).toMatch(/^u[0-9a-z]{12}$/)
    const accounts = await bench.world.sql`
      select password_hash, must_change_password, mobile from users
      where mobile in ('13911110001', '13911110002') order by mobile`
    expect(accounts).toEqual([
      { password_hash: null, must_change_password: true, mobile: '13911110001' },
      { password_hash: null, must_change_password: true, mobile: '13911110002' },
    ])
    const [{ n } = { n: 0 }] = await bench.world.sql<{ n: number }>`
      select member_count as n from departments where id = ${root.id}`
    expect(n).toBe(2)
    const [line] = await bench.world.sql<{ n: number }>`
      select count(*)::int as n from audit_log where operation = 'commitUserImport'
        and object_table = 'members'`
    expect(line?.n).toBe(2)
  })

  it('again: the same rows change nothing, others change what they name', async () => {
    const one = await imported(
      table(
        head,
        '甲一,imp_one,IM1,13911110001,im1@example.cn,总公司/研发中心,',
        '乙二改,,IM2,,,总公司,',
      ),
      { until: 'commit' },
    )
    expect(await told(one)).toEqual(['2: same', '3: changed'])
    expect(await member('乙二改')).toMatchObject({
      version: 2,
      departments: [{ name: '总公司' }],
    })
  })

  it('says of every row why it cannot be', async () => {
    const one = await imported(
      table(
        head,
        '只有名字,,,,,RD,',
        ',imp_x,,,,RD,',
        '电话坏,,IM11,1.39E+10,,RD,',
        '部门坏,,IM12,,,总公司/没有,',
        '角色坏,,IM13,,,RD,没有这个角色',
        '没部门,,IM14,,,,',
        '重复一,,IM15,,,RD,',
        '重复二,,IM15,,,RD,',
        '两个人,imp_one,IM2,,,RD,',
        '改登录名,other_login,IM1,,,,',
        '邮箱坏,,IM16,,不是邮箱,RD,',
      ),
    )
    expect(await told(one)).toEqual([
      '2: failed 登录名、工号、手机号、邮箱至少填写一项',
      '3: failed 必填',
      '4: failed 1.39E+10 是科学计数法，部分数字已丢失，请将该列设为文本后重新填写',
      '5: failed 部门不存在：总公司/没有',
      '6: failed 角色不存在或已停用：没有这个角色',
      '7: failed 必填',
      '8: new',
      '9: failed 与第 8 行重复',
      '10: failed 各项信息分别属于不同的成员',
      '11: failed 登录名不能修改，该成员的登录名是 imp_one',
      '12: failed 格式不正确：不是邮箱',
    ])
    const [first] = await rowsOf(one)
    expect(first?.reasons).toEqual([
      { column: null, index: null, message: expect.any(String) as string },
    ])
    expect(await right(await call('getJob', { path: { id: one.id } }))).toMatchObject({
      result: { rows: 11, new: 1, failed: 10 },
    })
  })

  it('S-10: an account elsewhere is taken, and nothing else is told of it', async () => {
    const { world } = bench
    const { userId } = world.resident
    await world.sql`update users set mobile = '13911119999' where id = ${userId}`
    const one = await imported(table('姓名,手机号,部门', '外人,13911119999,RD'))
    expect(await told(one)).toEqual([
      '2: failed 13911119999 已被其他账号使用；若是同一人，请改用邀请',
    ])
  })

  it('makes departments when asked to', async () => {
    const lines = ['姓名,工号,部门', '丙三,IM31,总公司/新部/一组', '丁四,IM32,总公司 > 新部／一组']
    expect(await told(await imported(table(...lines)))).toHaveLength(2)
    const one = await imported(table(...lines), { createDepartments: 'true', until: 'commit' })
    expect(one.job.result).toMatchObject({ created: 2, departments: 2 })
    expect((await member('丁四'))?.departments).toEqual((await member('丙三'))?.departments)
  })

  it('takes as many people as the plan has room for, and explains every row beyond', async () => {
    const { tenants } = bench.world
    const sql = bench.world.sql.bind(bench.world)
    const count = async () => {
      const [row] = await sql<{ n: number }>`
        select count(*)::int as n from memberships where tenant_id = ${tenants.a}`
      return row?.n ?? 0
    }
    const before = await count()
    await sql`insert into customer_overrides (tenant_id, limits)
      values (${tenants.a}, ${JSON.stringify({ maxMembers: before + 3 })}::jsonb)`
    try {
      await right(await call('addUser', { body: lastButOne(root.id) }))
      const checked = await imported(
        table(
          '姓名,工号,部门',
          '满一,FULL1,RD',
          '满二,FULL2,RD',
          '满三,FULL3,总公司/无人部',
          '倒数改名,LAST1,',
        ),
        { createDepartments: 'true' },
      )
      const full = 'failed 成员数已达套餐上限，请联系平台运营方'
      expect(await told(checked)).toEqual(['2: new', '3: new', `4: ${full}`, '5: change'])
      expect(checked.job.result).toMatchObject({ rows: 4, new: 2, change: 1, overLimit: 1 })
      // Somebody else takes a place between the check and the commit.
      await right(
        await call('addUserNoCode', { body: { nickName: '抢先', departmentIds: [root.id] } }),
      )
      const done = await act('commitUserImport', checked)
      expect(done.job).toMatchObject({
        status: 'done',
        result: { rows: 4, created: 1, changed: 1, failed: 2, overLimit: 2, departments: 0 },
      })
      expect(await told(done)).toEqual(['2: created', `3: ${full}`, `4: ${full}`, '5: changed'])
      expect([await count(), await member('满二')]).toEqual([before + 3, undefined])
      const left = await sql`select 1 from departments
        where tenant_id = ${tenants.a} and name = '无人部'`
      expect(left).toEqual([])
      const failures = await call('downloadUserImportFailures', { path: { id: done.id } })
      expect(failures.status).toBe(200)
    } finally {
      await sql`delete from customer_overrides where tenant_id = ${tenants.a}`
    }
  })

  it('takes a file without known heads and waits for what the columns mean', async () => {
    const one = await imported(table('第一列,第二列,第三列', '戊五,IM51,RD'))
    expect(one.job).toMatchObject({ status: 'waiting', phase: 'read' })
    expect(one.columns.map(({ field, samples }) => [field, samples])).toEqual([
      [null, ['戊五']],
      [null, ['IM51']],
      [null, ['RD']],
    ])
    const twice = { version: one.version, mapping: ['nickName', 'nickName'] }
    const refused = await call('saveUserImportMapping', { path: { id: one.id }, body: twice })
    expect([refused.status, envelopeIn(refused).code]).toEqual([422, 'IMPORT_MAPPING'])
    const mapped = await act('saveUserImportMapping', one, {
      mapping: ['nickName', 'employeeCode', 'departments'],
    })
    expect(await told(await act('checkUserImport', mapped))).toEqual(['2: new'])
  })

  it('lets wrong cells be corrected, and imports the rest', async () => {
    const one = await imported(table('姓名,工号,部门', '己六,IM 61!,RD', '庚七,IM62,RD'), {
      until: 'commit',
    })
    expect(await told(one)).toEqual(['2: failed 格式不正确：IM 61!', '3: created'])
    const rows = [{ number: 2, cells: [{ index: 1, text: 'IM61' }] }]
    const edited = await act('editUserImportRows', one, { rows })
    const again = await act('commitUserImport', await act('checkUserImport', edited))
    expect(await told(again)).toEqual(['2: created', '3: created'])
    const body = { version: again.version, rows }
    const late = await call('editUserImportRows', { path: { id: one.id }, body })
    expect([late.status, envelopeIn(late).code]).toEqual([422, 'IMPORT_ROW'])
  })

  it('S-15: the failures are a table again, and no cell of it a formula', async () => {
    const one = await imported(table('姓名,工号,备注', '辛八,坏 工号,"=cmd|calc"'))
    const csv = await call('downloadUserImportFailures', {
      path: { id: one.id },
      query: { format: 'csv' },
    })
    expect(csv.text).toContain("'=cmd|calc")
    expect(csv.text).toContain('B列“工号”：格式不正确')
    const reply = await bench.app.inject({
      url: `/spruce/api/v1/user-imports/${one.id}/failures`,
      headers: { ...headersOf(org.admin), 'current-tenant': bench.world.tenants.a },
    })
    const folder = mkdtempSync(join(tmpdir(), 'spruce-failures-'))
    try {
      writeFileSync(join(folder, 'x'), reply.rawPayload)
      const lines: string[][] = []
      for await (const { cells } of readXlsx(join(folder, 'x')).rows) lines.push(cells)
      expect(lines[0]).toEqual(['行号', '失败原因', '姓名', '工号', '备注'])
      expect(lines[1]?.slice(2)).toEqual(['辛八', '坏 工号', '=cmd|calc'])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('says of a cell that holds what nobody typed, and changes nobody by it', async () => {
    await imported(table('姓名,工号,部门', '数字工号,45357,RD'), { until: 'commit' })
    const path = join(import.meta.dirname, '../../spreadsheets/fixtures/date_code_d2.xlsx')
    const file = { bytes: readFileSync(path), name: '日期.xlsx' }
    const { id } = await right<Import>(
      await call('importUsers', { file, query: { until: 'commit' } }),
    )
    expect(await told(await drained(id))).toEqual([
      '2: failed 单元格是日期 2024-03-06，原本填写的内容已丢失，请将该列设为文本后重新填写',
    ])
    expect((await member('数字工号'))?.employeeCode).toBe('45357')
  })

  it('takes UTF-16, and names the line of a quote without end', async () => {
    const wide = Buffer.from('\ufeff姓名\t工号\t部门\r\n宽一\tW1\tRD\r\n', 'utf16le')
    expect(await told(await imported(wide))).toEqual(['2: new'])
    const open = await imported(table('姓名,工号,部门', '"宽二,W2,RD'))
    expect(open.job.problem).toEqual({
      code: 'QUOTE',
      message: '从文本第 2 行开始的引号没有结束，请检查该行',
    })
  })

  it('takes a file without a head from its first person on', async () => {
    const one = await imported(table('无头一,NH001,13933330001,RD', '无头二,NH002,13933330002,RD'))
    expect(one.job).toMatchObject({ status: 'waiting', phase: 'read', result: { rows: 2 } })
    expect(one.columns.map(({ name, field }) => [name, field])).toEqual([
      ['', null],
      ['', null],
      ['', 'mobile'],
      ['', null],
    ])
    const mapping = ['nickName', 'employeeCode', 'mobile', 'departments']
    const mapped = await act('saveUserImportMapping', one, { mapping })
    expect(await told(await act('checkUserImport', mapped))).toEqual(['1: new', '2: new'])
  })

  it('says which sheets may be meant, and how many rows are hidden', async () => {
    const upload = async (bytes: Buffer) => {
      const file = { bytes, name: 'a.xlsx' }
      const { id } = await right<Import>(await call('importUsers', { file }))
      return (await drained(id)).job
    }
    const path = join(import.meta.dirname, '../../spreadsheets/fixtures/sheets_per_department.xlsx')
    expect((await upload(readFileSync(path))).problem).toEqual({
      code: 'SEVERAL_SHEETS',
      message:
        '有多个工作表可能是名单：财务部、法务部、审计部、信息技术部。请合并到一个工作表，或隐藏其余工作表',
    })
    const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
    const zip = new ZipFile()
    const cells = (...texts: string[]) =>
      texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')
    for (const [name, text] of Object.entries({
      '[Content_Types].xml': `<Types><Override PartName="/b.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
      '_rels/.rels': `<r><Relationship Id="a" Type="${relations}/officeDocument" Target="b.xml"/></r>`,
      'b.xml': `<workbook xmlns:r="${relations}"><sheets><sheet name="a" r:id="r1"/></sheets></workbook>`,
      '_rels/b.xml.rels': `<r><Relationship Id="r1" Type="${relations}/worksheet" Target="s.xml"/></r>`,
      's.xml': `<s><row>${cells('姓名', '工号', '部门')}</row><row hidden="1">${cells('隐一', 'HI1', 'RD')}</row><row>${cells('隐二', 'HI2', 'RD')}</row></s>`,
    })) {
      zip.addBuffer(Buffer.from(text), name)
    }
    zip.end()
    const job = await upload(await buffer(zip.outputStream))
    expect(job).toMatchObject({ phase: 'check', result: { rows: 2, new: 2, hidden: 1 } })
  })

  it('says which sheet was read, and which others with rows were not', async () => {
    const path = join(import.meta.dirname, '../../spreadsheets/fixtures/notes_first.xlsx')
    const upload = async (file: { bytes: Buffer; name: string }) => {
      const { id } = await right<Import>(await call('importUsers', { file }))
      return drained(id)
    }
    const read = await upload({ bytes: readFileSync(path), name: '名单.xlsx' })
    expect(read).toMatchObject({ sheet: '名单', otherSheets: ['说明'] })
    const text = await upload({ bytes: table('姓名,工号,部门', '表一,SH1,RD'), name: 'a.csv' })
    expect(text).toMatchObject({ sheet: null, otherSheets: [] })

    const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
    const cells = (...texts: string[]) =>
      texts.map((one) => `<c t="inlineStr"><is><t>${one}</t></is></c>`).join('')
    const rows = (...lines: string[][]) =>
      `<s>${lines.map((line) => `<row>${cells(...line)}</row>`).join('')}</s>`
    const zip = new ZipFile()
    const sheets = {
      在职: rows(['姓名', '工号', '部门'], ['表二', 'SH2', 'RD']),
      外包: rows(['表三', 'SH3', 'RD'], ['表四', 'SH4', 'RD']),
      空白: '<s/>',
    }
    const names = Object.keys(sheets)
    for (const [name, xml] of Object.entries({
      '[Content_Types].xml': `<Types><Override PartName="/b.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
      '_rels/.rels': `<r><Relationship Id="a" Type="${relations}/officeDocument" Target="b.xml"/></r>`,
      'b.xml': `<workbook xmlns:r="${relations}"><sheets>${names.map((name, at) => `<sheet name="${name}" r:id="r${String(at)}"/>`).join('')}</sheets></workbook>`,
      '_rels/b.xml.rels': `<r>${names.map((_, at) => `<Relationship Id="r${String(at)}" Type="${relations}/worksheet" Target="s${String(at)}.xml"/>`).join('')}</r>`,
      ...Object.fromEntries(
        Object.values(sheets).map((xml, at) => [`s${String(at)}.xml`, xml] as const),
      ),
    })) {
      zip.addBuffer(Buffer.from(xml), name)
    }
    zip.end()
    const people = await upload({ bytes: await buffer(zip.outputStream), name: '两表.xlsx' })
    expect(people).toMatchObject({
      sheet: '在职',
      otherSheets: ['外包'],
      job: { result: { rows: 1 } },
    })
  })

  const noHead = 'failed 部门不存在：云杉制造集团/总公司'
  it.each([
    [
      'date_code_d1.xlsx',
      ['2: failed 单元格是日期 2024-03-06，原本填写的内容已丢失，请将该列设为文本后重新填写'],
    ],
    ['csv_excel_text_guard.csv', ['2: new']],
    ['csv_stray_quote.csv', ['2: new', '3: new']],
    ['csv_utf16le_excel_unicode_text.csv', [2, 3, 4].map((line) => `${String(line)}: ${noHead}`)],
    [
      'dept_forms.xlsx',
      [
        '2: new',
        '3: failed 部门不存在：HQ',
        '4: failed 部门不存在：财务部',
        '5: failed 部门不存在：云杉制造集团-总公司',
        '6: failed 部门不存在：云杉制造集团>总公司',
        '7: failed 部门不存在：云杉制造集团\\总公司',
        '8: failed 部门不存在：总公司/财务部',
        '9: failed 部门不存在：云杉制造集团/总公司、云杉制造集团/研发中心',
        '10: failed 部门不存在：云杉制造集团/总公司 部门不存在：云杉制造集团/研发中心',
        '11: failed 部门不存在：云杉制造集团/总公司,云杉制造集团/研发中心',
      ],
    ],
    ['head_row13.xlsx', [14, 15, 16, 17, 18].map((line) => `${String(line)}: ${noHead}`)],
  ])('checks %s line by line, as people have sent it', async (name, lines) => {
    const path = join(import.meta.dirname, '../../spreadsheets/fixtures', name)
    const file = { bytes: readFileSync(path), name }
    const one = await drained((await right<Import>(await call('importUsers', { file }))).id)
    expect(one.job).toMatchObject({ phase: 'check', result: { rows: lines.length } })
    expect(await told(one)).toEqual(lines)
  })

  it('says of a list of departments that is longer than is kept that it is', async () => {
    const name = 'long_lists.xlsx'
    const path = join(import.meta.dirname, '../../spreadsheets/fixtures', name)
    const file = { bytes: readFileSync(path), name }
    const one = await drained((await right<Import>(await call('importUsers', { file }))).id)
    const lines = await told(one)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toBe('3: failed 单元格超过500个字符')
  })

  it('names an old workbook and one with a password as such', async () => {
    const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1024)])
    const locked = Buffer.concat([old, Buffer.from('EncryptedPackage', 'utf16le')])
    for (const [bytes, name, message] of [
      [old, 'a.xls', '这是旧版 Excel（.xls）文件，请另存为 .xlsx 后重新上传'],
      [locked, 'a.xlsx', '文件设有打开密码，请取消密码后重新上传'],
    ] as const) {
      const reply = await call('importUsers', { file: { bytes, name } })
      expect([reply.status, envelopeIn(reply).code, envelopeIn(reply).message]).toEqual([
        415,
        'FILE_TYPE',
        message,
      ])
    }
  })

  it('reads its own template, and leaves the sample out', async () => {
    const template = await bench.app.inject({
      url: '/aba-base/api/v3/user/template/download',
      headers: { ...headersOf(org.admin), 'current-tenant': bench.world.tenants.a },
    })
    expect(template.headers['content-disposition']).toContain('.xlsx')
    const file = { bytes: template.rawPayload, name: '模板.xlsx' }
    const { id } = await right<Import>(await call('importUsers', { file }))
    expect((await drained(id)).job).toMatchObject({
      status: 'failed',
      problem: { code: 'EMPTY', message: '文件中没有数据' },
    })
  })

  it('S-15: refuses what is no table, and more rows than it takes', async () => {
    const picture = await call('importUsers', {
      file: { bytes: Buffer.from('\u0089PNG\r\n'), name: 'a.png' },
    })
    expect(picture.status).toBe(415)
    const lines = Array.from({ length: 501 }, (_, index) => `名${String(index)}`)
    const one = await imported(table('姓名', ...lines))
    expect(one.job).toMatchObject({ status: 'failed', problem: { code: 'TOO_MANY_ROWS' } })
    expect(await rowsOf(one)).toEqual([])
  })

  it('reads formulas and merged cells of a workbook as what they are', async () => {
    const bytes = await writeXlsx([
      { name: 'x', head: ['姓名', '工号', '部门'], widths: [], rows: [['壬九', 'IM91', 'RD']] },
    ])
    const { id } = await right<Import>(
      await call('importUsers', { file: { bytes: Buffer.from(bytes), name: 'a.xlsx' } }),
    )
    expect(await told(await drained(id))).toEqual(['2: new'])
  })
})

describe('undoUserImport', () => {
  it('takes back what nobody has changed since, and says what it leaves', async () => {
    const before = await imported(table(head, '子一,un_one,UN1,,,RD,'), { until: 'commit' })
    expect(before.job.result).toMatchObject({ created: 1 })
    const one = await imported(
      table(
        head,
        '子一改,un_one,UN1,13922220001,,总公司,',
        '丑二,un_two,UN2,,,新建部,',
        '寅三,un_three,UN3,,,新建部,',
      ),
      { until: 'commit', createDepartments: 'true' },
    )
    expect(one.job.result).toMatchObject({ created: 2, changed: 1, departments: 1 })
    const third = await member('寅三')
    await org.get('editMember', {
      path: { id: third?.id },
      body: { version: third?.version, nickName: '寅三新' },
    })
    const undone = await act('undoUserImport', one)
    expect(await told(undone)).toEqual([
      '2: undone',
      '3: undone',
      '4: left 导入后已被他人修改，未撤销',
    ])
    expect(undone.job).toMatchObject({ phase: 'undo', result: { undone: 2, left: 1 }, actions: [] })
    expect(await member('子一')).toMatchObject({
      nickName: '子一',
      mobile: null,
      departments: [{ name: '研发中心' }],
    })
    expect(await member('丑二')).toBeUndefined()
    expect(await bench.world.sql`select id from users where login_key = 'un_two'`).toEqual([])
    expect(await member('寅三新')).toMatchObject({ loginName: 'un_three' })
  })
})

describe('S-04: an import does what its person may do by hand', () => {
  const importer = (...permissions: string[]) =>
    bench.person({ memberOf: [{ tenant: 'a', permissions: ['user:import', ...permissions] }] })

  async function actAs(person: Person, operation: OperationId, { id, version }: Import) {
    await right(await call(operation, { path: { id }, body: { version } }, person))
    await bench.services.work.drain()
    const rows = await right<Row[]>(await call('listUserImportRows', { path: { id } }, person))
    return rows.map(({ number, outcome, reasons }) =>
      [`${String(number)}: ${outcome}`, ...reasons.map(({ message }) => message)].join(' '),
    )
  }

  it('overwrites nobody without the right to edit them', async () => {
    await imported(table(head, '权一,right_one,RI1,,,RD,'), { until: 'commit' })
    const { person } = await importer()
    const lines = ['权一改,right_one,,,,,', '权一,right_one,,,,RD,', '权二,right_two,,,,RD,']
    const checked = await imported(table(head, ...lines), {}, person)
    expect(await actAs(person, 'commitUserImport', checked)).toEqual([
      '2: failed 您无权修改该成员',
      '3: same',
      '4: created',
    ])
    expect(await member('权一')).toMatchObject({ nickName: '权一', version: 1 })
  })

  it('changes nobody back without it, either', async () => {
    await imported(table(head, '权三,right_three,RI3,,,RD,'), { until: 'commit' })
    const { person } = await importer('user:edit')
    const lines = ['权三改,right_three,,,,,', '权四,right_four,,,,RD,']
    const checked = await imported(table(head, ...lines), {}, person)
    const did = await actAs(person, 'commitUserImport', checked)
    expect(did).toEqual(['2: changed', '3: created'])
    await bench.world.sql`delete from role_permissions
      where role_id = ${person.memberOf.a?.roleId ?? ''} and perm_code = 'user:edit'`
    const done = await drained(checked.id, person)
    expect(await actAs(person, 'undoUserImport', done)).toEqual([
      '2: left 您无权修改该成员',
      '3: undone',
    ])
    expect(await member('权三改')).toBeDefined()
  })

  it('edits those only whom the roles with the right to edit show', async () => {
    await imported(table(head, '权五,right_five,RI5,,,RD,'), { until: 'commit' })
    const { person } = await importer()
    const { person: editor } = await importer('user:edit')
    await bench.world.sql`update roles set data_scope = 'self'
      where id = ${editor.memberOf.a?.roleId ?? ''}`
    await bench.world.sql`insert into membership_roles (tenant_id, member_id, role_id)
      values (${bench.world.tenants.a}, ${editor.memberOf.a?.memberId ?? ''},
        ${person.memberOf.a?.roleId ?? ''})`
    const checked = await imported(table(head, '权五改,right_five,,,,,'), {}, editor)
    expect(await actAs(editor, 'checkUserImport', checked)).toEqual(['2: failed 您无权修改该成员'])
  })

  it('gives an administrator a role only for an administrator', async () => {
    await org.get('addRole', { body: { name: '空角色', code: 'empty_one', dataScope: 'self' } })
    await imported(table(head, '权六,right_six,RI6,,,RD,'), { until: 'commit' })
    const sixth = await member('权六')
    await bench.world.sql`insert into membership_roles (tenant_id, member_id, role_id)
      values (${bench.world.tenants.a}, ${sixth?.id ?? ''}, ${org.admin.memberOf.a?.roleId ?? ''})`
    const { person } = await importer('user:edit')
    const lines = ['权六,right_six,,,,,空角色']
    const checked = await imported(table(head, ...lines), {}, person)
    expect(await actAs(person, 'checkUserImport', checked)).toEqual([
      '2: failed 只有管理员可以这样修改管理员',
    ])
    expect(await told(await imported(table(head, ...lines)))).toEqual(['2: change'])
  })
})

describe('jobs', () => {
  it('lists mine only, cancels what waits, and refuses what is over', async () => {
    const one = await imported(table('姓名,工号,部门', '卯四,JO1,RD'))
    const jobs = await right<Schemas['Job'][]>(await call('listJobs', {}))
    expect(jobs[0]).toMatchObject({ id: one.id, status: 'waiting', title: '名单.csv' })
    const other = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: 'all' }] })
    expect(await right<Schemas['Job'][]>(await call('listJobs', {}, other))).toEqual([])
    const parts = { path: { id: one.id }, body: {} }
    expect((await call('cancelJob', parts, other)).status).toBe(404)
    expect(await right(await call('cancelJob', parts))).toMatchObject({ status: 'cancelled' })
    const again = await call('cancelJob', parts)
    expect([again.status, envelopeIn(again).code, envelopeIn(again).allowed]).toEqual([
      409,
      'ILLEGAL_STATE',
      [],
    ])
  })

  it('cancelled while it runs, keeps what it has done and can be undone', async () => {
    const lines = Array.from(
      { length: 400 },
      (_, index) => `众${String(index)},MA${String(index)},RD`,
    )
    const one = await imported(table('姓名,工号,部门', ...lines))
    const body = { version: one.version }
    await right(await call('commitUserImport', { path: { id: one.id }, body }))
    const work = bench.services.work.drain()
    await expect
      .poll(
        async () =>
          (await right<Schemas['Job']>(await call('getJob', { path: { id: one.id } }))).progress
            .done,
        { interval: 5 },
      )
      .toBeGreaterThan(0)
    await call('cancelJob', { path: { id: one.id }, body: {} })
    await work
    const stopped = await drained(one.id)
    expect(stopped.job.status).toBe('cancelled')
    const rows = await bench.world.sql<{ outcome: string; n: number }>`
      select outcome, count(*)::int as n from user_import_rows where job_id = ${one.id} group by 1`
    expect(rows.reduce((sum, { n }) => sum + n, 0)).toBe(400)
    expect(rows.find(({ outcome }) => outcome === 'created')?.n).toBeGreaterThan(0)
    expect(stopped.job.actions).toEqual(['undo'])
    const undone = await act('undoUserImport', stopped)
    expect(undone.job.result['created'] ?? 0).toBe(0)
    expect(await bench.world.sql`select id from memberships where employee_code = 'MA0'`).toEqual(
      [],
    )
  })

  it('S-17: work whose holder died goes on where it was', async () => {
    const one = await imported(table('姓名,工号,部门', '辰五,DI1,RD'))
    await right(
      await call('commitUserImport', { path: { id: one.id }, body: { version: one.version } }),
    )
    await bench.world.sql`update jobs set status = 'running', lease = 'dead', attempts = 1,
      lease_until = now() - interval '1 minute' where id = ${one.id}`
    expect((await drained(one.id)).job).toMatchObject({ status: 'done', result: { created: 1 } })
  })

  it('ends when the person may not do it any more', async () => {
    const { person } = await bench.person({
      memberOf: [{ tenant: 'a', permissions: ['user:import'] }],
    })
    const file = { bytes: table('姓名,工号,部门', '巳六,NO1,RD'), name: '名单.csv' }
    const { id } = await right<Import>(await call('importUsers', { file }, person))
    await bench.world.sql`delete from role_permissions
      where role_id = ${person.memberOf.a?.roleId ?? ''}`
    await bench.services.work.drain()
    const [job] = await bench.world.sql`select status, problem from jobs where id = ${id}`
    expect(job).toEqual({ status: 'failed', problem: { code: 'NO_RIGHT' } })
  })
})

describe('who may', () => {
  const importer = (permissions: readonly string[]): Promise<Person> =>
    bench.world.person({ memberOf: [{ tenant: 'a', permissions }] })

  it('S-01: needs the permission, and a session', async () => {
    expect((await call('importUsers', {}, await importer(['user:add']))).status).toBe(403)
    const nobody = await bench.wire.send(callOf('importUsers', {}, { 'app-code': 'x' }))
    expect(nobody.status).toBe(401)
    const template = await call('downloadUserTemplate', {}, await importer([]))
    expect(template.status).toBe(403)
  })

  it('hands out no role that has more, and no department out of sight', async () => {
    const person = await importer(['user:import'])
    const { roleId, departmentId } = person.memberOf.a ?? { roleId: '', departmentId: '' }
    await bench.world.sql`update roles set data_scope = 'department' where id = ${roleId}`
    const [own] = await bench.world.sql<{ name: string }>`
      select name from departments where id = ${departmentId}`
    const [admin] = await bench.world.sql<{ name: string }>`
      select r.name from roles r where r.tenant_id = ${bench.world.tenants.a} and r.grants_all
      limit 1`
    const lines = [
      `午七,SC1,${own?.name ?? ''},`,
      '未八,SC2,RD,',
      `申九,SC3,${own?.name ?? ''},${admin?.name ?? ''}`,
      '酉十,IM1,,',
    ]
    const one = await imported(table('姓名,工号,部门,角色', ...lines), {}, person)
    const reply = await call('listUserImportRows', { path: { id: one.id } }, person)
    const rows = await right<Row[]>(reply)
    expect(rows.map(({ reasons }) => reasons.map(({ message }) => message.slice(0, 8)))).toEqual([
      [],
      ['您无权将成员放入'],
      ['您无权分配该角色'],
      ['该成员不在您的数'],
    ])
  })

  it('S-02: a department of another tenant is unknown, and nothing is written there', async () => {
    const [theirs] = await bench.world.sql<{ name: string; id: string }>`
      select d.name, d.id from departments d where d.tenant_id = ${bench.world.tenants.b} limit 1`
    const one = await imported(
      table('姓名,工号,部门', `戌一,FO1,${theirs?.name ?? ''}`, `亥二,FO2,${theirs?.id ?? ''}`),
    )
    expect(one.job.result).toMatchObject({ failed: 2 })
  })
})
