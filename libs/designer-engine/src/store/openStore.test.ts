import { describe, expect, it, vi } from 'vitest'
import { designerOf, nodeOf, pageOf, samplePage } from '../../testing/pages.js'
import { createDesigner, definePlugin } from '../index.js'
import type { PageDocument } from '../index.js'
import { randomId, reportUnhandled } from './options.js'

describe('D-4: what is opened', () => {
  it.each<[string, PageDocument, string]>([
    [
      'under another id',
      { ...pageOf(), nodes: { b: nodeOf('a') } },
      'The node a is kept under another id',
    ],
    [
      'without an id',
      { ...pageOf(), nodes: { '': nodeOf('') } },
      'The node  is kept under another id',
    ],
    ['in nobody', pageOf([nodeOf('a', { parent: 'b', slot: 's' })]), 'a lies nowhere'],
    ['in itself', pageOf([nodeOf('a', { parent: 'a', slot: 's' })]), 'a lies in itself'],
    [
      'twice in the title bar',
      pageOf([nodeOf('a', { slot: 'titleBar' }), nodeOf('b', { slot: 'titleBar' })]),
      'A page has one title bar',
    ],
    [
      'in a ring of others',
      pageOf([
        nodeOf('a', { parent: 'b', slot: 's' }),
        nodeOf('b', { parent: 'c', slot: 's' }),
        nodeOf('c', { parent: 'b', slot: 's' }),
      ]),
      'a lies too deep',
    ],
  ])('may hold nothing %s', (_, page, message) => {
    expect(() => designerOf(page)).toThrow(new RangeError(message))
  })

  it('may hold 100 components in each other, and one title bar', () => {
    const chain = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        nodeOf(`n${index}`, index === 0 ? {} : { parent: `n${index - 1}`, slot: 's' }),
      )
    designerOf(pageOf([...chain(100), nodeOf('bar', { slot: 'titleBar' })])).verify()
    expect(() => designerOf(pageOf(chain(101)))).toThrow('lies too deep')
  })

  it('D-3: is repaired in its records, which is no change', () => {
    const designer = designerOf(pageOf([nodeOf('a'), nodeOf('b', { x: 1 })]))
    const { document } = designer
    expect(designer.repaired).toEqual(['b'])
    expect(document.nodes['b']).toMatchObject({ x: 1, y: 2 })
    expect(designer.children(null, 'main')).toEqual(Object.values(document.nodes))
    expect([designer.revision, designer.history.length]).toEqual([0, 1])
    designer.verify()
  })

  it('keeps fields that nobody knows', () => {
    const page = { ...samplePage(), note: { by: 'somebody' } }
    const designer = designerOf(page)
    designer.commands.setProps(['a'], { n: 1 })
    expect(designer.document).toMatchObject({ note: { by: 'somebody' }, schema: page.schema })
    expect(() => designerOf({ ...page, note: NaN } as PageDocument)).toThrow(RangeError)
  })
})

describe('ids', () => {
  it('are random by default, and of one length', () => {
    const ids = Array.from({ length: 500 }, randomId)
    expect(new Set(ids).size).toBe(500)
    for (const id of ids) expect(id).toMatch(/^n[0-9a-z]{16}$/)
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.5)
    expect(randomId()).toBe('ni0000000i0000000')
    random.mockRestore()
    const designer = createDesigner(samplePage())
    const { ids: made } = designer.commands.duplicate(['a']) as { ids: readonly string[] }
    expect(made[0]).toMatch(/^n[0-9a-z]{16}$/)
  })

  it('are asked for again when one is empty or there already, but not for ever', () => {
    const answers = ['a', '', 'b', 'new']
    const designer = designerOf(samplePage(), { newId: () => answers.shift() ?? 'a' })
    expect(designer.commands.insert({ type: 'box' })).toEqual({ ok: true, ids: ['new'] })
    expect(() => designer.commands.insert({ type: 'box' })).toThrow('newId gives no new id')
    const newId = vi.fn(() => (newId.mock.calls.length < 1000 ? 'a' : 'last'))
    const patient = designerOf(samplePage(), { newId })
    expect(patient.commands.insert({ type: 'box' })).toEqual({ ok: true, ids: ['last'] })
    const late = vi.fn(() => (late.mock.calls.length < 1001 ? 'a' : 'late'))
    const impatient = designerOf(samplePage(), { newId: late })
    expect(() => impatient.commands.insert({ type: 'box' })).toThrow(RangeError)
  })
})

it('T-7: an error that nobody takes is an unhandled rejection', async () => {
  const reasons: unknown[] = []
  const note = (reason: unknown) => reasons.push(reason)
  const own = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', note)
  const error = new TypeError('a bad listener')
  const designer = createDesigner(samplePage(), {
    plugins: [
      {
        id: 'text',
        afterChange: () => {
          // eslint-disable-next-line @typescript-eslint/only-throw-error -- other people's code does
          throw 'a text'
        },
      },
    ],
  })
  designer.on('change', () => {
    throw error
  })
  designer.commands.remove(['a'])
  reportUnhandled(undefined)
  await new Promise((resolve) => setTimeout(resolve, 0))
  process.removeListener('unhandledRejection', note)
  for (const listener of own) process.on('unhandledRejection', listener)
  expect(reasons).toEqual([new Error('a text'), error, new Error('undefined')])
  expect(reasons[1]).toBe(error)
})

it('T-8: a plugin has an id', () => {
  const plugin = { id: 'lock', guard: () => undefined }
  expect(definePlugin(plugin)).toBe(plugin)
  expect(() => definePlugin({ id: '' })).toThrow(new RangeError('A plugin needs an id'))
})
