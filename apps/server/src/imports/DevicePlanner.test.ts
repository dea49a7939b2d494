import { expect, it } from 'vitest'
import { DevicePlanner } from './DevicePlanner.js'
import { readDeviceRow } from './deviceRow.js'

const areas = [
  { id: 'north', parentId: null, name: '北厂' },
  { id: 'south', parentId: null, name: '南厂' },
  { id: 'n1', parentId: 'north', name: '1>2 号线' },
  { id: 'n2', parentId: 'north', name: '库房' },
  { id: 's2', parentId: 'south', name: '库房' },
  { id: 's3', parentId: 'south', name: '库房' },
]

function areaOf(text: string): string {
  const planner = new DevicePlanner({ areas, types: [], mayAdd: true, mayEdit: true })
  const row = { number: 2, cells: ['P-1', '泵', text] }
  const plan = planner.plan(readDeviceRow({ row, mapping: ['code', 'name', 'area'] }), new Map())
  if (plan.kind === 'new') return plan.state.areaId
  return plan.kind === 'failed' ? plan.reasons.map(({ code }) => code).join() : plan.kind
}

it('finds an area by its path, or by a name that only one has', () => {
  expect(areaOf('北厂/库房')).toBe('n2')
  expect(areaOf(' 北厂 > 库房')).toBe('n2')
  expect(areaOf('南厂')).toBe('south')
  expect(areaOf('库房')).toBe('AREA_SEVERAL')
  expect(areaOf('南厂/库房')).toBe('AREA_SEVERAL')
  expect(areaOf('东厂')).toBe('AREA_UNKNOWN')
})

it('finds an area whose name holds the mark of a path, by itself and below its plant', () => {
  expect(areaOf('1>2 号线')).toBe('n1')
  expect(areaOf('北厂/1>2 号线')).toBe('n1')
})
