import type { Db, DeviceField, ImportedDevice } from '../db/schema.js'
import { RecordRowsRepository } from '../repositories/imports/RecordRowsRepository.js'
import { type DemoArea, demoAreas, type DemoDevice, demoDevices, idOf } from './demoDevices.js'
import { type ImportStarter, type WrongRow, writeFinishedImport } from './writeFinishedImport.js'

const file = '动力站房设备清单.xlsx'
const head = ['设备编码', '设备名称', '所属区域', '设备类型', '型号']
const mapping: DeviceField[] = ['code', 'name', 'area', 'type', 'model']
/** Days since the devices came. */
const ago = 9
const types: readonly string[] = ['PUMP', 'COMPRESSOR']

const wrong: readonly WrongRow[] = [
  {
    cells: ['PUMP-11', '水泵 11', '宁波工厂/动力站房', '水泵', 'CDM32'],
    reason: { field: 'area', column: 2, code: 'AREA_UNKNOWN', detail: '宁波工厂/动力站房' },
  },
  {
    cells: ['CHILLER-01', '冷水机 01', '杭州工厂/动力站房', '冷水机', 'LSBLG-440'],
    reason: { field: 'type', column: 3, code: 'TYPE_UNKNOWN', detail: '冷水机' },
  },
  {
    cells: ['PUMP-12', '', '苏州工厂/动力站房', '水泵', 'ISG80-160'],
    reason: { field: 'name', code: 'REQUIRED' },
  },
]

/** Writes the import by which the pumps and compressors came: it made those and left some rows out. */
export async function writeDeviceImport(
  db: Db,
  tenantId: string,
  by: ImportStarter,
  now: Date,
): Promise<void> {
  const areas = demoAreas()
  const devices = demoDevices(areas).filter(({ type }) => types.includes(type.code))
  const jobId = await writeFinishedImport(db, tenantId, by, {
    ...{ kind: 'devices', file, ago, head, mapping, wrong },
    made: devices.map((device) => cellsOf(device, areas)),
    now,
  })
  await new RecordRowsRepository(db).setResults(
    tenantId,
    jobId,
    devices.map((device, index) => ({
      ...{ number: index + 2, outcome: 'created', reasons: [] },
      ...{ recordId: device.id, after: stateOf(device) },
    })),
  )
}

function cellsOf(device: DemoDevice, areas: readonly DemoArea[]): string[] {
  const area = areas.find(({ id }) => id === device.areaId)
  const plant = areas.find(({ id }) => id === area?.parentId)
  const place = [plant, area].flatMap((one) => one?.name ?? []).join('/')
  return [device.code, device.name, place, device.type.name, device.model]
}

function stateOf({ code, name, areaId, typeNumber, model }: DemoDevice): ImportedDevice {
  const typeId = idOf(2, typeNumber)
  return { version: 1, code, name, areaId, typeId, model, description: null }
}
