import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'

type Area = Schemas['DeviceArea']
type Device = Schemas['Device']

let bench: Bench
let org: Organisation
beforeAll(async () => {
  bench = await openBench()
  org = await Organisation.of(bench)
})
afterAll(() => bench.close())

const addArea = (parentId: string | null = null) =>
  org.get<Area>('addDeviceArea', { body: { name: bench.world.unique('区'), parentId } })

/** Often enough that both orders come up. */
const rounds = Array.from({ length: 8 }, (_, round) => round)

describe('at the same instant', () => {
  it('one of ten gets a code, and one of ten edits a version', async () => {
    const { id: areaId } = await addArea()
    const code = bench.world.unique('D-')
    const ten = Array.from({ length: 10 }, (_, at) => at)
    const added = await Promise.all(
      ten.map(() => org.call<Device>('addDevice', { body: { areaId, code, name: '机' } })),
    )
    expect(added.map(({ status }) => status).sort()).toEqual([200, ...ten.slice(1).map(() => 409)])
    const id = String(added.find(({ status }) => status === 200)?.body.data?.id)
    const edited = await Promise.all(
      ten.map((at) =>
        org.call('editDevice', { path: { id }, body: { version: 1, name: `机${String(at)}` } }),
      ),
    )
    expect(edited.map(({ status }) => status).sort()).toEqual([200, ...ten.slice(1).map(() => 412)])
  })

  it.each(rounds)('two areas never end up below each other: %i', async () => {
    const [one, other] = [await addArea(), await addArea()]
    const move = (area: Area, parentId: string) =>
      org.call('editDeviceArea', { path: { id: area.id }, body: { version: 1, parentId } })
    const answers = await Promise.all([move(one, other.id), move(other, one.id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  it.each(rounds)('no device is left without its area: %i', async () => {
    const { id: areaId } = await addArea()
    const [removed, added] = await Promise.all([
      org.call('removeDeviceArea', { path: { id: areaId }, body: { version: 1 } }),
      org.call('addDevice', { body: { areaId, code: bench.world.unique('D-'), name: '机' } }),
    ])
    expect([200, 422]).toContain(removed.status)
    expect([200, 404, 422]).toContain(added.status)
    expect([removed.status, added.status].filter((status) => status === 200)).toHaveLength(1)
  })
})
