import { describe, expect, it, vi } from 'vitest'
import { designerOf, nodeOf, pageOf, samplePage } from '../../testing/pages.js'
import type { ChangeInfo, Designer, DesignerPlugin } from '../index.js'

/** The names of the events from now on. */
function listen(designer: Designer) {
  const heard: string[] = []
  designer.on('change', (_, { label, isPreview }) => heard.push(isPreview ? 'preview of' : label))
  for (const name of ['history', 'selection', 'preview'] as const) {
    designer.on(name, () => heard.push(`(${name})`))
  }
  return {
    /** Those since it was asked last. */
    take: () => heard.splice(0).join(' '),
  }
}

const edit = (designer: Designer, n: number, options: object = {}) =>
  designer.transact('edit', (tx) => tx.update('a', { props: { n } }), options)

describe('T-1: events', () => {
  it('of a change: itself, and the history where it is recorded', () => {
    const designer = designerOf(samplePage())
    const { take } = listen(designer)
    edit(designer, 1)
    expect(take()).toBe('edit (history)')
    edit(designer, 2, { record: 'merge' })
    expect(take()).toBe('edit (history)')
    edit(designer, 3, { record: 'ignore' })
    expect(take()).toBe('edit')
    edit(designer, 4, { source: 'remote' })
    expect(take()).toBe('edit')
    edit(designer, 4)
    expect(take()).toBe('')
    expect([designer.revision, designer.history.length]).toEqual([4, 3])
  })

  it('of a replay: the change under its name, and the history', () => {
    const designer = designerOf(samplePage())
    edit(designer, 1)
    const infos: ChangeInfo[] = []
    designer.on('change', (_, info) => infos.push(info))
    const { take } = listen(designer)
    designer.undo()
    expect(take()).toBe('undo (history)')
    designer.redo()
    expect(take()).toBe('redo (history)')
    expect(infos).toEqual([
      { label: 'undo', record: 'ignore', source: 'replay', isPreview: false },
      { label: 'redo', record: 'ignore', source: 'replay', isPreview: false },
    ])
    expect([designer.redo(), take()]).toEqual([false, ''])
  })

  it('H-6: of a replay that finds nothing to change: the history alone', () => {
    const designer = designerOf(samplePage())
    edit(designer, 1)
    designer.transact('away', (tx) => tx.remove('a'), { source: 'remote' })
    const { take } = listen(designer)
    expect(designer.undo()).toBe(true)
    expect(take()).toBe('(history)')
    expect(designer.history.headPointer).toBe(1)
    designer.verify()
  })

  it('S-4: of the selection, after what was selected is gone, before the change is told', () => {
    const designer = designerOf(samplePage())
    designer.selection.select(['a', 'b'])
    const { take } = listen(designer)
    designer.commands.remove(['a'])
    expect(take()).toBe('(selection) remove (history)')
    expect(designer.selection.ids).toEqual(['b'])
    designer.selection.select(['b'])
    expect(take()).toBe('')
  })

  it('of a listener that was taken away: none', () => {
    const designer = designerOf(samplePage())
    const listener = vi.fn()
    const off = designer.on('history', listener)
    off()
    edit(designer, 1)
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('P-5, P-6: the preview mode', () => {
  it('is off, unless it is begun with or switched on', () => {
    expect(designerOf(samplePage()).onlyPreview).toBe(false)
    expect(designerOf(samplePage(), { onlyPreview: true }).onlyPreview).toBe(true)
    const designer = designerOf(samplePage())
    const { take } = listen(designer)
    designer.setPreview(false)
    expect(take()).toBe('')
    designer.setPreview(true)
    expect([designer.onlyPreview, take()]).toEqual([true, '(preview)'])
    designer.setPreview(true)
    expect(take()).toBe('')
  })

  it('brings everything back when it ends, and takes a gesture back when it begins', () => {
    const designer = designerOf(samplePage(), { onlyPreview: true })
    designer.hiding.hide('a')
    designer.setPreview(false)
    expect(designer.hiding.isHidden('a')).toBe(false)
    const drag = designer.gesture('drag', ['a'])
    drag.preview({ x: 18, y: 0 })
    const { take } = listen(designer)
    designer.setPreview(true)
    expect(take()).toBe('preview of (preview)')
    expect([drag.refusal, designer.get('a')?.x]).toEqual(['over', 0])
  })

  it('is told of what is hidden in it, and of what is back', () => {
    const designer = designerOf(samplePage(), { onlyPreview: true })
    const { take } = listen(designer)
    designer.hiding.hide('a')
    expect(take()).toBe('(preview)')
    designer.hiding.hide()
    expect(take()).toBe('(preview)')
    designer.hiding.hide()
    expect(take()).toBe('')
  })

  it('brings everything back with any change, too', () => {
    const designer = designerOf(samplePage(), { onlyPreview: true })
    designer.hiding.hide('a')
    edit(designer, 1, { source: 'remote' })
    expect(designer.hiding.isHidden('a')).toBe(false)
  })

  it('has no undo and no redo', () => {
    const designer = designerOf(samplePage())
    edit(designer, 1)
    edit(designer, 2)
    designer.undo()
    designer.setPreview(true)
    expect([designer.undo(), designer.redo(), designer.history.headPointer]).toEqual([
      false,
      false,
      1,
    ])
    designer.setPreview(false)
    expect(designer.redo()).toBe(true)
  })
})

describe('T-8: plugins', () => {
  it('are asked with what is to be changed, each after the one before, and not about replays', () => {
    const asked: unknown[] = []
    const plugin = (id: string): DesignerPlugin => ({
      id,
      beforeChange: (tx, { added, updated }, { label, record, source }) => {
        asked.push([id, label, record, source, [...added.keys()], [...updated.keys()]])
        if (id === 'first' && added.size === 0) tx.put(nodeOf('n', { slot: 'dialogs' }))
      },
    })
    const plugins = [{ id: 'none' }, plugin('first'), plugin('second')]
    const designer = designerOf(samplePage(), { plugins })
    edit(designer, 1, { record: 'merge' })
    expect(asked.splice(0)).toEqual([
      ['first', 'edit', 'merge', 'user', [], ['a']],
      ['second', 'edit', 'merge', 'user', ['n'], ['a']],
    ])
    designer.undo()
    designer.redo()
    expect(asked).toEqual([])
    expect(designer.get('n')).toBeDefined()
    designer.verify()
  })

  it('that fail afterwards change nothing for the others', () => {
    const onError = vi.fn()
    const afterChange = vi.fn()
    const error = new Error('late')
    const fail = () => {
      throw error
    }
    const plugins = [
      { id: 'bad', afterChange: fail },
      { id: 'good', afterChange },
    ]
    const designer = designerOf(samplePage(), { plugins, onError })
    const { take } = listen(designer)
    edit(designer, 1)
    expect(onError.mock.calls).toEqual([[error]])
    expect(afterChange).toHaveBeenCalledTimes(1)
    expect(take()).toBe('edit (history)')
  })
})

describe('T-9, T-5: transactions', () => {
  it('give what their body gives, whatever that is but a promise', () => {
    const designer = designerOf(samplePage())
    for (const value of [undefined, null, 'then', 7, { now: 1 }, ['then']]) {
      expect(designer.transact('x', () => value)).toBe(value)
    }
    const then = { then: () => undefined }
    expect(() => designer.transact('x', () => then)).toThrow('A transaction cannot wait')
  })

  it('have no undo, redo or gesture in them', () => {
    const designer = designerOf(samplePage())
    edit(designer, 1)
    const inner = (deed: () => unknown) => () => designer.transact('x', deed)
    const history = 'The history cannot be used in a transaction'
    expect(inner(() => designer.undo())).toThrow(history)
    expect(inner(() => designer.redo())).toThrow(history)
    expect(inner(() => designer.gesture('drag', ['a']))).toThrow(
      'A gesture cannot begin in a transaction',
    )
    expect(designer.history.headPointer).toBe(0)
    designer.verify()
  })

  it('T-11: of the user are refused by a read-only designer', () => {
    const designer = designerOf(samplePage(), { isReadOnly: true })
    expect(designer.isReadOnly).toBe(true)
    expect(() => edit(designer, 1)).toThrow('The designer is read only')
    edit(designer, 1, { source: 'remote' })
    expect(designer.get('a')?.props).toEqual({ n: 1 })
    expect(designerOf(samplePage()).isReadOnly).toBe(false)
  })

  it('G-5: end a gesture, but not the one that they are the commit of', () => {
    const designer = designerOf(samplePage())
    const drag = designer.gesture('drag', ['a'])
    drag.preview({ x: 18, y: 0 })
    expect(designer.isInGesture).toBe(true)
    edit(designer, 1)
    expect([designer.isInGesture, drag.refusal, designer.get('a')?.x]).toEqual([false, 'over', 0])
    const again = designer.gesture('drag', ['a'])
    again.preview({ x: 18, y: 0 })
    designer.undo()
    expect([again.refusal, designer.get('a')?.x, designer.get('a')?.props]).toEqual(['over', 0, {}])
    designer.verify()
  })
})

describe('H-6: the history goes past what is not recorded', () => {
  const style = (main: object, panel: object = {}) =>
    ({ style: { main, panel } }) as unknown as Record<string, unknown>
  const remote = { source: 'remote' } as const

  it('settings change in what the step was about', () => {
    const designer = designerOf(samplePage())
    const { config } = designer.settings
    designer.commands.setSettings({ config: { ...config, gridColNum: 12 } })
    designer.transact('s', (tx) => tx.setSettings(style({ color: 'red' })), remote)
    designer.undo()
    expect(designer.settings).toMatchObject({ config, style: { main: { color: 'red' } } })
    designer.redo()
    expect(designer.settings).toMatchObject({
      config: { gridColNum: 12 },
      style: { main: { color: 'red' } },
    })
    designer.commands.setSettings(style({ color: 'blue' }))
    designer.transact('c', (tx) => tx.setSettings({ config }), remote)
    designer.undo()
    expect(designer.settings).toMatchObject({ config, style: { main: { color: 'red' } } })
    designer.verify()
  })

  it('what would lie in one that is gone goes; what is there already is not removed twice', () => {
    const designer = designerOf(samplePage())
    designer.commands.remove(['p1'])
    designer.commands.moveInto(['a'], { parent: 'panel', slot: 'body' })
    designer.commands.moveInto(['a'], {})
    designer.commands.insert({ type: 'box', id: 'n' })
    designer.transact('r', (tx) => (tx.remove('panel'), tx.remove('n')), remote)
    expect(designer.undo()).toBe(true)
    expect(designer.get('a')).toBeDefined()
    expect(designer.undo()).toBe(true)
    expect(designer.get('a')).toBeUndefined()
    designer.undo()
    designer.undo()
    expect(designer.get('p1')).toBeUndefined()
    expect(Object.keys(designer.document.nodes)).toEqual(['b', 'c'])
    designer.verify()
  })

  it('grids are put in order where something else has changed the page, and only there', () => {
    const designer = designerOf(samplePage())
    designer.commands.remove(['a'])
    designer.transact('r', (tx) => tx.put(nodeOf('r', { order: '0' })), remote)
    designer.undo()
    designer.verify()
    expect(designerOf(designer.document).repaired).toEqual([])
    const alone = designerOf(pageOf([nodeOf('a'), nodeOf('b', { y: 2 })]))
    alone.transact('before', (tx) => tx.update('b', { props: { n: 1 } }), remote)
    alone.commands.remove(['a'])
    alone.undo()
    alone.verify()
  })

  it('a history that begins anew is as good as new', () => {
    const designer = designerOf(samplePage())
    edit(designer, 1)
    edit(designer, 2, remote)
    designer.history.clear()
    edit(designer, 3)
    const spoil = designer.history.statusQueue.map((page) => page.nodes['a']?.props)
    expect(spoil).toEqual([{ n: 3 }, { n: 2 }])
    designer.verify()
    // verify looks at the history again: one that does not lead here is found.
    const { document } = designer
    Object.defineProperty(designer.history, 'toJSON', {
      value: () => ({ headPointer: 0, steps: [{ label: '', time: 0, changes: broken }] }),
    })
    const broken = { added: [nodeOf('gone')], updated: [], removed: [] }
    expect(() => designer.verify()).toThrow('The history does not lead to this page')
    expect(designer.document).toBe(document)
  })
})
