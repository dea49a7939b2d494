import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const library = resolve(import.meta.dirname, '../../../../libs/page-builder/src')

/** The source of every definition and schema of what may stand on a page. */
function sources(): string[] {
  return readdirSync(library, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(widgets|containers|work|runtime)\b.*\.ts$/.test(name))
    .filter((name) => !/\.(test|stories)\./.test(name))
    .map((name) => readFileSync(join(library, name), 'utf8'))
}

const namesBy = (pattern: RegExp) => [
  ...new Set(
    sources().flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name ?? '')),
  ),
]

/** The types of all widgets. */
export const widgetTypes = namesBy(/^ {2}type: '(spruce\.[\w-]+)'/gm)

/** The names of all properties that hold a text, or something that holds one. */
export const propertyNames = namesBy(
  /(?:^|[\s{])(\w+): (?:s\s*\.(?:text|json|color|icon|array)\(|pictureField\b)/gm,
)

/** A page on which every text of every widget is a script. */
export interface ScriptedPage {
  readonly document: object
  /** The texts, by the place of their widget. */
  readonly texts: readonly string[]
}

const place = (at: number) => ({ x: (at % 2) * 12, y: Math.floor(at / 2) * 6, w: 12, h: 6 })

/** Opens an address with a script in each of its texts. */
const wayTo = (text: string) => ({
  ...{ kind: 'open-url', url: text, parameters: { [text]: { value: text } } },
})

/** Every property of any widget; what a widget does not have it does not read. */
export function propertiesOf(text: string): Readonly<Record<string, unknown>> {
  // A column of numbers has another name than one of texts.
  const [words, numbers] = [text, `${text} `]
  const state = { value: words, label: text, tone: text }
  const thresholds = [{ from: 0, tone: 'success', label: text }]
  return {
    ...{ title: text, description: text, link: wayTo(text), rowAction: wayTo(text) },
    visibility: undefined,
    ...{ html: text, url: text, alt: text, placeholder: text, zone: text, label: text, icon: text },
    ...{ poster: text, captions: text, unit: text, compare: 'week', repeat: 'each' },
    ...{ category: words, name: words, state: words, row: words, across: words, value: words },
    ...{ column: numbers, x: numbers, y: numbers },
    series: [numbers],
    columns: [words, numbers].map((name) => ({ name, label: text, unit: text, thresholds })),
    ...{ rightSeries: [numbers], leftUnit: text, rightUnit: text },
    states: [state],
    thresholds,
    places: [{ name: words, x: 10, y: 10 }],
    links: [
      { label: text, action: wayTo(text) },
      { label: '打开', action: wayTo(text) },
    ],
    action: wayTo(text),
  }
}

/** What the widgets of devices and alarms look for by itself. */
const namedColumns = [
  ...['id', 'code', 'severity', 'stateCode', 'state', 'rule', 'device', 'area', 'at'],
  ...['parent', 'devices', 'online', 'point', 'value', 'unit'],
]

/** What a source would answer: scripts as names, labels, units and values. */
export function frameOf(text: string, more: readonly string[]) {
  const values = [text, ...more]
  const say = { label: text, unit: text }
  return {
    columns: [
      { ...say, name: text, type: 'string', values },
      { ...say, name: `${text} `, type: 'number', values: values.map((_, at) => at + 1) },
      ...namedColumns.map((name) => ({ ...say, name, type: 'string', values })),
    ],
  }
}

/** Each widget with a text of its own in all its properties and its query, in containers and a dialog as well. */
export function scriptedPage(takeText: () => string): ScriptedPage {
  const texts = widgetTypes.map(takeText)
  const [first = '', second = ''] = texts
  const node = (id: string, type: string, more: object) => ({
    ...{ id, type, parent: null, slot: 'main', order: id, x: 0, y: 900, w: 24, h: 8 },
    ...more,
  })
  const nodes = widgetTypes.map((type, at) => {
    const text = texts[at] ?? ''
    const query = at % 2 === 0 ? `own-${String(at)}` : `asked-${String(at)}`
    const props = { ...propertiesOf(text), query, marks: { query, name: text } }
    return node(`n${String(at).padStart(3, '0')}`, type, { ...place(at), props })
  })
  const containers = ['section', 'tabs', 'group', 'carousel'].map((type, at) =>
    node(type, `spruce.${type}`, { y: 900 + 8 * at, props: propertiesOf(texts[at] ?? '') }),
  )
  const inner = node('inner', 'spruce.text', { ...{ parent: 'section', slot: 'body', x: 0, y: 0 } })
  const bar = node('bar', 'spruce.text', { slot: 'titleBar', props: propertiesOf(second) })
  const dialog = node('dialog', 'spruce.group', {
    ...{ slot: 'dialogs', props: propertiesOf(first) },
  })
  const all = [
    ...nodes,
    ...containers,
    { ...inner, props: { html: `<p title="{{text}}">{{text}} {{choice}}</p>{{text}}` } },
    ...[bar, dialog],
  ]
  const queries = widgetTypes.map((_, at) => {
    const frame = frameOf(texts[at] ?? '', texts.slice(0, 3))
    return at % 2 === 0
      ? { id: `own-${String(at)}`, source: 'static', parameters: {}, frame, transforms: [] }
      : { id: `asked-${String(at)}`, source: 'todos', parameters: {}, transforms: [] }
  })
  const option = { value: second, label: second }
  return {
    texts,
    document: {
      ...{ id: 'page', schema: { page: 1, components: {} }, root: 'root' },
      config: { pageMargin: [10, 10], panelMargin: [8, 8], gridColNum: 24 },
      style: { main: { background: first, color: second }, panel: { background: second } },
      nodes: Object.fromEntries(all.map((one) => [one.id, one])),
      queries,
      variables: [
        { name: 'text', kind: 'text', label: first, default: first },
        { name: 'choice', kind: 'choice', label: second, options: [option], default: second },
        // Nothing is chosen: what repeats has its values as headings.
        { name: 'each', kind: 'choice', label: first, options: [option] },
      ],
    },
  }
}

/** A dashboard of Grafana on which every text is a script. */
export function scriptedDashboard(takeText: () => string): object {
  const kinds = ['stat', 'gauge', 'timeseries', 'piechart', 'table', 'text', 'news', 'geomap']
  const panels = kinds.map((type, at) => {
    const text = takeText()
    return {
      ...{ id: at + 1, type, title: text, description: text },
      gridPos: { x: (at % 2) * 12, y: Math.floor(at / 2) * 6, w: 12, h: 6 },
      links: [{ title: text, url: text }],
      targets: [{ refId: text, expr: text }],
      options: { mode: at % 2 === 0 ? 'markdown' : 'html', content: text, feedUrl: text },
      fieldConfig: {
        defaults: { unit: text, displayName: text, links: [{ title: text, url: text }] },
      },
    }
  })
  const text = takeText()
  const options = [{ text, value: text, selected: true }]
  return {
    ...{ title: '脚本', description: text, schemaVersion: 41, panels, tags: [text] },
    links: [{ title: text, url: text, type: 'link' }],
    templating: {
      list: [
        { name: 'a', label: text, type: 'custom', query: text, options, current: options[0] },
        { name: 'b', label: text, type: 'textbox', query: text, current: options[0] },
      ],
    },
  }
}
