import { describe, expect, it } from 'vitest'
import { designerOf, nodeOf, pageOf } from '../../testing/pages.js'
import { readClipboard } from './clipboard.js'

describe('the most components of a grid', () => {
  it('C-9: are the most of a clipboard, too', () => {
    const most = Array.from({ length: 20_000 }, (_, index) =>
      nodeOf(`n${index}`, index === 0 ? {} : { parent: 'n0', slot: 'body' }),
    )
    const more = [...most, nodeOf('more', { parent: 'n0', slot: 'body' })]
    const head = { format: 'spruce/nodes', version: 1, roots: ['n0'] }
    expect(readClipboard({ ...head, nodes: most })?.nodes).toHaveLength(20_000)
    expect(readClipboard({ ...head, nodes: more })).toBeUndefined()
  })

  it('C-6: are 20,000: no other one is inserted', () => {
    const nodes = Array.from({ length: 19_999 }, (_, index) =>
      nodeOf(`n${index}`, {
        ...{ w: 1, h: 1, x: index % 24, y: Math.floor(index / 24) },
        order: `${String(index).padStart(5, '0')}i`,
      }),
    )
    const { commands } = designerOf(pageOf(nodes))
    expect(commands.insert({ type: 'box' })).toEqual({ ok: true, ids: ['new1'] })
    expect(commands.insert({ type: 'box' })).toEqual({ ok: false, reason: 'noRoom' })
  })
})
