import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  openLiveStream,
  type LiveEnvironment,
  type LiveEvent,
  type LivePlace,
  type LiveStreamHandle,
} from './openLiveStream.js'

/** A server that keeps connections and says what a test tells it to. */
class FakeServer {
  readonly places: (string | null)[] = []
  answers: (() => Response)[] = []
  private open: ReadableStreamDefaultController<Uint8Array>[] = []

  get connections(): number {
    return this.open.length
  }

  readonly fetch: LiveEnvironment['fetch'] = (_url, init) => {
    this.places.push(new Headers(init.headers).get('last-event-id'))
    const other = this.answers.shift()
    if (other) return Promise.resolve(other())
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.open.push(controller)
        init.signal?.addEventListener('abort', () => {
          if (this.drop(controller)) controller.error(new DOMException('', 'AbortError'))
        })
      },
    })
    return Promise.resolve(new Response(body))
  }

  say(text: string) {
    for (const controller of this.open) controller.enqueue(new TextEncoder().encode(text))
  }

  event(name: string, data: object, place = '') {
    this.say(
      `${place === '' ? '' : `id: ${place}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`,
    )
  }

  hangUp() {
    for (const controller of [...this.open]) {
      this.drop(controller)
      controller.close()
    }
  }

  private drop(controller: ReadableStreamDefaultController<Uint8Array>): boolean {
    const wasOpen = this.open.includes(controller)
    this.open = this.open.filter((one) => one !== controller)
    return wasOpen
  }
}

/** Locks and channels of one browser. */
class FakeBrowser {
  private readonly channels = new Set<{ name: string; onmessage: unknown }>()
  private queue: Promise<unknown> = Promise.resolve()

  environment(server: FakeServer): Partial<LiveEnvironment> {
    const request = (_name: string, _options: unknown, act: () => Promise<unknown>) => {
      this.queue = this.queue.then(act)
      return this.queue
    }
    return {
      fetch: server.fetch,
      locks: { request } as unknown as LockManager,
      random: () => 0.5,
      openChannel: (name) => {
        const channel = {
          name,
          onmessage: null as ((event: MessageEvent) => void) | null,
          postMessage: (data: unknown) => {
            for (const other of this.channels) {
              if (other === channel || other.name !== name) continue
              ;(other.onmessage as typeof channel.onmessage)?.({ data } as MessageEvent)
            }
          },
          close: () => void this.channels.delete(channel),
        }
        this.channels.add(channel)
        return channel
      },
    }
  }
}

let server: FakeServer
let browser: FakeBrowser
const handles: LiveStreamHandle[] = []
beforeEach(() => {
  vi.useFakeTimers()
  server = new FakeServer()
  browser = new FakeBrowser()
})
afterEach(() => {
  for (const handle of handles.splice(0)) handle.close()
  vi.useRealTimers()
})

function openTab(
  environment = browser.environment(server),
  owner = 'session-1',
  since?: LivePlace,
) {
  const got: LiveEvent[] = []
  const states: boolean[] = []
  const handle = openLiveStream({
    owner,
    headers: () => ({ 'app-code': 'test' }),
    onEvent: (event) => got.push(event),
    onState: (isUp) => states.push(isUp),
    since,
    environment,
  })
  handles.push(handle)
  return { ...handle, got, states, names: () => got.map(({ name }) => name) }
}

const settle = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds)

describe('openLiveStream', () => {
  it('has one connection for all tabs, and every tab hears', async () => {
    const tabs = Array.from({ length: 12 }, () => openTab())
    await settle()
    expect(server.connections).toBe(1)
    server.event('unread', { id: 'e1', tenantId: 'a' })
    await settle()
    for (const { got } of tabs) {
      expect(got).toEqual([{ name: 'unread', data: { id: 'e1', tenantId: 'a' } }])
    }
  })

  it('shares nothing between sessions', async () => {
    const [mine, theirs] = [openTab(), openTab(new FakeBrowser().environment(server), 'session-2')]
    await settle()
    expect(server.connections).toBe(2)
    mine.close()
    await settle()
    server.event('unread', { id: 'e1' })
    await settle()
    expect([mine.names(), theirs.names()]).toEqual([[], ['unread']])
  })

  it('goes on in another tab, from the place where the first one was', async () => {
    const first = openTab()
    await settle()
    server.say('id: p1\n\n')
    await settle()
    const second = openTab()
    server.event('unread', { id: 'e1' }, 'p2')
    await settle()
    first.close()
    await settle()
    expect(server.places).toEqual([null, 'p2'])
    server.event('unread', { id: 'e1' }, 'p2') // what the broken connection may repeat
    server.event('unread', { id: 'e2' }, 'p3')
    await settle()
    expect(second.got.map(({ data }) => data['id'])).toEqual(['e1', 'e2'])
    expect(first.got.map(({ data }) => data['id'])).toEqual(['e1'])
  })

  it('tells a tab that opens where the others are', async () => {
    const first = openTab()
    await settle()
    server.say('id: p7\n\n')
    await settle()
    openTab()
    await settle()
    first.close()
    await settle()
    expect(server.places).toEqual([null, 'p7'])
  })

  it('comes back after a break, with the wait that the server asked for', async () => {
    openTab()
    await settle()
    server.say('retry: 5000\n\nid: p1\n\n')
    await settle()
    server.hangUp()
    await settle(4_900)
    expect(server.places).toEqual([null])
    await settle(200)
    expect(server.places).toEqual([null, 'p1'])
  })

  it('waits longer each time while the server does not answer, and as long as it says', async () => {
    server.answers = [
      ...Array.from({ length: 8 }, () => () => new Response(null, { status: 503 })),
      () => new Response(null, { status: 429, headers: { 'retry-after': '90' } }),
    ]
    openTab()
    await settle(2_000)
    expect(server.places).toHaveLength(2)
    await settle(120_000)
    expect(server.places.length).toBeLessThan(9)
    await settle(60_000)
    expect(server.places).toHaveLength(9)
    await settle(57_000)
    expect(server.places).toHaveLength(9)
    await settle(2_000)
    expect([server.places.length, server.connections]).toEqual([10, 1])
  })

  it('says in every tab whether events come', async () => {
    const first = openTab()
    const second = openTab()
    await settle()
    const third = openTab()
    await settle()
    expect([first.states, second.states, third.states]).toEqual([[true], [true], [true]])
    server.answers = [() => new Response(null, { status: 503 })]
    server.hangUp()
    await settle()
    const late = openTab()
    await settle(100)
    for (const { states } of [first, second, third]) expect(states).toEqual([true, false])
    expect(late.states).toEqual([])
    await settle(10_000)
    for (const { states } of [first, second, third]) expect(states).toEqual([true, false, true])
    expect(late.states).toEqual([true])
    first.close()
    await settle()
    expect(first.states.at(-1)).toBe(false)
    expect([second.states.at(-1), third.states.at(-1)]).toEqual([true, true])
    server.event('session-ended', {})
    await settle()
    expect([second.states.at(-1), third.states.at(-1)]).toEqual([false, false])
  })

  it('takes a connection on which nothing comes for dead', async () => {
    openTab()
    await settle(44_000)
    server.say(': beat\nid: p1\n\n')
    await settle(44_000)
    expect(server.places).toHaveLength(1)
    await settle(3_000)
    expect(server.places).toEqual([null, 'p1'])
  })

  it.each([
    ['the server says so', () => server.event('session-ended', {})],
    [
      'a new connection is refused',
      () => {
        server.answers = [() => new Response(null, { status: 401 })]
        server.hangUp()
      },
    ],
  ])('ends in every tab with its session: %s', async (_, end) => {
    const tabs = [openTab(), openTab()]
    await settle()
    end()
    await settle(5_000)
    for (const tab of tabs) expect(tab.names()).toEqual(['session-ended'])
    const before = server.places.length
    await settle(600_000)
    expect([server.connections, server.places.length]).toEqual([0, before])
  })

  it('works in a browser without locks, each tab by itself', async () => {
    const alone = { ...browser.environment(server), locks: undefined }
    const tabs = [openTab(alone), openTab(new FakeBrowser().environment(server))]
    await settle()
    server.event('unread', { id: 'e1' })
    await settle()
    for (const tab of tabs) expect(tab.names()).toEqual(['unread'])
  })

  it('passes over what is no event of ours', async () => {
    const tab = openTab()
    await settle()
    server.say('event: x\ndata: {broken\n\nevent: y\ndata: 5\n\n')
    server.event('unread', { id: 'e1' })
    await settle()
    expect(tab.names()).toEqual(['unread'])
  })
})

describe('what came between the data of a page and its stream', () => {
  /** A page whose data was read now; it opens its stream later. */
  const read = (place: string): LivePlace => ({ place, askedAt: Date.now() })
  const openSince = (since: LivePlace) => openTab(browser.environment(server), 'session-1', since)

  it('is asked of the server by the tab that reads', async () => {
    const tab = openSince(read('p1'))
    await settle()
    expect(server.places).toEqual(['p1'])
    expect(tab.where()).toMatchObject({ place: 'p1' })
  })

  it('is told by that tab to one that joins, and nothing older', async () => {
    openSince(read('p1'))
    await settle()
    server.event('unread', { id: 'old' }, 'p2')
    await settle(10)
    const since = read('p3')
    await settle(10)
    server.event('message', { id: 'new' }, 'p4')
    await settle(10)
    const joined = openSince(since)
    await settle()
    expect(joined.got.map(({ data }) => data['id'])).toEqual(['new'])
    expect(joined.where()?.place).toBe('p4')
    server.event('message', { id: 'next' }, 'p5')
    await settle()
    expect(joined.got.map(({ data }) => data['id'])).toEqual(['new', 'next'])
    expect(server.places).toEqual(['p1'])
  })

  it('is asked for from the older of two pages that open at once', async () => {
    const older = read('p1')
    await settle(10)
    const newer = read('p2')
    let connect = () => {}
    const fetch: LiveEnvironment['fetch'] = async (url, init) => {
      await new Promise<void>((resolve) => (connect = resolve))
      return server.fetch(url, init)
    }
    const first = openTab({ ...browser.environment(server), fetch }, 'session-1', newer)
    await settle()
    const second = openSince(older)
    await settle()
    connect()
    await settle()
    expect([first.where()?.place, second.where()?.place]).toEqual(['p1', 'p1'])
    expect(second.names()).toEqual([])
  })

  it('is everything, where nobody knows any more what it was', async () => {
    const since = read('p1')
    await settle(10)
    openSince(read('p2'))
    await settle()
    const joined = openSince(since)
    await settle()
    expect(joined.names()).toEqual(['reset'])
  })

  it('is asked of the server where the tab that reads closes without a word', async () => {
    const first = openSince(read('p1'))
    await settle()
    const channel = browser.environment(server)
    const mute = {
      ...channel,
      openChannel: (name: string) => {
        const real = channel.openChannel?.(name)
        const dumb = { close: () => undefined, onmessage: null }
        return Object.assign(real ?? dumb, { postMessage: () => undefined })
      },
    }
    const second = openTab(mute, 'session-1', read('p2'))
    server.event('unread', { id: 'e1' }, 'p9')
    await settle()
    first.close()
    await settle()
    expect(server.places).toEqual(['p1', 'p2'])
    expect(second.got.map(({ data }) => data['id'])).toEqual(['e1'])
  })
})
