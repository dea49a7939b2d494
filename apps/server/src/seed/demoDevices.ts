import { type DemoType, demoTypes, type Workshop } from './deviceTypes.js'

/** Minutes between the values of the history. */
export const stepMinutes = 30
/** Minutes for which what is wrong has been wrong. */
export const wrongFor = 240
/** Minutes ago between which it was wrong before. */
export const wrongBefore = { from: 2_820, to: 2_700 }

const plants = [
  { key: 'hz', name: '杭州工厂' },
  { key: 'sz', name: '苏州工厂' },
  { key: 'cd', name: '成都工厂' },
] as const

const workshops: Record<Workshop, string> = {
  press: '冲压车间',
  weld: '焊装车间',
  paint: '涂装车间',
  power: '动力站房',
}

/** In the form of a UUID, since addresses hold it; the same in every installation. */
export function idOf(kind: number, number: number): string {
  return `0d0${String(kind)}0000-0000-7000-8000-${String(number).padStart(12, '0')}`
}

/** A device, and what is the matter with it. */
export interface DemoDevice {
  id: string
  number: number
  type: DemoType
  typeNumber: number
  areaId: string
  code: string
  name: string
  model: string
  /** How long ago it reported last, in minutes. */
  silentFor: number
  /** Its first point has left its range in the last hours. */
  isWrong: boolean
}

/** A place of the demo data. */
export interface DemoArea {
  id: string
  parentId: string | null
  name: string
  sort: number
  plant: number
  workshop: Workshop | undefined
}

/** Plants with their workshops. */
export function demoAreas(): DemoArea[] {
  const keys = Object.keys(workshops) as Workshop[]
  return plants.flatMap(({ name }, plant): DemoArea[] => {
    const id = idOf(1, plant * 10 + 1)
    const below = keys.map((workshop, sort) => ({
      ...{ id: idOf(1, plant * 10 + 2 + sort), parentId: id, name: workshops[workshop] },
      ...{ sort, plant, workshop },
    }))
    return [{ id, parentId: null, name, sort: plant, plant, workshop: undefined }, ...below]
  })
}

/** The devices of these places. */
export function demoDevices(areas: readonly DemoArea[]): DemoDevice[] {
  let number = 0
  return demoTypes.flatMap((type, typeIndex) =>
    Array.from({ length: type.devices }, (_, index): DemoDevice => {
      number += 1
      const plant = index % plants.length
      const area = areas.find((one) => one.plant === plant && one.workshop === type.workshop)
      const count = String(index + 1).padStart(2, '0')
      return {
        ...{ id: idOf(3, number), number, type, typeNumber: typeIndex + 1 },
        areaId: area?.id ?? '',
        code: `${type.code}-${count}`,
        name: `${type.name} ${count}`,
        model: type.models[index % type.models.length] ?? '',
        // Every eleventh has been silent for hours or days.
        silentFor: number % 11 === 5 ? 180 + number * 40 : 1,
        isWrong: number % 9 === 4,
      }
    }),
  )
}

/** Short: they stand in every row of the history. */
export const typePointId = (type: number, point: number) => `tp${String(type)}-${String(point)}`
export const pointId = (device: number, point: number) => `p${String(device)}-${String(point)}`

/** Of its day, so that no two points are alike. */
export const phaseOf = (device: number, point: number) => (device * 0.7 + point) % 6.28

/** How far beyond its limit a point is that has gone wrong. */
export const excessOf = ({ max, middle }: { max: number | null; middle: number }) =>
  max === null ? 0 : (max - middle) * 0.2
