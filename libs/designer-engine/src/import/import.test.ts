import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findOverlaps } from '../../testing/naive.js'
import { numRuns } from '../../testing/random.js'
import type { PageDocument } from '../document/types.js'
import { openPage } from '../open/openPage.js'
import { groupBySlot } from '../open/repairTree.js'
import { savePage } from '../open/savePage.js'
import { ComponentRegistry } from '../registry/ComponentRegistry.js'
import { exportGrafana, importGrafana } from './grafana.js'
import { exportThingsboard, importThingsboard } from './thingsboard.js'

const registry = new ComponentRegistry()
const read = (name: string) =>
  Object.entries(
    JSON.parse(
      readFileSync(`${import.meta.dirname}/../../testing/dashboards/${name}.json`, 'utf8'),
    ) as Record<string, Record<string, unknown>>,
  )

/** Lies without overlaps, is in order when it is opened, and says the same when it is saved again. */
function expectPage(document: PageDocument): PageDocument {
  for (const group of groupBySlot(Object.values(document.nodes))) {
    if (group[0]?.slot !== 'dialogs') expect(findOverlaps([...group])).toEqual([])
  }
  const saved = savePage(document)
  const opened = openPage(saved, { registry })
  if (!opened.ok) throw new Error(opened.code)
  expect(opened.problems).toEqual([])
  expect(savePage(opened.document)).toBe(saved)
  return opened.document
}

describe('I-1: dashboards of Grafana', () => {
  it.each(read('grafana'))('%s', (_, dashboard) => {
    const { document, problems } = importGrafana(dashboard)
    const reopened = expectPage(document)
    const exported = exportGrafana(reopened)
    expect(importGrafana(exported).document).toEqual(document)
    const panels = dashboard['panels'] as readonly { gridPos: unknown; id: unknown }[]
    expect(Object.values(document.nodes)).toHaveLength(panels.length)
    if (problems.length > 0) return
    const byId = (list: unknown) =>
      new Map((list as typeof panels).map(({ id, gridPos }) => [id, gridPos]))
    expect(byId(exported['panels'])).toEqual(byId(panels))
  })

  it('I-2: panels of a collapsed row lie in the row', () => {
    const at = (x: number, y: number, w: number, h: number) => ({ x, y, w, h })
    const dashboard = {
      uid: 'rows',
      panels: [
        { id: 1, type: 'stat', gridPos: at(0, 0, 24, 2) },
        {
          id: 2,
          type: 'row',
          collapsed: true,
          gridPos: at(0, 2, 24, 1),
          panels: [
            { id: 3, type: 'graph', gridPos: at(0, 3, 12, 8) },
            { id: 4, type: 'graph', gridPos: at(12, 3, 12, 8) },
          ],
        },
        { id: 5, type: 'row', gridPos: at(0, 3, 24, 1), panels: [] },
        { id: 6, type: 'table', gridPos: at(0, 4, 24, 6) },
      ],
    }
    const { document, problems } = importGrafana({ dashboard })
    expect(problems).toEqual([])
    expect(document.nodes['panel-3']).toMatchObject({ parent: 'panel-2', slot: 'panels', y: 0 })
    expect(importGrafana(exportGrafana(expectPage(document))).document).toEqual(document)
  })

  it('I-3: rows of the first versions are laid out by their spans', () => {
    const rows = [
      {
        height: '250px',
        panels: [
          { id: 1, span: 6 },
          { id: 2, span: 6 },
          { id: 3, span: 4 },
        ],
      },
    ]
    const { document } = importGrafana({ rows })
    expect(Object.values(document.nodes).map(({ x, y, w }) => [x, y, w])).toEqual([
      [0, 0, 12],
      [12, 0, 12],
      [0, 7, 8],
    ])
  })
})

describe('I-10: dashboards of ThingsBoard', () => {
  it.each(read('thingsboard'))('%s', (_, dashboard) => {
    const { document } = importThingsboard(dashboard)
    const exported = exportThingsboard(expectPage(document))
    const { states } = dashboard['configuration'] as { states: object }
    const dialogs = Object.values(document.nodes).filter(({ slot }) => slot === 'dialogs')
    expect(dialogs).toHaveLength(Object.keys(states).length - 1)
    const again = exportThingsboard(importThingsboard(exported).document)
    // Grids of other than 24 columns are only in the properties of their states.
    if (document.config.gridColNum === 24 && dialogs.length === 0) expect(again).toEqual(exported)
  })

  it('I-11: keeps places where nothing has to move', () => {
    const thermostats = read('thingsboard').find(([name]) => name === 'thermostats')?.[1]
    const { document, problems } = importThingsboard(thermostats)
    expect(problems).toEqual([])
    const { states } = exportThingsboard(document)['configuration'] as {
      states: Record<string, { layouts: object }>
    }
    const given = (thermostats?.['configuration'] as { states: typeof states }).states
    for (const name of Object.keys(given)) {
      const widgets = (state: { layouts: object } | undefined) =>
        (state?.layouts as { main: { widgets: object } } | undefined)?.main.widgets
      expect(widgets(states[name])).toEqual(widgets(given[name]))
    }
  })
})

describe.each([
  ['Grafana', importGrafana],
  ['ThingsBoard', importThingsboard],
])('I-20: %s', (_, importer) => {
  it('makes a page of anything', () => {
    const panel = fc.record(
      { id: fc.jsonValue(), type: fc.jsonValue(), gridPos: fc.jsonValue() },
      { requiredKeys: [] },
    )
    const near = fc.record(
      {
        panels: fc.array(fc.oneof(panel, fc.jsonValue())),
        rows: fc.jsonValue(),
        configuration: fc.record({ widgets: fc.jsonValue(), states: fc.jsonValue() }),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(near, fc.anything()), (input) => {
        expectPage(importer(input).document)
      }),
      { numRuns },
    )
  })
})
