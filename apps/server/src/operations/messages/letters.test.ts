import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OperationId } from '../../http/contractTypes.js'
import { LettersRepository, type NewLetter } from '../../repositories/messages/LettersRepository.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { Organisation } from '../../testing/Organisation.js'
import type { Parts } from '../../testing/validRequest.js'
import type { Person } from '../../testing/World.js'

type Letter = Schemas['Letter']

let bench: Bench
let org: Organisation
let reader: Person
beforeAll(async () => {
  bench = await openBench({ own: true })
  org = await Organisation.of(bench)
})
afterAll(() => bench.close())
beforeEach(async () => {
  reader = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
})

const send = (letter: Partial<NewLetter> = {}, person = reader) =>
  bench.engine.tx({ tenant: org.tenantId }, (db) =>
    new LettersRepository(db).send(
      org.tenantId,
      [String(person.memberOf.a?.memberId)],
      { category: 'business', title: '设备告警', ...letter },
      bench.services.now(),
    ),
  )

async function get<T>(operation: OperationId, parts: Parts = {}): Promise<T> {
  const { status, body } = await org.callAs<T>(reader, operation, parts)
  expect(status).toBe(200)
  return body.data as T
}

const list = (body: object = {}) => get<Letter[]>('listLetters', { body })

describe('letters', () => {
  it('are listed unread first, then the newest, and only one’s own', async () => {
    await send({ title: '一' })
    await send({ title: '二' })
    await send({ title: '别人的' }, org.admin)
    const [second, first] = await list()
    expect([second?.title, first?.title]).toEqual(['二', '一'])
    await get('readLetter', { path: { id: second?.id }, body: {} })
    expect((await list()).map(({ title }) => title)).toEqual(['一', '二'])
    expect((await list({ state: 'read' })).map(({ title }) => title)).toEqual(['二'])
    expect(await get('getLatestLetters', { query: { size: '1' } })).toMatchObject([{ title: '一' }])
  })

  it('are 404 for everybody but their reader', async () => {
    await send({}, org.admin)
    const { body } = await org.call<Letter[]>('listLetters', { body: {} })
    const id = String(body.data?.[0]?.id)
    const theirs = await org.callAs(reader, 'readLetter', { path: { id }, body: {} })
    const unknown = await org.callAs(reader, 'readLetter', { path: { id: 'nothing' }, body: {} })
    expect([theirs.status, theirs.body]).toEqual([404, unknown.body])
    const after = await org.call<Letter[]>('listLetters', { body: { state: 'unread' } })
    expect(after.body.data?.map((letter) => letter.id)).toContain(id)
  })

  it('are counted, show the red dot, and are all read at once', async () => {
    const before = await get<Schemas['UnreadNumbers']>('getUnreadNum', { body: {} })
    await send()
    await send()
    const unread = await get<Schemas['UnreadNumbers']>('getUnreadNum', { body: {} })
    expect(unread.letters - before.letters).toBe(2)
    expect(unread.total).toBe(unread.letters + unread.notices)
    expect(await get('getRedStatus')).toEqual({ red: true })
    expect(await get('readAllLetters', { body: {} })).toEqual({ read: 2 })
    expect(await get('getUnreadNum', { body: {} })).toMatchObject({ letters: 0 })
  })

  it('of applications are told by application until they are opened', async () => {
    await send({ appCode: 'RCAPP0001', title: '旧' })
    bench.advance(1_000)
    await send({ appCode: 'RCAPP0001', title: '新' })
    await send({ appCode: 'RCAPP0002' })
    await send()
    const apps = await get<Schemas['AppUnread'][]>('getUnAppMessages')
    expect(apps).toHaveLength(2)
    const one = await get('getUnAppMessages', { query: { appCode: 'RCAPP0001' } })
    expect(one).toMatchObject([{ appCode: 'RCAPP0001', unread: 2, latestTitle: '新' }])
    await get('readAllLetters', { body: {} })
    expect(await get('getUnAppMessages')).toEqual([])
  })
})

describe('addCurUserInfo', () => {
  it('registers once, whoever asks how often', async () => {
    const first = await get<Schemas['RecipientInfo']>('addCurUserInfo', { body: {} })
    bench.advance(5_000)
    expect(await get('addCurUserInfo', { body: {} })).toEqual(first)
    expect(first.memberId).toBe(reader.memberOf.a?.memberId)
  })
})
