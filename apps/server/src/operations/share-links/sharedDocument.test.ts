import { expect, it } from 'vitest'
import { sharedDocument } from './sharedDocument.js'

it('shows a section once, and all else as it is', () => {
  const frame = { id: 'f', type: 'own.frame', props: { repeat: 'line' } }
  const page = (repeat: string) => ({
    queries: [{ id: 'q', source: 'devices' }],
    nodes: {
      s: { id: 's', type: 'spruce.section', x: 3, props: { title: '产线', repeat } },
      f: frame,
    },
  })
  expect(sharedDocument(page('line'))).toEqual(page(''))
})

it.each([
  {},
  { nodes: null },
  { nodes: [] },
  { nodes: { a: null, b: { type: 'spruce.section' } } },
])('leaves what is damaged as it is: %j', (document) => {
  expect(sharedDocument(document)).toEqual(document)
})
