import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Engine } from '../db/engine.js'
import { newId } from '../ids.js'
import { ComponentsRepository } from '../repositories/components/ComponentsRepository.js'
import { openTestEngine } from '../testing/openTestEngine.js'
import { saveWidgets, type Widget } from './saveWidgets.js'

let engine: Engine
beforeAll(async () => {
  engine = await openTestEngine()
})
afterAll(() => engine.close())

const clock: Widget = {
  ...{ code: 'test.clock', name: { 'zh-CN': '时钟', 'en-US': 'Clock' }, category: '内容' },
  ...{ icon: 'clock', size: { w: 4, h: 3 }, minSize: { w: 2, h: 2 } },
  properties: { type: 'object', properties: { zone: { type: 'string' } } },
}
const gauge: Widget = { ...clock, code: 'test.gauge' }
const properties = { type: 'object', properties: { zone: { type: 'string', maxLength: 50 } } }

const save = (wanted: readonly Widget[]) => saveWidgets(engine, new Date(), wanted)
async function read(code: string) {
  const component = await engine.platform
    .selectFrom('components')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirst()
  return component && new ComponentsRepository(engine.platform).find(component.id)
}
/** Changes a component as an operator does. */
async function change(code: string, how: (to: ComponentsRepository, id: string) => Promise<void>) {
  const component = await read(code)
  if (!component) throw new Error(`${code} is missing`)
  await engine.tx('platform', (db) => how(new ComponentsRepository(db), component.id))
}

it('registers the widgets of the product, on the shelf, once', async () => {
  await saveWidgets(engine, new Date())
  const chart = await read('spruce.chart')
  expect(chart).toMatchObject({
    ...{ kind: 'builtin', status: 'on_shelf', release: 1, hasChanges: false, visibleTo: 'all' },
    ...{ name: { 'zh-CN': '折线与柱状图', 'en-US': 'Chart' }, url: null },
  })
  await saveWidgets(engine, new Date())
  expect(await read('spruce.chart')).toEqual(chart)
})

it('keeps what the operator made of one, and releases the properties of the product', async () => {
  await save([clock, gauge])
  const name = { 'zh-CN': '挂钟', 'en-US': 'Wall clock' }
  await change(clock.code, (components, id) => components.edit(id, { name }))
  await change(gauge.code, (components, id) => components.withdraw(id))
  const newer = [clock, gauge].map((widget) => ({ ...widget, properties }))
  await save(newer)
  expect(await read(clock.code)).toMatchObject({ name, properties, release: 1, hasChanges: true })
  expect(await read(gauge.code)).toMatchObject({ properties, release: 1, status: 'off_shelf' })
  const other = { ...clock, code: 'test.other' }
  await save([other])
  await save([{ ...other, properties }])
  expect(await read(other.code)).toMatchObject({ properties, release: 2, hasChanges: false })
})

it('does not bring back what the operator removed, and leaves a page with its code alone', async () => {
  await save([clock])
  await change(clock.code, (components, id) => components.remove(id))
  await save([clock])
  expect(await read(clock.code)).toBeUndefined()

  const page = { ...clock, code: 'test.page', url: 'https://widgets.example.cn/page' }
  await engine.tx('platform', (db) =>
    new ComponentsRepository(db).add({
      ...{ ...page, id: newId(), kind: 'frame', thumbnail: null },
      ...{ visibleTo: 'all', tenantIds: [] },
    }),
  )
  await save([{ ...page, properties }])
  expect(await read(page.code)).toMatchObject({ kind: 'frame', properties: page.properties })
})
