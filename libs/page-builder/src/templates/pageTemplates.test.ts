import { openPage, savePage } from '@spruce/designer-engine/open'
import { describe, expect, it } from 'vitest'
import { readFrame, type Frame } from '../data/Frame.js'
import { readPageData } from '../data/pageData.js'
import { querySources, type SourceParameter } from '../data/querySources.js'
import { applyTransforms } from '../data/applyTransforms.js'
import { namesIn } from '../data/variables.js'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import type { AnyWidgetDefinition } from '../runtime/WidgetDefinition.js'
import { textOf } from '../studio/storedJson.js'
import { allWidgets } from '../widgets/allWidgets.js'
import { documentOf } from './PageTemplate.js'
import { pageTemplates } from './pageTemplates.js'

const registry = createPageRegistry(allWidgets)

/** What the sources of the server answer: the columns of each by their types. */
const columnsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'my-notices': { title: 'string', publishedAt: 'time', expireAt: 'time', read: 'boolean' },
  todos: { title: 'string', dueAt: 'time' },
  'notice-receipts': { title: 'string', publishedAt: 'time', read: 'number', confirmed: 'number' },
  'members-by-department': { department: 'string', members: 'number' },
  'sign-ins': { at: 'time', logins: 'number', failures: 'number' },
  visits: { at: 'time', visits: 'number', users: 'number' },
  'visits-by-app': { code: 'string', app: 'string', visits: 'number', users: 'number' },
  devices: { id: 'string', device: 'string', area: 'string', online: 'boolean' },
  'devices-by-state': { code: 'string', state: 'string', count: 'number' },
  'devices-by-area': {
    ...{ id: 'string', area: 'string', parent: 'string' },
    ...{ devices: 'number', online: 'number' },
  },
  alarms: {
    ...{ id: 'string', code: 'string', severity: 'string', stateCode: 'string', state: 'string' },
    ...{ rule: 'string', device: 'string', area: 'string', assignee: 'string' },
    acknowledgedAt: 'time',
  },
  'alarm-counts': { code: 'string', severity: 'string', count: 'number' },
}

function frameOf(source: string): Frame {
  const columns = Object.entries(columnsOf[source] ?? {}).map(([name, type]) => ({
    ...{ name, type },
    values: [],
  }))
  const read = readFrame({ columns })
  if (!read.ok) throw new Error(source)
  return read.frame
}

function takes(parameter: SourceParameter | undefined, value: unknown): boolean {
  if (namesIn(value).size > 0) return parameter !== undefined
  if (parameter?.kind === 'choice') return parameter.of.includes(String(value))
  if (parameter?.kind !== 'integer') return false
  const { least, most } = parameter
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most
}

const cases = (['zh-CN', 'en-US'] as const).flatMap((language) =>
  pageTemplates(language).map((template) => [template.id, language, template] as const),
)

describe.each(cases)('template %s in %s', (id, _, template) => {
  it('is a page that nothing has to be repaired in', () => {
    const stored = savePage(documentOf(template), { registry })
    expect(openPage(stored, { registry })).toMatchObject({
      ...{ ok: true, isReadOnly: false, problems: [], migrated: [] },
    })
  })

  it('fills the rows of its grid', () => {
    const covered = template.nodes.reduce((sum, { w, h }) => sum + w * h, 0)
    const rows = Math.max(...template.nodes.map(({ y, h }) => y + h))
    expect(covered).toBe(24 * rows)
  })

  it('has queries and variables as they are stored', () => {
    const { queries, variables } = readPageData(documentOf(template))
    expect([...queries.values()]).toEqual(template.queries)
    expect(variables.map((one) => ({ ...one }))).toEqual(template.variables)
  })

  it('asks known sources for what they take', () => {
    const names = template.variables.map(({ name }) => name)
    for (const { id: of, source, parameters } of readPageData(
      documentOf(template),
    ).queries.values()) {
      for (const [name, value] of Object.entries(parameters)) {
        expect(takes(querySources[source]?.[name], value), `${id} ${of} ${name}`).toBe(true)
        expect(names).toEqual(expect.arrayContaining([...namesIn(value)]))
      }
    }
  })

  it('shows in each component the columns that its query answers, and asks nothing else', () => {
    const { queries } = readPageData(documentOf(template))
    const shown = new Set<unknown>()
    for (const { type, props } of template.nodes) {
      const definition = registry.definitionOf(type) as AnyWidgetDefinition
      expect(props['query'] !== undefined, type).toBe(definition.lacks !== undefined)
      if (!definition.lacks) continue
      const query = queries.get(textOf(props['query']))
      if (!query) throw new Error(`${id}: ${type} has no query`)
      shown.add(query.id)
      const made = applyTransforms(frameOf(query.source), query.transforms)
      if (!made.ok) throw new Error(`${id}: ${query.id} cannot be transformed`)
      const given = registry.viewPropsOf(type, props) as never
      expect(definition.lacks(made.frame, given), `${id} ${query.id}`).toEqual([])
    }
    expect([...shown].sort()).toEqual([...queries.keys()].sort())
  })
})
