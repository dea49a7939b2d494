import { describe, expect, it, vi } from 'vitest'
import { TabsStore, type TabsSnapshot } from './TabsStore.js'

function names(store: TabsStore) {
  return store.tabs.map(({ name }) => name)
}

function opened(...letters: string[]) {
  const store = new TabsStore({ getFirstMenuTab: () => ({ name: 'home', url: '/dashboard' }) })
  for (const name of letters) store.activate({ name, url: `/${name}` })
  return store
}

describe('specification section 4, Tabs', () => {
  it('"A tab is added only if it has name and url and no tab of that name exists."', () => {
    const store = new TabsStore()
    store.open({ name: '', url: '/a' })
    store.open({ name: 'a', url: '' })
    expect(store.tags).toEqual([])
    store.open({ name: 'a', url: '/a' })
    store.open({ name: 'a', url: '/other' })
    expect(store.tags).toEqual([{ name: 'a', url: '/a' }])
  })

  it('"Closing removes it."', () => {
    const store = opened('a', 'b')
    expect(store.close('a')).toBe(true)
    expect(store.tags).toEqual([{ name: 'b', url: '/b' }])
  })

  it('"Clearing resets to only the first menu tab."', () => {
    const store = opened('a', 'b')
    store.reset()
    expect(store.tags).toEqual([{ name: 'home', url: '/dashboard' }])
    expect(store.activeName).toBe('home')
  })

  it('clears to nothing when there is no menu', () => {
    const store = new TabsStore()
    store.activate({ name: 'a', url: '/a' })
    store.reset()
    expect(store.tags).toEqual([])
    expect(store.active).toBeUndefined()
  })

  it('"An \'other\' action keeps only the tab with the given url."', () => {
    const store = opened('a', 'b', 'c')
    store.closeOthers('/b')
    expect(store.tags).toEqual([{ name: 'b', url: '/b' }])
    expect(store.activeName).toBe('b')
  })
})

describe('activate', () => {
  it('takes the new address and query into the tab of that name, without another tab', () => {
    const store = new TabsStore()
    store.activate({ name: 'a', url: '/a', query: { page: 1 } })
    store.activate({ name: 'a', url: '/a?page=2', query: { page: 2 } })
    expect(store.tabs).toHaveLength(1)
    expect(store.find('a')).toMatchObject({ url: '/a?page=2', query: { page: 2 }, isLive: true })
  })

  it('keeps the query object when nothing in it changed', () => {
    const store = new TabsStore()
    store.activate({ name: 'a', url: '/a', query: { page: 1 } })
    const before = store.find('a')!.query
    store.activate({ name: 'a', url: '/a', query: { page: 1 } })
    expect(store.find('a')!.query).toBe(before)
  })

  it('does nothing without name or url', () => {
    const store = new TabsStore()
    store.activate({ name: 'a', url: '' })
    store.activate({ name: '', url: '/a' })
    expect(store.tabs).toEqual([])
    expect(store.activeName).toBeUndefined()
  })

  it('comes back from a page that is no tab', () => {
    const store = opened('a')
    store.leaveTabs()
    expect(store.active).toBeUndefined()
    store.activate({ name: 'a', url: '/a' })
    expect(store.active?.name).toBe('a')
  })
})

describe('closing', () => {
  it('shows the right neighbour, else the left one', () => {
    const store = opened('a', 'b', 'c')
    store.activate({ name: 'b', url: '/b' })
    store.close('b')
    expect(store.activeName).toBe('c')
    store.close('c')
    expect(store.activeName).toBe('a')
  })

  it('refuses while there is unsaved input, unless it may be discarded', () => {
    const store = opened('a', 'b')
    store.setDirty('a', true)
    expect(store.close('a')).toBe(false)
    expect(names(store)).toEqual(['a', 'b'])
    expect(store.close('a', { discard: true })).toBe(true)
    expect(names(store)).toEqual(['b'])
  })

  it('keeps pinned tabs, and unsaved ones unless they may be discarded', () => {
    const store = opened('a', 'b', 'c', 'd')
    store.setPinned('a', true)
    store.setDirty('b', true)
    store.closeOthers('/d')
    expect(names(store)).toEqual(['a', 'b', 'd'])
    store.reset({ discard: true })
    expect(names(store)).toEqual(['a', 'home'])
  })

  it('tells who closed, so that caches can go', () => {
    const dropped: string[] = []
    const store = new TabsStore({ onDrop: ({ name }, reason) => dropped.push(`${name} ${reason}`) })
    store.activate({ name: 'a', url: '/a' })
    store.activate({ name: 'b', url: '/b' })
    store.refresh('b')
    store.close('a')
    expect(dropped).toEqual(['b refreshed', 'a closed'])
  })
})

describe('order', () => {
  it('moves a tab and leaves the order of creation alone', () => {
    const store = opened('a', 'b', 'c')
    store.move('c', 0)
    expect(names(store)).toEqual(['c', 'a', 'b'])
    expect(store.liveTabs.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  })

  it('keeps pinned tabs first', () => {
    const store = opened('a', 'b', 'c')
    store.setPinned('c', true)
    expect(names(store)).toEqual(['c', 'a', 'b'])
    store.move('b', 0)
    expect(names(store)).toEqual(['c', 'b', 'a'])
    store.move('c', 9)
    expect(names(store)).toEqual(['c', 'b', 'a'])
    store.setPinned('c', false)
    expect(names(store)).toEqual(['c', 'b', 'a'])
  })
})

describe('limit of mounted pages', () => {
  it('puts the longest unused to sleep, never an unsaved one, never the active one', () => {
    const onDrop = vi.fn()
    const store = new TabsStore({ limit: 3, onDrop })
    for (const name of ['a', 'b', 'c']) store.activate({ name, url: `/${name}` })
    store.setDirty('a', true)
    store.activate({ name: 'd', url: '/d' })
    expect(store.liveTabs.map(({ name }) => name)).toEqual(['a', 'c', 'd'])
    expect(names(store)).toEqual(['a', 'b', 'c', 'd'])
    expect(onDrop).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'b' }), 'asleep')
  })

  it('counts use, not age', () => {
    const store = new TabsStore({ limit: 2 })
    store.activate({ name: 'a', url: '/a' })
    store.activate({ name: 'b', url: '/b' })
    store.activate({ name: 'a', url: '/a' })
    store.activate({ name: 'c', url: '/c' })
    expect(store.liveTabs.map(({ name }) => name)).toEqual(['a', 'c'])
  })

  it('exceeds it rather than lose input', () => {
    const store = new TabsStore({ limit: 2 })
    for (const name of ['a', 'b', 'c', 'd']) {
      store.activate({ name, url: `/${name}` })
      store.setDirty(name, true)
    }
    expect(store.liveTabs).toHaveLength(4)
  })

  it('is 20 when nothing is said', () => {
    const store = new TabsStore()
    for (let index = 0; index < 25; index += 1) {
      store.activate({ name: `t${index}`, url: `/t${index}` })
    }
    expect(store.tabs).toHaveLength(25)
    expect(store.liveTabs).toHaveLength(20)
  })
})

describe('persistence', () => {
  it('gives out what a reload needs and takes it back asleep', () => {
    const saved: TabsSnapshot[] = []
    const store = new TabsStore({ save: (snapshot) => saved.push(snapshot) })
    store.activate({ name: 'a', url: '/a?q=1', title: '甲' })
    store.activate({ name: 'b', url: '/b' })
    store.setPinned('b', true)
    store.dispose()

    const again = new TabsStore({ load: () => structuredClone(saved.at(-1)) })
    expect(
      again.tabs.map(({ name, url, title, isPinned, isLive }) => [
        name,
        url,
        title,
        isPinned,
        isLive,
      ]),
    ).toEqual([
      ['b', '/b', undefined, true, false],
      ['a', '/a?q=1', '甲', false, false],
    ])
    expect(again.activeName).toBeUndefined()
  })

  it('stops saving when disposed', () => {
    const save = vi.fn()
    const store = new TabsStore({ save })
    store.dispose()
    store.activate({ name: 'a', url: '/a' })
    expect(save).not.toHaveBeenCalled()
  })

  it.each([
    undefined,
    null,
    'x',
    { tabs: 3 },
    {
      tabs: [
        null,
        3,
        { name: 'a' },
        { name: 'a', url: 'javascript:alert(1)' },
        { name: 'b', url: '//evil' },
      ],
    },
  ])('ignores malformed data %#', (data) => {
    expect(new TabsStore({ load: () => data }).tabs).toEqual([])
  })
})
