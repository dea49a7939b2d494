import { openPage } from '@spruce/designer-engine/open'
import { expect, it } from 'vitest'
import { createPageRegistry } from '../../runtime/createPageRegistry.js'
import { pageNode, pageOf } from '../../testing/pages.js'
import { tableWidget } from './definition.js'

const registry = createPageRegistry([tableWidget])

it.each([
  ['of names', ['line', 'output'], [{ name: 'line' }, { name: 'output' }]],
  ['without columns', undefined, undefined],
  ['of columns already', [{ name: 'line', unit: 't' }], [{ name: 'line', unit: 't' }]],
  ['of both', ['line', { name: 'output' }], [{ name: 'line' }, { name: 'output' }]],
])('opens a page without versions whose table is %s', (_, columns, expected) => {
  const node = pageNode({
    ...{ id: 't', type: tableWidget.type, w: 12, h: 8 },
    props: { query: 'q', ...(columns && { columns }) },
  })
  const opened = openPage(JSON.stringify(pageOf({ nodes: [node] })), { registry })
  if (!opened.ok) throw new Error(opened.code)
  expect(opened.problems).toEqual([])
  expect(opened.document.nodes['t']?.props['columns']).toEqual(expected)
  expect(opened.document.schema.components[tableWidget.type]).toBe(2)
})
