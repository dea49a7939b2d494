import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { panel, trend } from '../../testing/components.js'
import type { PageDocument } from '../document/types.js'
import { DraftStore } from '../drafts/DraftStore.js'
import { importGrafana } from '../import/grafana.js'
import { importThingsboard } from '../import/thingsboard.js'
import { ComponentRegistry } from '../registry/ComponentRegistry.js'
import { createDesigner } from '../store/createDesigner.js'
import { openPage } from './openPage.js'
import { revisionOf } from './revision.js'
import { savePage } from './savePage.js'

const registry = new ComponentRegistry({ components: [trend, panel] })
const folder = `${import.meta.dirname}/../../testing/dashboards`
const dashboards = (['grafana', 'thingsboard'] as const).flatMap((name) => {
  const file = JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as Record<string, object>
  const read = name === 'grafana' ? importGrafana : importThingsboard
  return Object.entries(file).map(
    ([title, dashboard]) => [`${name}: ${title}`, read(dashboard).document] as const,
  )
})

function reopen(text: string): PageDocument {
  const page = openPage(text, { registry })
  if (!page.ok) throw new Error(page.code)
  expect(page.problems).toEqual([])
  return page.document
}

describe('O-1, O-3, D-1, F-8: opened, designed, saved, drafted and opened again', () => {
  it.each(dashboards)('%s', (_, imported) => {
    const first = savePage(imported, { registry })
    const designer = createDesigner(reopen(first), {
      layoutOf: (parent, slot) => registry.layoutOf(parent, slot),
      limitsOf: (type) => registry.limitsOf(type),
    })
    expect(designer.repaired).toEqual([])
    const ids = designer.children(null, 'main').map(({ id }) => id)
    const [one = '', two = ''] = ids
    designer.commands.insert({ type: 'acme.panel', id: 'box', w: 12, h: 6 }, { index: 0 })
    designer.commands.insert(
      { type: 'acme.trend', w: 3, h: 2, props: { title: 'T' } },
      { parent: 'box', slot: 'body' },
    )
    designer.commands.moveInto([two], { parent: 'box', slot: 'actions' })
    designer.commands.setProps([one], { note: '备注' })
    designer.commands.duplicate([one])
    const drag = designer.gesture('drag', [one])
    drag.preview({ x: 5, y: 3 })
    drag.commit()
    designer.verify()

    const { document } = designer
    const saved = savePage(document, { registry })
    expect(saved).not.toBe(first)
    const again = reopen(saved)
    expect(again.nodes).toEqual(document.nodes)
    expect(savePage(again, { registry })).toBe(saved)

    const kept = new Map<string, string>()
    const drafts = new DraftStore({
      prefix: 'draft:',
      registry,
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, text) => void kept.set(key, text),
        removeItem: (key) => void kept.delete(key),
      },
      timers: { set: () => undefined, clear: () => undefined },
    })
    const base = revisionOf(imported)
    drafts.save('page', document, base)
    expect(drafts.flush()).toBe(true)
    const draft = drafts.read('page', base)
    if (draft.kind !== 'draft') throw new Error(draft.kind)
    expect(draft.isStale).toBe(false)
    expect(reopen(draft.page)).toEqual(again)

    while (designer.undo()) continue
    expect(savePage(designer.document, { registry })).toBe(first)
  })
})
