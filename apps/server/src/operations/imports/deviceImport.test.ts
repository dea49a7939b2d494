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
let area: Schemas['DeviceArea']
let type: Schemas['DeviceTypeDetail']

const head = '编码,名称,区域,类型,型号,描述'

beforeAll(async () => {
  bench = await openBench({ own: true, wrapEngine: counted.wrapEngine })
  org = await Organisation.of(bench)
  calls = new ImportCalls(bench, org)
  const addArea = (name: string, parentId: string | null) =>
    org.get<Schemas['DeviceArea']>('addDeviceArea', { body: { name, parentId } })
  const plant = await addArea('甲厂', null)
  area = await addArea('车间', plant.id)
  await addArea('车间', (await addArea('乙厂', null)).id)
  const points = [
    { code: 'temp', name: '温度', type: 'number' },
    { code: 'on', name: '运行', type: 'boolean' },
  ]
  const body = { code: 'PUMP', name: '水泵', points }
  type = await org.get<Schemas['DeviceTypeDetail']>('addDeviceType', { body })
  await org.get('addDeviceType', { body: { code: 'FAN', name: '风机', points: [] } })
  await org.get('addDeviceType', { body: { code: 'FAN2', name: '风机', points: [] } })
})
afterAll(() => bench.close())

/** Uploads a table of devices and lets the queue do what it can. */
const imported = (lines: readonly string[], until = 'check', person?: Person) =>
  calls.imported([head, ...lines], { kind: 'devices', until }, person)

async function found(code: string): Promise<Schemas['Device']> {
  const devices = await org.get<Schemas['Device'][]>('listDevices', { query: { keyword: code } })
  const device = devices.find((one) => one.code === code)
  if (!device) throw new Error(`No device ${code}`)
  return device
}

interface DeviceRow {
  id: string
  name: string
  area_id: string
  type_id: string | null
  points: string[]
}

/** All that the tenant's tables say of devices, without when and by whom. */
const deviceRows = () => bench.world.sql<DeviceRow>`
  select d.id, d.code, d.name, d.area_id, d.type_id, d.model, d.description,
    array(select p.code || ':' || coalesce(p.type_point_id, '') from data_points p
      where p.tenant_id = d.tenant_id and p.device_id = d.id order by 1) as points
  from devices d where d.tenant_id = ${bench.world.tenants.a} order by d.id`

describe('an import of devices', () => {
  it('makes them in their areas, with the points of their types', async () => {
    const checked = await imported([
      'P-1,一号泵,甲厂/车间,PUMP,JH21,备用',
      'P-2,二号泵,乙厂,水泵,,',
      'P-3,三号,甲厂,,,',
    ])
    expect(checked).toMatchObject({
      kind: 'devices',
      job: { status: 'waiting', phase: 'check', result: { rows: 3, new: 3 } },
    })
    expect(checked.columns.map(({ field }) => field)).toEqual([
      ...['code', 'name', 'area', 'type', 'model', 'description'],
    ])
    const done = await calls.act('commitUserImport', checked)
    expect(done.job.result).toMatchObject({ rows: 3, created: 3 })
    const one = await found('P-1')
    expect(one).toMatchObject({
      ...{ name: '一号泵', areaId: area.id, typeId: type.id, model: 'JH21', description: '备用' },
      ...{ pointCount: 2, version: 1 },
    })
    expect(await found('P-2')).toMatchObject({ areaName: '乙厂', typeId: type.id, pointCount: 2 })
    expect(await found('P-3')).toMatchObject({ typeId: null, model: null, pointCount: 0 })
    const history = await org.get<Schemas['OperatorLog'][]>('listDeviceHistory', {
      path: { id: one.id },
    })
    expect(history.map(({ operation }) => operation)).toEqual(['commitUserImport'])
  })

  it('says of every row why it cannot be', async () => {
    const one = await imported([
      ',没有编码,甲厂,,,',
      '坏 编码,名,甲厂,,,',
      'W-1,,,,,',
      'W-2,名,丙厂,,,',
      'W-3,名,车间,,,',
      'W-4,名,甲厂,NONE,,',
      'W-5,名,甲厂,风机,,',
      'W-6,名,甲厂,,,',
      'W-6,又名,甲厂,,,',
      `W-7,${'长'.repeat(51)},甲厂,,,`,
    ])
    expect(await calls.told(one)).toEqual([
      '2: failed 必填',
      '3: failed 格式不正确：坏 编码',
      '4: failed 必填 必填',
      '5: failed 区域不存在：丙厂',
      '6: failed 有多个区域叫“车间”，请填写从根区域开始的路径',
      '7: failed 设备类型不存在：NONE',
      '8: failed 有多个设备类型叫“风机”，请填写类型编码',
      '9: new',
      '10: failed 与第 9 行重复',
      `11: failed 格式不正确：${'长'.repeat(51)}`,
    ])
  })

  it('changes what is there, says from what to what, and takes it all back', async () => {
    await imported(['C-1,改前,甲厂,,旧型,', 'C-2,不变,甲厂,,,'], 'commit')
    const before = await deviceRows()
    const checked = await imported([
      'C-1,改后,甲厂/车间,FAN,,说明',
      'C-2,,甲厂,,,',
      'C-3,新的,甲厂,PUMP,,',
    ])
    expect(await calls.told(checked)).toEqual(['2: change', '3: same', '4: new'])
    const [first] = await calls.get<Row[]>('listUserImportRows', { path: { id: checked.id } })
    expect(first?.changes).toEqual([
      { field: 'name', from: '改前', to: '改后' },
      { field: 'area', from: '甲厂', to: '甲厂/车间' },
      { field: 'type', from: '', to: '风机' },
      { field: 'description', from: '', to: '说明' },
    ])
    const done = await calls.act('commitUserImport', checked)
    expect(await calls.told(done)).toEqual(['2: changed', '3: same', '4: created'])
    expect(await found('C-1')).toMatchObject({ name: '改后', typeName: '风机', model: '旧型' })
    const undone = await calls.act('undoUserImport', done)
    expect(await calls.told(undone)).toEqual(['2: undone', '3: same', '4: undone'])
    expect(await deviceRows()).toEqual(before)
  })

  it('changes many and takes them back by as many statements as one', async () => {
    const needed = async (rows: number) => {
      const mark = `N${String(rows)}-`
      const lines = (name: string, areaPath: string, typeCode: string) =>
        Array.from({ length: rows }, (_, at) =>
          [`${mark}${String(at)}`, name, areaPath, typeCode, '', ''].join(','),
        )
      await imported(lines('旧', '甲厂', 'FAN'), 'commit')
      const before = await deviceRows()
      const checked = await imported(lines('新', '甲厂/车间', 'PUMP'))
      let done = checked
      const commit = await counted.withJobs(async () => {
        done = await calls.act('commitUserImport', checked)
      })
      expect(done.job.result).toMatchObject({ changed: rows })
      expect(await found(`${mark}0`)).toMatchObject({
        ...{ name: '新', areaId: area.id, typeId: type.id, pointCount: 2, version: 2 },
      })
      const undo = await counted.withJobs(() => calls.act('undoUserImport', done))
      // Points that the import gave stay as the devices' own.
      const withoutPoints = (rows: readonly DeviceRow[]) =>
        rows.map((row) => ({ ...row, points: [] }))
      expect(withoutPoints(await deviceRows())).toEqual(withoutPoints(before))
      return { commit, undo }
    }
    const one = await needed(1)
    expect(await needed(40)).toEqual(one)
  })

  it('gives no device of a batch more data points than it may have, and changes the others', async () => {
    await imported(['F-1,满,甲厂,,,', 'F-2,空,甲厂,,,'], 'commit')
    const full = await found('F-1')
    await bench.world.sql`insert into data_points (tenant_id, id, device_id, code, name, type)
      select ${bench.world.tenants.a}, ${full.id} || n, ${full.id}, 'p' || n, 'p', 'text'
      from generate_series(1, 199) n`
    const done = await imported(['F-1,满了,,PUMP,,', 'F-2,空了,,PUMP,,', 'F-3,新,甲厂,PUMP,,'])
    expect(await calls.told(await calls.act('commitUserImport', done))).toEqual([
      '2: failed 更换类型后测点超过200个',
      '3: changed',
      '4: created',
    ])
    expect(await found('F-1')).toMatchObject({ name: '满', typeId: null, pointCount: 199 })
    expect(await found('F-2')).toMatchObject({ name: '空了', typeId: type.id, pointCount: 2 })
  })

  it('writes nothing of a device that somebody changed after the check', async () => {
    await imported(['S-1,看过,甲厂,,,'], 'commit')
    const checked = await imported(['S-1,再改,甲厂,,,', 'S-2,新的,甲厂,,,'])
    const { id, version } = await found('S-1')
    await org.get('editDevice', { path: { id }, body: { version, name: '再改' } })
    const area = await org.get<Schemas['DeviceArea']>('addDeviceArea', { body: { name: '丁厂' } })
    await org.get('addDevice', { body: { areaId: area.id, code: 'S-2', name: '新的' } })
    const done = await calls.act('commitUserImport', checked)
    expect(await calls.told(done)).toEqual(['2: same', '3: changed'])
  })

  it('leaves what has reported or was changed since', async () => {
    const done = await imported(
      ['U-1,上报过,甲厂,PUMP,,', 'U-2,改过,甲厂,,,', 'U-3,没动,甲厂,PUMP,,'],
      'commit',
    )
    const used = await found('U-1')
    await org.get('reportDataPoints', {
      path: { id: used.id },
      body: { values: [{ code: 'temp', value: 1 }] },
    })
    const changed = await found('U-2')
    await org.get('editDevice', { path: { id: changed.id }, body: { version: 1, model: 'M' } })
    const why = '设备已上报数据、有报警或令牌，或已被修改，未撤销'
    expect(await calls.told(await calls.act('undoUserImport', done))).toEqual([
      `2: left ${why}`,
      `3: left ${why}`,
      '4: undone',
    ])
  })

  it('S-04: does no more than its person may do by hand', async () => {
    await imported(['R-1,有的,甲厂,,,'], 'commit')
    const importer = async (...permissions: string[]) =>
      (await bench.person({ memberOf: [{ tenant: 'a', permissions }] })).person
    const lines = ['R-1,有的改,甲厂,,,', 'R-2,没有的,甲厂,,,', 'R-1,有的,甲厂,,,']
    const no = '您无权新增或编辑设备'
    const told = async (...permissions: string[]) => {
      const person = await importer('device:import', ...permissions)
      return calls.told(await imported(lines.slice(0, 2), 'commit', person), person)
    }
    expect(await told()).toEqual([`2: failed ${no}`, `3: failed ${no}`])
    expect(await told('device:add')).toEqual([`2: failed ${no}`, '3: created'])
    expect(await told('device:edit')).toEqual(['2: changed', '3: same'])
  })

  it('S-04: takes each kind from those alone who may import it', async () => {
    const person = async (permission: string) =>
      (await bench.person({ memberOf: [{ tenant: 'a', permissions: [permission] }] })).person
    const [ofDevices, ofPeople] = [await person('device:import'), await person('user:import')]
    const template = async (kind: string | undefined, caller: Person) =>
      calls.call(
        'downloadUserTemplate',
        { query: { format: 'csv', ...(kind && { kind }) } },
        caller,
      )
    expect((await template('devices', ofPeople)).status).toBe(403)
    expect((await template('people', ofDevices)).status).toBe(403)
    expect((await template('departments', ofDevices)).status).toBe(403)
    expect((await template(undefined, ofDevices)).text).toContain('编码,名称,区域')
    expect((await template(undefined, ofPeople)).text).toContain('姓名,登录名')
    const file = { bytes: Buffer.from('编码\r\nX'), name: 'a.csv', type: 'text/csv' }
    for (const [kind, caller] of [
      ['devices', ofPeople],
      ['people', ofDevices],
    ] as const) {
      const refused = await calls.call('importUsers', { query: { kind }, file }, caller)
      expect([refused.status, envelopeIn(refused).code]).toEqual([403, 403])
    }
    await calls.imported(['姓名,工号', '甲,A1'])
    const kinds = async (caller: Person) => {
      const query = { size: '100' }
      const all = await calls.get<Schemas['ListedUserImport'][]>(
        'listUserImports',
        { query },
        caller,
      )
      return [...new Set(all.map(({ kind }) => kind))]
    }
    await bench.world.sql`update roles set data_scope = 'all'
      where id in (${ofDevices.memberOf.a?.roleId ?? ''}, ${ofPeople.memberOf.a?.roleId ?? ''})`
    expect(await kinds(ofDevices)).toEqual(['devices'])
    expect(await kinds(ofPeople)).toEqual(['people'])
  })

  it('refuses a mapping of the fields of people, and takes its own template', async () => {
    const one = await calls.imported(['甲,乙', 'M-1,名'], { kind: 'devices' })
    const body = { version: one.version, mapping: ['code', 'nickName'] }
    const refused = await calls.call('saveUserImportMapping', { path: { id: one.id }, body })
    expect([refused.status, envelopeIn(refused).code]).toEqual([422, 'IMPORT_MAPPING'])
    const query = { kind: 'devices', format: 'csv' }
    const template = await calls.call('downloadUserTemplate', { query })
    const filled = await calls.imported([template.text.trim(), 'M-1,模板泵,甲厂,PUMP,,'], {
      kind: 'devices',
    })
    expect(await calls.told(filled)).toEqual(['3: new'])
  })
})
