import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { autosavePause } from '../../repositories/designs/DesignsRepository.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { Organisation } from '../../testing/Organisation.js'
import type { Person } from '../../testing/World.js'

type Page = Schemas['Page']
type Revision = Schemas['Revision']

let bench: Bench
let org: Organisation
let other: Person
beforeAll(async () => {
  bench = await openBench({ own: true }) // it moves the clock
  org = await Organisation.of(bench)
  other = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: ['page:edit'] }] })
})
afterAll(() => bench.close())

const on = ({ id }: Page) => ({ path: { id } })
const add = () =>
  org.get<Page>('addPage', { body: { appCode: 'RCAPPN0001', name: bench.world.unique('页') } })
const publish = (page: Page) =>
  org.get<Page>('publishPage', { ...on(page), body: { version: page.version } })

async function save(page: Page, step: number, { by = org.admin, note = '' } = {}): Promise<Page> {
  const body = { version: page.version, document: { step }, ...(note !== '' && { note }) }
  const reply = await org.callAs<Page>(by, 'savePageDraft', { ...on(page), body })
  expect(reply.status).toBe(200)
  return reply.body.data as Page
}

async function steps(page: Page) {
  const rows = await org.get<Revision[]>('listPageRevisions', on(page))
  const documents = rows.map(async ({ number }) => {
    const path = { id: page.id, number: String(number) }
    return (await org.get<Schemas['RevisionInfo']>('getPageRevision', { path })).document
  })
  return (await Promise.all(documents)).map((document) => document['step'])
}

/** Lines of the operator log about saves of a page. */
async function lines({ id }: Page) {
  const query = { operation: 'savePageDraft', objectTable: 'pages', objectId: id }
  return (await org.call('listOperatorLogging', { query })).total
}

describe('saves of the designer', () => {
  it('make one revision and one line while somebody goes on editing', async () => {
    let page = await add()
    const first = page.version
    for (let step = 1; step <= 100; step += 1) page = await save(page, step)
    expect(page).toMatchObject({ revision: 2, version: first + 100, hasChanges: true })
    expect(await steps(page)).toEqual([100, undefined])
    expect(await lines(page)).toBe(1)
  })

  it('make another revision after a pause, and for somebody else', async () => {
    let page = await save(await add(), 1)
    bench.advance(autosavePause / 2)
    page = await save(page, 2)
    expect(page.revision).toBe(2)
    bench.advance(autosavePause)
    page = await save(page, 3)
    page = await save(page, 4, { by: other })
    page = await save(page, 5)
    expect(await steps(page)).toEqual([5, 4, 3, 2, undefined])
    expect(await lines(page)).toBe(4)
  })

  it('leave alone what was published, restored, or saved with a note', async () => {
    let page = await publish(await save(await add(), 1))
    page = await save(page, 2)
    page = await save(page, 3, { note: '留存' })
    page = await save(page, 4)
    page = await org.get<Page>('restorePageRevision', {
      path: { id: page.id, number: '2' },
      body: { version: page.version },
    })
    page = await save(page, 6)
    expect(await steps(page)).toEqual([6, 1, 4, 3, 2, 1, undefined])
    const out = await org.get<Schemas['PublishedPage']>('getPublishedPage', on(page))
    expect(out.document).toEqual({ step: 1 })
  })

  it('never overwrite what somebody else saved in between', async () => {
    const page = await save(await add(), 1)
    await save(page, 2)
    const body = { version: page.version, document: { step: 3 } }
    expect(await org.call('savePageDraft', { ...on(page), body })).toMatchObject({ status: 412 })
    expect(await steps(page)).toEqual([2, undefined])
  })
})
