import type { GridRect, JsonObject, PageDocument, PageNode } from '@spruce/designer-engine'
import type { Language } from '@spruce/validators/i18n'
import { bodySlot, groupType, sectionType, tabsSlot, tabsType } from '../containers/containers.js'
import { classicPanel, grafanaExpressions, makeGrafanaPanel } from './grafanaPanels.js'
import { importWords } from './importWords.js'
import { PanelContext } from './PanelContext.js'
import { plainTitle } from './plainText.js'
import { objectIn, Settings, textIn } from './Settings.js'
import { makeThingsboardPanel, thingsboardKeys } from './thingsboardWidgets.js'
import type { DashboardFormat, ImportNote, MadePanel } from './types.js'

/** What a page is made with. */
export interface PageMakerOptions {
  readonly format: DashboardFormat
  readonly language: Language
  /** Whether a type shows the answer of a query. */
  readonly hasQuery: (type: string) => boolean
  /** The content of library panels that came along, by their ids. */
  readonly library: JsonObject
  /** The names of the variables that the page takes over: titles show their values. */
  readonly variables: ReadonlySet<string>
}

/** A panel as it came, and as it is: for the list of kinds. */
export interface MadeKind extends Pick<MadePanel, 'type' | 'isPlaceholder'> {
  readonly of: string
}

interface Place {
  readonly parent: string | null
  readonly slot: string
  readonly rect: GridRect
}

/** What the title bar of a section or a row of tabs takes, in rows. */
const headRows = 1

/** Makes components of the product of the components that the engine read from a foreign dashboard. */
export class PageMaker {
  readonly nodes: PageNode[] = []
  readonly notes: ImportNote[] = []
  readonly kinds: MadeKind[] = []
  /** What the parts of the dashboard are called, by their ids in the page of the engine. */
  readonly names = new Map<string, string>()

  constructor(
    private readonly document: PageDocument,
    private readonly options: PageMakerOptions,
  ) {}

  /** The whole page: what lies on it, then what lies in its states. */
  make(): void {
    const bottom = this.slot(null, 'main', null, 'main', 0)
    let top = bottom
    for (const state of this.childrenOf(null, 'dialogs')) top += this.state(state, top)
  }

  /** @returns the first row below what was put there */
  private slot(
    parent: string | null,
    slot: string,
    newParent: string | null,
    newSlot: string,
    top: number,
  ): number {
    const nodes = this.childrenOf(parent, slot)
    let bottom = top
    const put = (node: PageNode, rows: number) => {
      const { x, y, w, h } = node
      const rect = { x, y: y + rows, w, h }
      this.put(node, { parent: newParent, slot: newSlot, rect })
      bottom = Math.max(bottom, rect.y + rect.h)
    }
    for (let at = 0; at < nodes.length; at += 1) {
      const node = nodes[at] as PageNode
      if (!this.isOpenRow(node)) {
        put(node, top)
        continue
      }
      // An open row stands above its panels, as far as the next row.
      const next = nodes.findIndex(({ type }, place) => place > at && type === 'grafana.row')
      const below = nodes.slice(at + 1, next < 0 ? nodes.length : next)
      const first = below.reduce((least, { y }) => Math.min(least, y), Infinity)
      const h = below.reduce((most, inner) => Math.max(most, inner.y + inner.h - first), 0)
      const rect = { x: 0, y: node.y + top, w: node.w, h: h + headRows }
      const id = this.row(node, { parent: newParent, slot: newSlot, rect })
      for (const inner of below) {
        const { x, y, w } = inner
        this.put(inner, { parent: id, slot: bodySlot, rect: { x, y: y - first, w, h: inner.h } })
      }
      bottom = Math.max(bottom, rect.y + rect.h)
      at += below.length
    }
    return bottom
  }

  private isOpenRow({ id, type }: PageNode): boolean {
    return type === 'grafana.row' && this.childrenOf(id, 'panels').length === 0
  }

  private put(node: PageNode, place: Place): void {
    const { id, type } = node
    switch (type) {
      case 'grafana.row': {
        const row = this.row(node, place)
        const rows = this.slot(id, 'panels', row, bodySlot, 0)
        this.grow(row, rows + headRows)
        return
      }
      case 'grafana.tabs':
        return this.tabs(node, place)
      case 'thingsboard.layout': {
        this.note(node, 'state')
        const group = this.add(id, groupType, { title: this.titleOf(node) }, place)
        this.grow(group, this.slot(id, 'main', group, bodySlot, 0) + headRows)
        return
      }
      default:
        this.panel(node, place)
    }
  }

  private row(node: PageNode, place: Place): string {
    const { id, props } = node
    const settings = new Settings(props)
    const isCollapsed = settings.is('collapsed')
    settings.skip('id', 'title', 'panels', 'showTitle', 'titleSize', 'height', 'datasource')
    settings.skip('targets', 'variables')
    this.rest(node, settings)
    const title = this.titleOf(node)
    if (settings.is('hideHeader') || (title === '' && !isCollapsed)) {
      return this.add(id, groupType, title === '' ? {} : { title }, place)
    }
    return this.add(id, sectionType, { title, isCollapsed }, place)
  }

  private tabs(node: PageNode, place: Place): void {
    const tabs = this.add(node.id, tabsType, {}, place)
    let most = 0
    this.childrenOf(node.id, 'tabs').forEach((tab, at) => {
      const title = this.titleOf(tab) || importWords[this.options.language].tab(at + 1)
      const settings = new Settings(tab.props)
      settings.skip('title', 'variables')
      this.rest(tab, settings)
      const rect = { x: 0, y: at, w: place.rect.w, h: headRows }
      const group = this.add(tab.id, groupType, { title }, { parent: tabs, slot: tabsSlot, rect })
      most = Math.max(most, this.slot(tab.id, 'panels', group, bodySlot, 0))
    })
    this.grow(tabs, most + headRows)
  }

  /** A state besides the first: pages have none, so it stands below as a section that is closed. @returns its rows */
  private state(node: PageNode, top: number): number {
    const title = this.titleOf(node)
    this.note(node, 'state')
    const rect = { x: 0, y: top, w: this.document.config.gridColNum, h: headRows }
    const place = { parent: null, slot: 'main', rect }
    const section = this.add(node.id, sectionType, { title, isCollapsed: true }, place)
    const rows = this.slot(node.id, 'main', section, bodySlot, 0) + headRows
    this.grow(section, rows)
    return rows
  }

  private panel(node: PageNode, place: Place): void {
    const { format, language, library, variables, hasQuery } = this.options
    const isGrafana = format === 'grafana'
    const { kind, values } = isGrafana
      ? grafanaPanel(node, library)
      : { kind: node.type.slice('thingsboard.'.length), values: objectIn(node.props, 'widget') }
    const name = this.nameOf(node, isGrafana ? values : objectIn(values, 'config'))
    const panel = new PanelContext(new Settings(values), name, kind, { language, variables })
    const made = isGrafana ? makeGrafanaPanel(panel, kind) : makeThingsboardPanel(panel, kind)
    if (made.isApproximate) panel.note('approximate', made.type)
    if (hasQuery(made.type)) {
      const asked = isGrafana ? grafanaExpressions(values['targets']) : thingsboardKeys(values)
      panel.note('data', ...asked)
    }
    const { unread } = panel.settings
    if (unread.length > 0) panel.note('settings', ...unread)
    this.notes.push(...panel.notes)
    const { type, isPlaceholder = false } = made
    this.kinds.push({ of: kind, type, isPlaceholder })
    this.add(node.id, type, made.props, place)
  }

  private add(id: string, type: string, props: JsonObject, place: Place): string {
    const { parent, slot, rect } = place
    const order = `a${String(this.nodes.length).padStart(6, '0')}`
    this.nodes.push({ id, type, parent, slot, order, ...rect, props })
    return id
  }

  /** A container is at least as high as what lies in it. */
  private grow(id: string, h: number): void {
    const at = this.nodes.findIndex((node) => node.id === id)
    const node = this.nodes[at]
    if (node) this.nodes[at] = { ...node, h: Math.max(1, h) }
  }

  private rest(node: PageNode, settings: Settings): void {
    const { unread } = settings
    if (unread.length > 0) this.note(node, 'settings', ...unread)
  }

  private note(node: PageNode, kind: ImportNote['kind'], ...details: readonly string[]): void {
    const of = node.type.slice(node.type.indexOf('.') + 1)
    this.notes.push({ kind, name: this.nameOf(node, node.props), of, details })
  }

  private titleOf(node: PageNode): string {
    const { variables } = this.options
    return plainTitle(this.nameOf(node, node.props), variables).slice(0, 200)
  }

  private nameOf({ id }: PageNode, said: JsonObject): string {
    const name = textIn(said, 'title').slice(0, 2000) || textIn(said, 'name').slice(0, 2000)
    this.names.set(id, name)
    return name
  }

  /** In the order in which they are read. */
  private childrenOf(parent: string | null, slot: string): readonly PageNode[] {
    return Object.values(this.document.nodes)
      .filter((node) => node.parent === parent && node.slot === slot)
      .sort((a, b) => a.y - b.y || a.x - b.x || (a.order < b.order ? -1 : 1))
  }
}

/** A panel with what its library says of it, where that came along. */
function grafanaPanel({ type, props }: PageNode, library: JsonObject) {
  const own = classicPanel(props)
  const kind = type.slice('grafana.'.length)
  const uid = textIn(objectIn(own, 'libraryPanel'), 'uid')
  const model = uid === '' ? {} : objectIn(objectIn(library, uid), 'model')
  const ofLibrary = textIn(model, 'type')
  if (ofLibrary === '') return { kind: uid === '' ? kind : 'library-panel', values: own }
  const { title } = own
  return { kind: ofLibrary, values: { ...model, ...(title !== undefined && { title }) } }
}
