import { createDesigner } from '@spruce/designer-engine'
import { createObservableDesigner } from '@spruce/designer-engine/mobx'
import { openPage } from '@spruce/designer-engine/open'
import { autorun } from 'mobx'
import { expect, it } from 'vitest'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import { pageNode, pageOf } from '../testing/pages.js'
import { variableContainers } from './variableContainers.js'

const words = {
  section: (title: string) => `section ${title}`,
  dialog: (title: string) => `dialog ${title}`,
  untitled: (place: number) => String(place),
}

it('lists the sections and dialogs as they are now', () => {
  const registry = createPageRegistry([])
  const opened = openPage(
    pageOf({
      nodes: [
        pageNode({ id: 'd', type: 'spruce.group', slot: 'dialogs' }),
        pageNode({ id: 't', type: 'spruce.tabs' }),
        pageNode({ id: 'g', type: 'spruce.group', parent: 't', slot: 'tabs' }),
        pageNode({
          ...{ id: 's', type: 'spruce.section', parent: 'g', slot: 'body' },
          props: { title: 'A' },
        }),
        pageNode({ id: 'u', type: 'spruce.section', parent: 's', slot: 'body' }),
      ],
    }),
    { registry },
  )
  if (!opened.ok) throw new Error(opened.code)
  const designer = createDesigner(opened.document, {
    layoutOf: (parent, slot) => registry.layoutOf(parent, slot),
  })
  const design = createObservableDesigner(designer)
  let shown: readonly string[] = []
  const stop = autorun(() => {
    shown = variableContainers(design, words).map(({ id, label }) => `${id}: ${label}`)
  })
  expect(shown).toEqual(['s: section A', 'u: section 2', 'd: dialog 1'])
  designer.commands.setProps(['s'], { title: 'B' })
  expect(shown[0]).toBe('s: section B')
  designer.commands.remove(['s'])
  expect(shown).toEqual(['d: dialog 1'])
  designer.undo()
  expect(shown).toHaveLength(3)
  stop()
  design.dispose()
})
