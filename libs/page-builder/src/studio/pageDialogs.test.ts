import { expect, it } from 'vitest'
import { pageNode } from '../testing/pages.js'
import { countDialog } from './pageDialogs.js'

it('counts what lies in a dialog, and what opens it', () => {
  const opens = (dialog: string) => ({ kind: 'open-dialog', dialog })
  const nodes = [
    pageNode({ id: 'd', type: 'spruce.group', slot: 'dialogs' }),
    pageNode({ id: 'tabs', type: 'spruce.tabs', parent: 'd', slot: 'body' }),
    pageNode({ id: 'one', type: 'spruce.group', parent: 'tabs', slot: 'tabs' }),
    pageNode({ id: 'a', type: 'spruce.table', props: { rowAction: opens('d') } }),
    pageNode({ id: 'b', type: 'spruce.links', props: { links: [{ action: opens('d') }] } }),
    pageNode({ id: 'c', type: 'spruce.table', props: { rowAction: opens('d2') } }),
  ]
  const page = { nodes: Object.fromEntries(nodes.map((node) => [node.id, node])) }
  expect(countDialog(page, 'd')).toEqual({ parts: 2, uses: 2 })
  expect(countDialog(page, 'd2')).toEqual({ parts: 0, uses: 1 })
})
