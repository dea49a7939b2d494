import { describe, expect, it, vi } from 'vitest'
import { readPageData } from '../../data/pageData.js'
import { FakeDataPort } from '../../testing/FakeDataPort.js'
import { limitData } from './limitData.js'

const frame = { columns: [] }
const join = (query: string) => [{ kind: 'join', query, key: 'id' }]
const page = readPageData({
  queries: [
    { id: 'devices', source: 'devices' },
    { id: 'todos', source: 'todos' },
    { id: 'alarms', source: 'alarms', transforms: join('todos') },
    { id: 'joined', source: 'todos', transforms: join('alarms') },
    { id: 'round', source: 'todos', transforms: join('round') },
  ],
})
const answers = Object.fromEntries([...page.queries.keys()].map((id) => [id, frame]))
const request = { queries: [...page.queries.keys()], values: {} }
const signal = new AbortController().signal

describe('data as somebody else sees it', () => {
  it('is refused by the permissions of its source, and of what it joins', async () => {
    const data = new FakeDataPort(answers)
    const seen = await limitData(data, page, ['device:list']).query(request, signal)
    const refused = Object.keys(seen).filter((id) => seen[id]?.ok === false)
    expect(refused.sort()).toEqual(['alarms', 'joined'])
    expect(seen['alarms']).toMatchObject({ isForbidden: true })
    expect(data.requests.map(({ queries }) => queries)).toEqual([['devices', 'todos', 'round']])
  })

  it('asks for nothing where all of it is refused, and hears nothing of it', async () => {
    const data = new FakeDataPort(answers)
    const limited = limitData(data, page, [])
    const asked = { ...request, queries: ['devices'] }
    expect(await limited.query(asked, signal)).toMatchObject({ devices: { isForbidden: true } })
    limited.subscribe({ ...asked, reads: {} }, vi.fn())()
    expect(data.requests).toEqual([])
    expect(data.subscriptions.size).toBe(0)
  })

  it('is heard of as far as it is not refused', () => {
    const data = new FakeDataPort(answers)
    const limited = limitData(data, page, ['alarm:list'])
    const stop = limited.subscribe({ ...request, reads: {} }, vi.fn())
    expect([...data.subscriptions].map(({ queries }) => queries)).toEqual([
      ['todos', 'alarms', 'joined', 'round'],
    ])
    stop()
    expect(data.subscriptions.size).toBe(0)
  })
})
