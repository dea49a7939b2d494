import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { countForProof } from '../../testing/proof/count.js'
import { densePage, designerOf, nodeOf, pageOf } from '../../testing/pages.js'
import type { PageDocument } from '../index.js'
import { NodeStore } from '../store/NodeStore.js'
import { PageHistory, type StoredHistory } from './PageHistory.js'

type Stored = StoredHistory['steps'][number]

const numRuns = Number(process.env['SPRUCE_HISTORY_RUNS'] ?? 200)

const titled = (title: string) => pageOf([nodeOf('a', { props: { title } })])
const titleOf = (page: PageDocument) => page.nodes['a']?.props['title'] as string

function designAt(title: string, limit?: number) {
  const designer = designerOf(titled(title), limit === undefined ? {} : { history: { limit } })
  const write = (next: string) => designer.commands.setProps(['a'], { title: next })
  const queue = () => designer.history.statusQueue.map(titleOf).join(' ')
  return { designer, write, queue }
}

describe('the undo queue', () => {
  it('H-1, H-2, H-3: follows the vectors of the specification', () => {
    const { designer, write, queue } = designAt('s0')
    const { history } = designer
    for (let step = 1; step <= 12; step += 1) write(`s${step}`)
    expect([queue(), history.headPointer]).toEqual(['s12 s11 s10 s9 s8 s7 s6 s5 s4 s3', 0])
    const undone = Array.from({ length: 12 }, () => designer.undo())
    expect(undone.filter(Boolean)).toHaveLength(9)
    expect([titleOf(designer.document), history.headPointer]).toEqual(['s3', 9])
    expect([designer.redo(), designer.redo()]).toEqual([true, true])
    expect([titleOf(designer.document), history.headPointer]).toEqual(['s5', 7])
    write('N')
    expect([queue(), history.headPointer]).toEqual(['N s5 s4 s3', 0])
    expect(designer.redo()).toBe(false)
    expect([queue(), history.headPointer]).toEqual(['N s5 s4 s3', 0])
    designer.verify()
  })

  it('H-1: the limit counts the current page; a limit of one has no undo', () => {
    const { designer, write, queue } = designAt('s0', 1)
    write('s1')
    expect(queue()).toBe('s1')
    expect(designer.undo()).toBe(false)
  })

  it.each([0, -1, 501, 1.5, NaN])('H-1: %d is no limit', (limit) => {
    const message = `limit: ${limit} is no whole number from 1 to 500`
    expect(() => designAt('s0', limit)).toThrow(new RangeError(message))
  })

  it('H-1: a limit is at most 500', () => {
    expect(designAt('s0', 500).designer.history.limit).toBe(500)
  })

  it('H-3: tells whether there is a way up and down', () => {
    const { designer, write } = designAt('s0')
    const ways = () => [designer.history.canUndo, designer.history.canRedo]
    expect(ways()).toEqual([false, false])
    write('s1')
    write('s2')
    expect(ways()).toEqual([true, false])
    designer.undo()
    expect(ways()).toEqual([true, true])
    designer.undo()
    expect(ways()).toEqual([false, true])
  })

  it('H-3: what is cleared leaves the page as it is, alone', () => {
    const { designer, write, queue } = designAt('s0')
    write('s1')
    write('s2')
    designer.undo()
    designer.history.clear()
    expect([queue(), designer.history.headPointer, designer.history.length]).toEqual(['s1', 0, 1])
    expect([designer.undo(), designer.redo()]).toEqual([false, false])
  })

  it('H-4: the pages of the queue share their records, and the current one is the document', () => {
    const designer = designerOf(pageOf([nodeOf('a'), nodeOf('b', { y: 2 })]))
    const b = designer.get('b')
    designer.commands.setProps(['a'], { n: 1 })
    const [now, before] = designer.history.statusQueue
    expect(now).toBe(designer.document)
    expect(before?.nodes['b']).toBe(b)
    expect(before?.nodes['a']?.props).toEqual({})
    expect(designer.history.statusQueue).toBe(designer.history.statusQueue)
    expect(JSON.parse(JSON.stringify(designer.history.statusQueue))).toHaveLength(2)
  })

  it('H-4: a queue that was read stays as it was read', () => {
    const { designer, write } = designAt('s0')
    write('s1')
    const read = designer.history.statusQueue
    write('s2')
    designer.undo()
    designer.undo()
    expect(read.map(titleOf)).toEqual(['s1', 's0'])
  })

  it('H-5: merges what has one label within the window, and nothing after an undo', () => {
    let time = 0
    const designer = designerOf(titled('s0'), { history: { now: () => time, mergeWindow: 100 } })
    const type = (title: string) => designer.commands.setProps(['a'], { title }, 'merge')
    const queue = () => designer.history.statusQueue.map(titleOf).join(' ')
    type('a')
    time = 100
    type('ab')
    expect(queue()).toBe('ab s0')
    time = 201
    type('abc')
    expect(queue()).toBe('abc ab s0')
    designer.undo()
    designer.redo()
    type('abcd')
    expect(queue()).toBe('abcd abc ab s0')
    type('abc')
    expect(queue()).toBe('abc ab s0')
  })

  it('H-5: merges nothing of another label', () => {
    const designer = designerOf(titled('s0'))
    const write = (label: string, title: string) =>
      designer.transact(label, (tx) => tx.update('a', { props: { title } }), { record: 'merge' })
    write('type', 'a')
    write('paint', 'b')
    write('paint', 'c')
    expect(designer.history.statusQueue.map(titleOf).join(' ')).toBe('c a s0')
    expect(designer.history.entries.map(({ label }) => label)).toEqual(['paint', 'type', undefined])
  })

  it('H-5: merges nothing into what was closed', () => {
    const designer = designerOf(titled('s0'))
    const type = (title: string) => designer.commands.setProps(['a'], { title }, 'merge')
    type('a')
    designer.history.close()
    type('ab')
    type('abc')
    expect(designer.history.statusQueue.map(titleOf).join(' ')).toBe('abc a s0')
  })

  it('H-5: a pushed entry is never merged into', () => {
    const { designer, write, queue } = designAt('s0')
    write('s1')
    designer.commands.setProps(['a'], { title: 's2' }, 'merge')
    expect(queue()).toBe('s2 s1 s0')
  })

  it('H-6: what is not recorded stays through undo', () => {
    const designer = designerOf(titled('s0'))
    designer.commands.setProps(['a'], { title: 's1' })
    designer.transact('size', (tx) => tx.update('a', { props: { title: 's1', seen: true } }), {
      record: 'ignore',
    })
    expect(designer.history.length).toBe(2)
    designer.undo()
    // The whole of the props is one field of a record: the undo wins it.
    expect(designer.get('a')?.props).toEqual({ title: 's0' })
    designer.redo()
    designer.transact('remote', (tx) => tx.update('a', { x: 10 }), { source: 'remote' })
    designer.undo()
    expect(designer.get('a')).toMatchObject({ x: 10, props: { title: 's0' } })
    designer.verify()
  })

  it('H-6: an undo of what somebody else removed or emptied changes only what is there', () => {
    const designer = designerOf(pageOf([nodeOf('a'), nodeOf('box', { y: 2 })]))
    designer.commands.moveInto(['a'], { parent: 'box', slot: 'body' })
    designer.commands.remove(['a'])
    designer.transact('remote', (tx) => tx.remove('box'), { source: 'remote' })
    designer.undo()
    expect(designer.get('a')).toBeUndefined()
    designer.undo()
    designer.redo()
    designer.redo()
    designer.verify()
  })

  it('H-7: tells labels, times and sizes of its entries', () => {
    const designer = designerOf(titled('s0'), { history: { now: () => 7 } })
    designer.commands.setProps(['a'], { title: 's1' })
    expect(designer.history.entries).toEqual([
      { label: 'setProps', time: 7, changes: 1 },
      { label: undefined, time: undefined, changes: 0 },
    ])
  })

  it('H-8: is stored as JSON and goes on with the page it was stored with', () => {
    const { designer, write, queue } = designAt('s0')
    for (const title of ['s1', 's2', 's3']) write(title)
    designer.undo()
    const stored = JSON.parse(JSON.stringify(designer.history)) as never
    const later = designAt('s2')
    expect(later.designer.history.load(stored)).toBe(true)
    expect([later.queue(), later.designer.history.headPointer]).toEqual([queue(), 1])
    later.designer.undo()
    expect(titleOf(later.designer.document)).toBe('s1')
    later.designer.verify()
    const other = designAt('other')
    expect(other.designer.history.load(stored)).toBe(false)
    expect(other.queue()).toBe('other')
    expect(other.designer.history.load({ headPointer: 0 } as never)).toBe(false)
  })

  /** What is stored of a page of s2, with s3 ahead and s1 and s0 behind. */
  function storedAtS2(): StoredHistory {
    const { designer, write } = designAt('s0')
    for (const title of ['s1', 's2', 's3']) write(title)
    designer.undo()
    return designer.history.toJSON()
  }

  it.each([-1, 0.5, 4, NaN, '1'])('H-8: is not taken on with a pointer of %o', (headPointer) => {
    const stored = { ...storedAtS2(), headPointer: headPointer as number }
    for (const page of ['s0', 's1', 's2', 's3']) {
      const { designer, queue } = designAt(page)
      expect(designer.history.load(stored)).toBe(false)
      expect([queue(), designer.history.headPointer]).toEqual([page, 0])
    }
  })

  it.each([
    ['s0', 3],
    ['s1', 2],
    ['s2', 1],
    ['s3', 0],
  ])('H-8: is taken on with a page of %s at the pointer %d alone', (title, headPointer) => {
    const stored = { ...storedAtS2(), headPointer }
    for (const page of ['s0', 's1', 's2', 's3']) {
      const { designer, queue } = designAt(page)
      expect(designer.history.load(stored)).toBe(page === title)
      expect(queue()).toBe(page === title ? 's3 s2 s1 s0' : page)
    }
  })

  it('H-8: is taken on when each of its steps fits, forwards and backwards', () => {
    const { headPointer, steps } = storedAtS2()
    const [newest, middle, oldest] = steps as [Stored, Stored, Stored]
    const foreign = designAt('elsewhere')
    foreign.write('far away')
    const { steps: foreignSteps } = foreign.designer.history.toJSON()
    const strange = foreignSteps[0]!
    for (const others of [
      [strange, middle, oldest],
      [newest, strange, oldest],
      [newest, middle, strange],
    ]) {
      const { designer, queue } = designAt('s2')
      expect(designer.history.load({ headPointer, steps: others })).toBe(false)
      expect(queue()).toBe('s2')
    }
  })

  it('H-1, H-8: is not taken on when it has more entries than the limit', () => {
    const stored = storedAtS2()
    expect(designAt('s2', 3).designer.history.load(stored)).toBe(false)
    expect(designAt('s2', 4).designer.history.load(stored)).toBe(true)
  })

  it('H-8: what was there before is gone, also when the stored one is not taken on', () => {
    const { designer, write, queue } = designAt('s0')
    write('s1')
    expect(designer.history.load(storedAtS2())).toBe(false)
    expect([queue(), designer.undo()]).toEqual(['s1', false])
  })

  it('H-5, H-8: nothing is merged into what was stored', () => {
    const before = designerOf(titled('s0'), { history: { now: () => 0 } })
    before.commands.setProps(['a'], { title: 'a' }, 'merge')
    const later = designerOf(before.document, { history: { now: () => 0 } })
    expect(later.history.load(before.history.toJSON())).toBe(true)
    later.commands.setProps(['a'], { title: 'ab' }, 'merge')
    expect(later.history.statusQueue.map(titleOf).join(' ')).toBe('ab a s0')
  })

  it('H-1 to H-5: does what a plain queue of pages does, whatever happens', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('push' as const), value: fc.nat(9), at: fc.nat(3) }),
      fc.record({ kind: fc.constant('merge' as const), value: fc.nat(2), at: fc.nat(3) }),
      fc.record({
        kind: fc.constantFrom('add' as const, 'drop' as const),
        value: fc.constant(0),
        at: fc.nat(3),
      }),
      fc.record({
        kind: fc.constantFrom('undo' as const, 'redo' as const),
        value: fc.constant(0),
        at: fc.constant(0),
      }),
    )
    const ids = ['a', 'b', 'c', 'd']
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 40 }),
        fc.integer({ min: 1, max: 12 }),
        (ops, limit) => {
          let time = 0
          const clock = { now: () => time, mergeWindow: 2, limit }
          const designer = designerOf(pageOf([nodeOf('a')]), { history: clock })
          let naive = [designer.document]
          let pointer = 0
          let openSince: number | undefined
          for (const op of ops) {
            time += 1
            if (op.kind === 'undo' || op.kind === 'redo') {
              const next = pointer + (op.kind === 'undo' ? 1 : -1)
              const isPossible = next >= 0 && next < naive.length
              expect(designer[op.kind]()).toBe(isPossible)
              if (isPossible) pointer = next
              if (isPossible) openSince = undefined
            } else {
              const id = ids[op.at] ?? 'a'
              const before = designer.document
              const isMerge = op.kind === 'merge'
              designer.transact(
                isMerge ? 'type' : 'other',
                (tx) => {
                  const node = tx.get(id)
                  if (op.kind === 'drop') {
                    if (node) tx.remove(id)
                  } else {
                    const value = op.kind === 'add' ? 0 : op.value
                    tx.put({ ...nodeOf(id, { props: { value } }), y: node?.y ?? 0 })
                  }
                },
                { record: isMerge ? 'merge' : 'push' },
              )
              if (designer.document !== before) {
                const isPart =
                  isMerge && pointer === 0 && openSince !== undefined && time - openSince <= 2
                const kept = isPart ? naive.slice(1) : naive.slice(pointer)
                const returns = isPart && isSame(kept[0], designer.document)
                naive = (returns ? kept : [designer.document, ...kept]).slice(0, limit)
                pointer = 0
                openSince = isMerge && !returns && naive.length > 1 ? time : undefined
              }
            }
            expect(designer.history.headPointer).toBe(pointer)
            expect(designer.history.statusQueue).toEqual(naive)
            expect(designer.document).toEqual(naive[pointer])
          }
          designer.verify()
        },
      ),
      { numRuns },
    )
    countForProof('history', { counts: { historyRuns: numRuns } })
  })
})

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sorted)
  return Object.entries(value)
    .map(([key, item]) => [key, sorted(item)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
}

it('H-4, H-9: the page is made when it is read, not by changes, undo and redo', () => {
  const reads = vi.spyOn(NodeStore.prototype, 'document', 'get')
  const designer = designerOf(densePage(20))
  const seen = vi.fn()
  designer.on('change', seen)
  for (let step = 0; step < 5; step += 1) designer.commands.setProps(['i0'], { step })
  for (let step = 0; step < 5; step += 1) designer.undo()
  designer.redo()
  designer.undo()
  expect(designer.history.entries).toHaveLength(6)
  expect([designer.history.canUndo, designer.history.headPointer]).toEqual([false, 5])
  expect(seen.mock.calls.length).toBeGreaterThan(10)
  expect(reads).toHaveBeenCalledTimes(0)
  const made = vi.spyOn(Object, 'fromEntries')
  const queue = designer.history.statusQueue
  expect([reads, made].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  expect(queue[4]?.nodes['i0']?.props).toEqual({ step: 0 })
  expect(made).toHaveBeenCalledTimes(2)
  expect(designer.history.statusQueue).toBe(queue)
  expect(made).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
})

it('H-9: an undo on a large page copies no list of nodes', () => {
  const page = pageOf([nodeOf('a')])
  const history = new PageHistory(() => {
    throw new Error('nobody asked for the page')
  })
  const a = page.nodes['a']!
  const b = { ...a, x: 1 }
  history.push('move', { added: new Map(), updated: new Map([['a', [a, b]]]), removed: new Map() })
  expect(history.undo()?.updated.get('a')).toEqual([b, a])
  expect(history.redo()?.updated.get('a')).toEqual([a, b])
})
