import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBench, type Bench } from '../../testing/openBench.js'
import { Organisation } from '../../testing/Organisation.js'

type Department = Schemas['ContactDepartment']

let bench: Bench
let a: Organisation
let b: Organisation
beforeAll(async () => {
  bench = await openBench()
  a = await Organisation.of(bench)
  b = await Organisation.of(bench, 'b')
})
afterAll(() => bench.close())

it('are found by a keyword below every parent, and named by their id', async () => {
  const plant = await a.addDept('通讯工厂')
  const line = await a.addDept('通讯一线', plant.id)
  const list = async (query: Record<string, string>) =>
    (await a.get<Department[]>('listContactDepartments', { query })).map(({ id }) => id)
  expect(await list({ keyword: 'tongxun' })).toEqual([plant.id, line.id])
  expect(await list({ keyword: '一线' })).toEqual([line.id])
  expect(await list({ keyword: 'no such one' })).toEqual([])
  expect(await list({ id: line.id })).toEqual([line.id])
  expect(await list({ parentId: plant.id })).toEqual([line.id])
  expect(await list({ keyword: ' ', parentId: plant.id })).toEqual([line.id])
})

it('are those of the own company alone', async () => {
  const foreign = await b.addDept('通讯他厂')
  const query = async (asked: Record<string, string>) =>
    a.get<Department[]>('listContactDepartments', { query: asked })
  expect(await query({ keyword: '通讯他厂' })).toEqual([])
  expect(await query({ id: foreign.id })).toEqual([])
})
