import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countStatements } from '../../testing/countStatements.js'
import { ImportCalls } from '../../testing/ImportCalls.js'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { envelopeIn } from '../../testing/wire.js'
import type { Person } from '../../testing/World.js'

type Row = Schemas['UserImportRow']

const counted = countStatements()
let bench: Bench
let org: Organisation
let calls: ImportCalls
beforeAll(async () => {
  bench = await openBench({ own: true, wrapEngine: counted.wrapEngine })
  org = await Organisation.of(bench)
  calls = new ImportCalls(bench, org)
})
afterAll(() => bench.close())

const head = '名称,编码,上级部门,排序,负责人,描述'

/** Uploads a table of departments and lets the queue do what it can. */
const imported = (lines: readonly string[], until = 'check', person?: Person) =>
  calls.imported(lines, { kind: 'departments', until }, person)

/** All that the tenant's tables say of departments, without when. */
function departmentRows() {
  return bench.world.sql`
    select d.id, d.parent_id, d.mpath, d.depth, d.name, d.name_key, d.code, d.head_member_id,
      d.description, d.sort, d.member_count,
      array(select t.token || ':' || t.position from department_tokens t
        where t.tenant_id = d.tenant_id and t.department_id = d.id order by 1) as tokens
    from departments d where d.tenant_id = ${bench.world.tenants.a} order by d.id`
}

async function found(name: string): Promise<Schemas['Department']> {
  const [node] = await bench.world.sql<{ id: string }>`
    select id from departments where tenant_id = ${bench.world.tenants.a} and name = ${name}`
  return org.dept(node?.id ?? '')
}

describe('an import of departments', () => {
  it('makes them below codes and paths, the parent after its child included', async () => {
    const checked = await imported([
      head,
      '一组,ZU1,RD9,,,',
      '研发九部,RD9,华东九区,3,,做研发',
      '华东九区,HD9,,,,',
      '二组,,华东九区/研发九部,,,',
    ])
    expect(checked).toMatchObject({
      kind: 'departments',
      job: { status: 'waiting', phase: 'check', result: { rows: 4, new: 4 } },
    })
    expect(checked.columns.map(({ field }) => field)).toEqual([
      'name',
      'code',
      'parent',
      'sort',
      'head',
      'description',
    ])
    const done = await calls.act('commitUserImport', checked)
    expect(done.job.result).toMatchObject({ rows: 4, created: 4 })
    const one = await found('研发九部')
    expect(one).toMatchObject({ code: 'RD9', sort: 3, description: '做研发', version: 1 })
    expect(one.path.map(({ name }) => name)).toEqual(['华东九区', '研发九部'])
    expect((await found('一组')).path.map(({ name }) => name)).toContain('研发九部')
    expect(one.childCount).toBe(2)
  })

  it('says of every row why it cannot be', async () => {
    await imported([head, '拒绝区,JJ,,,,', '拒绝一部,JJ1,JJ,,,'], 'commit')
    const one = await imported([
      head,
      ',NONAME,,,,',
      '坏编码,有 空格,,,,',
      '坏排序,,,很前,,',
      '没有上级,,不存在的区,,,',
      '上级有误,,坏的,,,',
      '坏的,坏的,,,,',
      '没有负责人,,JJ,,NOBODY,',
      '拒绝一部,JJ2,JJ,,,',
      '拒绝区,JJ,JJ1,,,',
      '重复,CF,JJ,,,',
      '重复二,CF,JJ,,,',
      '重复,CF2,JJ,,,',
      `${'长'.repeat(51)},,,,,`,
    ])
    expect(await calls.told(one)).toEqual([
      '2: failed 必填',
      '3: failed 格式不正确：有 空格',
      '4: failed 格式不正确：很前',
      '5: failed 上级部门不存在：不存在的区',
      '6: failed 上级部门不存在：坏的',
      '7: failed 格式不正确：坏的',
      '8: failed 没有这样的成员：NOBODY',
      '9: failed 同一上级下已有部门“拒绝一部”，编码不同',
      '10: failed 不能移动到自己或下级部门中',
      '11: new',
      '12: failed 与第 11 行重复',
      '13: failed 与第 11 行重复',
      `14: failed 格式不正确：${'长'.repeat(51)}`,
    ])
    const circle = await imported([head, '圆甲,YA,YB,,,', '圆乙,YB,YA,,,'])
    expect(await calls.told(circle)).toEqual([
      '2: failed 上级部门在第 3 行，该行有误',
      '3: failed 上级部门在第 2 行，该行有误',
    ])
  })

  it('changes and moves what is there, says from what to what, and takes it all back', async () => {
    const member = await org.addMember('部门头', [(await org.addDept('头部')).id], {
      employeeCode: 'TOU1',
    })
    await imported([head, '来处,LC,,,,', '去处,QC,,,,', '走部,ZB,LC,,,', '走组,ZZ,ZB,,,'], 'commit')
    const before = await departmentRows()
    const checked = await imported([
      head,
      '走部新,ZB,XC,7,TOU1,说明',
      '新处,XC,去处,,,',
      '新组,XZ,ZB,,,',
      '去处,QC,,,,',
    ])
    expect(await calls.told(checked)).toEqual(['2: change', '3: new', '4: new', '5: same'])
    const [first] = await calls.get<Row[]>('listUserImportRows', { path: { id: checked.id } })
    expect(first?.changes).toEqual([
      { field: 'name', from: '走部', to: '走部新' },
      { field: 'sort', from: '1', to: '7' },
      { field: 'description', from: '', to: '说明' },
      { field: 'parent', from: '来处', to: '去处/新处' },
      { field: 'head', from: '', to: 'TOU1' },
    ])
    const done = await calls.act('commitUserImport', checked)
    expect(await calls.told(done)).toEqual(['2: changed', '3: created', '4: created', '5: same'])
    expect((await found('走部新')).headId).toBe(member.id)
    expect((await found('走组')).path.map(({ name }) => name)).toEqual([
      '去处',
      '新处',
      '走部新',
      '走组',
    ])
    const undone = await calls.act('undoUserImport', done)
    expect(await calls.told(undone)).toEqual(['2: undone', '3: undone', '4: undone', '5: same'])
    expect(await departmentRows()).toEqual(before)
  })

  it('changes many and takes them back by as many statements as one', async () => {
    const needed = async (rows: number) => {
      const mark = `S${String(rows)}_`
      const line = (name: string, at: number) =>
        `${name}${mark}${String(at)},${mark}${String(at)},,,,`
      const lines = (name: string) => [
        head,
        ...Array.from({ length: rows }, (_, at) => line(name, at)),
      ]
      await imported(lines('旧名'), 'commit')
      const before = await departmentRows()
      const checked = await imported(lines('新名'))
      let done = checked
      const commit = await counted.withJobs(async () => {
        done = await calls.act('commitUserImport', checked)
      })
      expect(done.job.result).toMatchObject({ changed: rows })
      expect(await found(`新名${mark}0`)).toMatchObject({ code: `${mark}0`, version: 2 })
      const undo = await counted.withJobs(() => calls.act('undoUserImport', done))
      expect(await departmentRows()).toEqual(before)
      return { commit, undo }
    }
    const one = await needed(1)
    expect(await needed(40)).toEqual(one)
  })

  it('gives names and codes on from row to row in one batch', async () => {
    await imported([head, '甲位,TA,,,,', '乙位,TB,,,,', '丙位,TC,,,,'], 'commit')
    const before = await departmentRows()
    const done = await imported(
      [head, '丁位,TC,,,,', '丙位,TB,,,,', '乙位,TA,,,,', '甲位,TD,,,,', '甲位下,TE,TD,,,'],
      'commit',
    )
    expect(await calls.told(done)).toEqual([
      '2: changed',
      '3: changed',
      '4: changed',
      '5: created',
      '6: created',
    ])
    expect(await found('甲位')).toMatchObject({ code: 'TD', version: 1, childCount: 1 })
    expect(await found('乙位')).toMatchObject({ code: 'TA', version: 2 })
    await calls.act('undoUserImport', done)
    expect(await departmentRows()).toEqual(before)
  })

  it('leaves what somebody uses or has changed since, and says so', async () => {
    const done = await imported(
      [head, '用着,YZ,,,,', '用着下,YZX,YZ,,,', '改过,GG,,,,', '空着,KZ,,,,'],
      'commit',
    )
    await org.addMember('在里面', [(await found('用着下')).id])
    const changed = await found('改过')
    await org.get('editDept', { body: { id: changed.id, version: 1, description: '改' } })
    const used = '部门已有成员、下级部门或被修改，未撤销'
    expect(await calls.told(await calls.act('undoUserImport', done))).toEqual([
      `2: left ${used}`,
      `3: left ${used}`,
      `4: left ${used}`,
      '5: undone',
    ])
  })

  it('S-04: does no more than its person may do by hand', async () => {
    await imported([head, '有的,YD,,,,'], 'commit')
    const importer = (...permissions: string[]) =>
      bench.person({ memberOf: [{ tenant: 'a', permissions: ['user:import', ...permissions] }] })
    const lines = [head, '有的改,YD,,,,', '没有的,MYD,,,,', '有的,YD,,,,']
    const no = '您无权新增或编辑部门'
    const { person: neither } = await importer()
    expect(await calls.told(await imported(lines, 'commit', neither), neither)).toEqual([
      `2: failed ${no}`,
      `3: failed ${no}`,
      '4: same',
    ])
    const { person: adder } = await importer('department:add')
    expect(await calls.told(await imported(lines, 'commit', adder), adder)).toEqual([
      `2: failed ${no}`,
      '3: created',
      '4: same',
    ])
    const { person: narrow } = await importer('department:add', 'department:edit')
    await bench.world.sql`update roles set data_scope = 'self'
      where id = ${narrow.memberOf.a?.roleId ?? ''}`
    expect(
      (await calls.told(await imported([head, '窄,ZAI,,,,'], 'commit', narrow), narrow))[0],
    ).toBe(`2: failed ${no}`)
  })

  it('refuses a mapping of the fields of people, and takes its own template', async () => {
    const one = await imported(['甲,乙', '模板部,MB1'])
    const body = { version: one.version, mapping: ['nickName', 'code'] }
    const refused = await calls.call('saveUserImportMapping', { path: { id: one.id }, body })
    expect([refused.status, envelopeIn(refused).code]).toEqual([422, 'IMPORT_MAPPING'])
    const early = await calls.call('checkUserImport', {
      path: { id: one.id },
      body: { version: one.version },
    })
    expect([early.status, envelopeIn(early).code]).toEqual([422, 'IMPORT_MAPPING'])
    const query = { kind: 'departments', format: 'csv' }
    const template = await calls.call('downloadUserTemplate', { query })
    const filled = await imported([template.text.trim(), '模板部,MB1,,,,'])
    expect(await calls.told(filled)).toEqual(['3: new'])
  })

  it('stands in the list of imports, and by its kind', async () => {
    const { id } = await calls.imported(['姓名,工号', '甲,A1'])
    const list = (query: Record<string, string>) =>
      calls.get<Schemas['ListedUserImport'][]>('listUserImports', {
        query: { size: '100', ...query },
      })
    const kinds = async (query: Record<string, string> = {}) => [
      ...new Set((await list(query)).map(({ kind }) => kind)),
    ]
    expect((await kinds()).sort()).toEqual(['departments', 'people'])
    expect(await kinds({ kind: 'departments' })).toEqual(['departments'])
    expect((await list({ kind: 'people' })).map((one) => one.id)).toEqual([id])
  })
})
