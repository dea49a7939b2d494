import { expect, it } from 'vitest'
import { designerOf, nodeOf, pageOf, samplePage } from '../../testing/pages.js'

it('T-3: takes back a record whatever unknown fields it has', () => {
  const odd = { ...nodeOf('a'), isNew: true, settings: {}, config: 1 }
  const designer = designerOf(pageOf([odd]))
  const widen = () => {
    designer.transact('widen', (tx) => {
      tx.update('a', { w: 8 })
      throw new Error('not today')
    })
  }
  expect(widen).toThrow('not today')
  expect(designer.get('a')).toEqual(odd)
  designer.verify()
})

it('C-5: what no page can hold is in no layout either', () => {
  const designer = designerOf(samplePage())
  // So that the layout of the page is kept.
  designer.commands.move(['a'], { x: 1, y: 0 })
  const before = designer.document
  const props = { onClick: (() => 1) as never }
  const refused = { ok: false, reason: 'badValue' }
  expect(designer.commands.insert({ type: 'box', props })).toEqual(refused)
  expect(designer.document).toEqual(before)
  designer.verify()
})
