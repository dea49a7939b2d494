import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectPage } from '../../testing/importedPage.js'
import { numRuns } from '../../testing/random.js'
import { exportGrafana, importGrafana } from './grafana.js'
import { exportThingsboard, importThingsboard } from './thingsboard.js'

const read = (name: string) =>
  Object.entries(
    JSON.parse(
      readFileSync(`${import.meta.dirname}/../../testing/dashboards/${name}.json`, 'utf8'),
    ) as Record<string, Record<string, unknown>>,
  )

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
    expect(importThingsboard(exported).document).toEqual(document)
    expect(columnsOf(exported)).toEqual(columnsOf(dashboard))
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

/** The columns that every layout says. */
function columnsOf(dashboard: object): unknown {
  const { configuration } = dashboard as {
    configuration: { states: Record<string, { layouts: Record<string, object> }> }
  }
  const grids = Object.entries(configuration.states).flatMap(([state, { layouts }]) =>
    Object.entries(layouts).map(([name, layout]) => {
      const { columns } = (layout as { gridSettings: Record<string, unknown> }).gridSettings
      return [`${state}/${name}`, columns] as const
    }),
  )
  return Object.fromEntries(grids)
}

describe.each([
  ['Grafana', importGrafana, exportGrafana],
  ['ThingsBoard', importThingsboard, exportThingsboard],
])('I-20: %s', (_, importer, exporter) => {
  it('makes a page of anything', () => {
    const panel = fc.record(
      { id: fc.jsonValue(), type: fc.jsonValue(), gridPos: fc.jsonValue() },
      { requiredKeys: [] },
    )
    const row = fc.record(
      {
        panels: fc.array(fc.oneof(panel, fc.jsonValue())),
        collapse: fc.boolean(),
        height: fc.jsonValue(),
        repeat: fc.jsonValue(),
        title: fc.jsonValue(),
      },
      { requiredKeys: [] },
    )
    const { layout } = fc.letrec((tie) => ({
      layout: fc.record(
        {
          kind: fc.constantFrom('GridLayout', 'AutoGridLayout', 'RowsLayout', 'TabsLayout'),
          spec: fc.record(
            {
              items: fc.array(tie('entry')),
              rows: fc.array(tie('entry')),
              tabs: fc.array(tie('entry')),
            },
            { requiredKeys: [] },
          ),
        },
        { requiredKeys: ['kind'] },
      ),
      entry: fc.record(
        {
          kind: fc.constantFrom('GridLayoutItem', 'GridLayoutRow', 'RowsLayoutRow'),
          spec: fc.record(
            {
              x: fc.jsonValue(),
              y: fc.oneof(fc.nat(40), fc.jsonValue()),
              width: fc.nat(30),
              height: fc.jsonValue(),
              collapse: fc.boolean(),
              element: fc.record({ name: fc.constantFrom('a', 'b') }),
              layout: fc.oneof({ maxDepth: 3 }, fc.jsonValue(), tie('layout')),
            },
            { requiredKeys: [] },
          ),
        },
        { requiredKeys: ['spec'] },
      ),
    }))
    const near = fc.record(
      {
        panels: fc.array(fc.oneof(panel, fc.jsonValue())),
        rows: fc.oneof(fc.array(row), fc.jsonValue()),
        elements: fc.record({ a: panel, b: fc.jsonValue() }),
        layout,
        configuration: fc.record({ widgets: fc.jsonValue(), states: fc.jsonValue() }),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(near, fc.anything()), (input) => {
        const { document } = importer(input)
        expectPage(document)
        exporter(document)
      }),
      { numRuns },
    )
  })
})
