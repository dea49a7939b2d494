import { expect, it } from 'vitest'
import type { Area } from '../devices/deviceQueries.js'
import { areaTrail, areaTree, placeBeside, placeOfStep } from './areaTree.js'

const area = (id: string, parentId: string | null, deviceCount = 0, onlineCount = 0): Area => ({
  ...{ id, parentId, name: id, sort: 0, deviceCount, onlineCount, version: 1 },
})
const areas = [
  area('a', null, 1),
  area('b', null, 2, 2),
  area('c', 'a', 3, 1),
  area('d', 'c', 4, 4),
]

it('counts devices up to the top', () => {
  const counts = areaTree(areas).map(({ id, deviceCount, onlineCount }) => [
    id,
    deviceCount,
    onlineCount,
  ])
  expect(counts).toEqual([
    ['a', 8, 5],
    ['b', 2, 2],
  ])
})

it('leaves out a branch, and shows one without its parent at the top', () => {
  expect(areaTree(areas, 'c')[0]?.children).toEqual([])
  expect(areaTree([area('x', 'gone')]).map(({ id }) => id)).toEqual(['x'])
})

it('tells what stands above', () => {
  expect(areaTrail(areas, 'd')).toEqual(['a', 'c'])
  expect(areaTrail(areas, 'gone')).toEqual([])
})

it('finds the place of a step and of a drop', () => {
  const [one, two, three] = ['1', '2', '3'].map((id) => area(id, 'p')) as [Area, Area, Area]
  const all = [area('p', null), one, two, three, area('other', null)]
  expect(placeOfStep(all, two, -1)).toEqual({ parentId: 'p', sort: 0 })
  expect(placeOfStep(all, two, 1)).toEqual({ parentId: 'p', sort: 2 })
  expect(placeBeside(all, one, three, 'before')).toEqual({ parentId: 'p', sort: 1 })
  expect(placeBeside(all, three, one, 'after')).toEqual({ parentId: 'p', sort: 1 })
  expect(placeBeside(all, area('x', null), one, 'before')).toEqual({ parentId: 'p', sort: 0 })
})
