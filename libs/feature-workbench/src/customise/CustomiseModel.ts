import { isApiError } from '@spruce/api-client'
import {
  createDesigner,
  pageSlots,
  type PageDocument,
  type PageNode,
} from '@spruce/designer-engine'
import { createObservableDesigner, type ObservableDesigner } from '@spruce/designer-engine/mobx'
import { openPage } from '@spruce/designer-engine/open'
import {
  applyOverlay,
  overlayOf,
  zonesOf,
  type OverlayChange,
  type Zone,
} from '@spruce/designer-engine/overlay'
import type { ComponentRegistry } from '@spruce/designer-engine/registry'
import { makeObservable, observableRef, runInAction } from 'mobx'
import type { CustomisePort, MyWorkbench, PersonalPage } from './CustomisePort.js'
import type { PersonalDrafts } from './personalDrafts.js'
import { holdFixed, zonesPlugin, type Zones } from './personalZones.js'

export interface CustomiseOptions {
  readonly page: PersonalPage
  readonly registry: ComponentRegistry
  readonly port: CustomisePort
  readonly drafts?: PersonalDrafts | undefined
}

/** How saving stands: 412 is a conflict, or the workbench is not given any more. */
export type CustomiseState = 'editing' | 'saving' | 'failed' | 'conflict' | 'withdrawn'

/** A part of a change that the given page does not take, and the component by its name. */
export type Loss = Pick<MyWorkbench['notKept'][number], 'id' | 'title' | 'part'>

/** Steps back that a person has. */
const mostSteps = 50

/** A personal page that was opened. */
interface Opened {
  readonly workbenchId: string
  readonly revision: number
  readonly version: number
  readonly given: PageDocument
  /** As it is saved. */
  readonly saved: PageDocument
  /** What of the saved changes it does not take any more, until that is read. */
  readonly lost: readonly Loss[]
  readonly zones: Zones
}

/** A workbench while a person arranges it: its designer, what of it is theirs, and whether that is saved. */
export class CustomiseModel {
  /** Another one whenever a page comes from elsewhere: what was undoable was of the one before. */
  design: ObservableDesigner
  /** Counts them. */
  designs = 0
  state: CustomiseState = 'editing'
  /** Why saving failed. */
  error: unknown = undefined
  isDirty = false
  /** What was not saved is back, from before the page became another one or not. */
  restored: 'no' | 'yes' | 'older' = 'no'
  /** What of the changes the page does not take any more. */
  lost: readonly Loss[]
  /** What the server has by now, while there is a conflict. */
  theirs: PersonalPage | undefined = undefined
  private savedKey = ''
  private isFollowed = false
  private stop: () => void = () => undefined

  private constructor(
    private readonly options: CustomiseOptions,
    private page: Opened,
  ) {
    this.lost = page.lost
    this.design = this.makeDesign(page.saved)
    this.savedKey = keyOf(overlayOf(page.given, page.saved))
    makeObservable(this, {
      design: observableRef,
      designs: observableRef,
      state: observableRef,
      error: observableRef,
      isDirty: observableRef,
      restored: observableRef,
      lost: observableRef,
      theirs: observableRef,
    })
  }

  /** Opens a page; undefined where it cannot be read, or is newer than this version of the product. */
  static open(options: CustomiseOptions): CustomiseModel | undefined {
    const page = openPersonal(options.page, options.registry)
    if (!page) return undefined
    const model = new CustomiseModel(options, page)
    model.restore()
    return model
  }

  /** The zone of a component; what a person added is free. */
  zoneOf(id: string): Zone {
    return this.page.zones.get(id) ?? 'free'
  }

  get zones(): Zones {
    return this.page.zones
  }

  get revision(): number {
    return this.page.revision
  }

  /** What the person made of the given page. */
  get changes(): readonly OverlayChange[] {
    return overlayOf(this.page.given, this.design.designer.document)
  }

  /** Given components that are not there, without what lies in them; for observers. */
  get hidden(): readonly PageNode[] {
    const isThere = (id: string) => this.design.node(id) !== undefined
    return Object.values(this.page.given.nodes).filter(
      ({ id, parent }) => !isThere(id) && (parent === null || isThere(parent)),
    )
  }

  /** Follows the page from now on. @returns ends it */
  connect(): () => void {
    this.follow()
    return () => this.stop()
  }

  /** Brings a given component back with all that lies in it, where it was given. @returns whether it could be */
  bringBack(id: string): boolean {
    const { given } = this.page
    const root = given.nodes[id]
    const { designer } = this.design
    if (!root || designer.get(id)) return false
    return designer.transact('bringBack', () => {
      const insert = ({ parent, slot, x, y, group: _, order: _order, ...node }: PageNode) =>
        designer.commands.insert(node, { parent, slot, x, y })
      const isBack = insert(root).ok
      if (isBack) for (const node of within(given, id)) insert(node)
      return isBack
    })
  }

  /** @returns the workbench as it is now; undefined where it was not saved, which `state` tells */
  async save(): Promise<MyWorkbench | undefined> {
    if (this.state === 'saving') return undefined
    const { workbenchId, revision, version } = this.page
    this.become('saving')
    const changes = this.changes.map(({ unset, ...change }) => ({
      ...change,
      ...(unset && { unset: [...unset] }),
    })) as MyWorkbench['changes']
    try {
      const saved = await this.options.port.save({ workbenchId, revision, version, changes })
      this.options.drafts?.forget()
      runInAction(() => (this.isDirty = false))
      this.become('editing')
      return saved
    } catch (error) {
      if (isApiError(error) && error.status === 412) await this.meet()
      else this.become('failed', error)
      return undefined
    }
  }

  /** Ends a conflict: goes on with the own changes on what the server has, or with what it has alone. */
  endConflict(choice: 'mine' | 'theirs'): void {
    const page = this.theirs && openPersonal(this.theirs, this.options.registry)
    if (!page) return
    const { changes } = this
    if (choice === 'theirs') this.show(page, page.saved, page.lost)
    else this.rebase(page, changes)
    runInAction(() => (this.theirs = undefined))
    this.become('editing')
  }

  /** Gives up what is not saved. */
  discard(): void {
    this.options.drafts?.forget()
    this.show(this.page, this.page.saved, this.page.lost)
    runInAction(() => (this.restored = 'no'))
  }

  /** The person has read that what was not saved is back, and what could not be kept. */
  understand(): void {
    runInAction(() => {
      this.page = { ...this.page, lost: [] }
      this.restored = 'no'
      this.lost = []
    })
  }

  private become(state: CustomiseState, error?: unknown): void {
    runInAction(() => {
      this.state = state
      this.error = error
    })
  }

  /** Asks what the server has by now. */
  private async meet(): Promise<void> {
    try {
      const theirs = await this.options.port.load()
      runInAction(() => (this.theirs = theirs ?? undefined))
      this.become(theirs ? 'conflict' : 'withdrawn')
    } catch (error) {
      this.become('failed', error)
    }
  }

  /** Goes on from what was not saved the last time. */
  private restore(): void {
    const { drafts } = this.options
    const draft = drafts?.read()
    if (!draft) return
    if (keyOf(draft.changes) === this.savedKey) {
      drafts?.forget()
      return
    }
    const isSame = draft.revision === this.page.revision && draft.version === this.page.version
    this.rebase(this.page, draft.changes)
    if (this.isDirty) runInAction(() => (this.restored = isSame ? 'yes' : 'older'))
  }

  /** Own changes on another page; what was not kept before, and is not read yet, is said with what is not kept now. */
  private rebase(page: Opened, changes: readonly OverlayChange[]): void {
    const before = this.design.designer.document
    const unread = this.lost
    const { document, notKept } = applyOverlay(page.given, changes)
    const titleOf = (id: string) =>
      titleIn(page.given, id) || titleIn(before, id) || titleAmong(changes, id)
    const lost = notKept
      .filter(({ id, part }) => !unread.some((one) => one.id === id && one.part === part))
      .map(({ id, part }) => ({ id, part, title: titleOf(id) }))
    this.show(page, document, [...unread, ...lost])
  }

  private show(page: Opened, document: PageDocument, lost: readonly Loss[]): void {
    const isFollowed = this.isFollowed
    this.stop()
    this.design.dispose()
    runInAction(() => {
      this.page = page
      this.designs += 1
      this.design = this.makeDesign(document)
      this.savedKey = keyOf(overlayOf(page.given, page.saved))
      this.lost = lost
    })
    if (isFollowed) this.follow()
    this.note()
  }

  private follow(): void {
    this.stop()
    const stop = this.design.designer.on('change', (_, { isPreview }) => {
      if (!isPreview) this.note()
    })
    this.isFollowed = true
    this.stop = () => {
      stop()
      this.isFollowed = false
    }
  }

  /** Sees whether something is not saved, and keeps it in the browser. */
  private note(): void {
    const { changes } = this
    const isDirty = keyOf(changes) !== this.savedKey
    const { revision, version } = this.page
    if (isDirty) this.options.drafts?.keep({ revision, version, changes })
    else this.options.drafts?.forget()
    runInAction(() => {
      this.isDirty = isDirty
      if (this.state === 'failed') this.state = 'editing'
    })
  }

  private makeDesign(document: PageDocument): ObservableDesigner {
    const { registry } = this.options
    const { zones } = this.page
    return createObservableDesigner(
      createDesigner(document, {
        history: { limit: mostSteps },
        // What a person adds or moves to the page itself goes to its grid.
        layoutOf: (parent, slot) =>
          parent === null && slot !== pageSlots.main ? 'none' : registry.layoutOf(parent, slot),
        limitsOf: (type) => registry.limitsOf(type),
        allows: (parent, slot, type) =>
          (zones.get(parent.id) ?? 'free') === 'free' && registry.allows(parent, slot, type),
        plugins: [zonesPlugin(zones)],
      }),
    )
  }
}

function openPersonal(
  { given, mine }: PersonalPage,
  registry: ComponentRegistry,
): Opened | undefined {
  const { workbenchId, revision, version } = given
  const [before, own] = [given, mine].map(({ document }) => openPage(document, { registry }))
  if (!before?.ok || !own?.ok || before.isReadOnly || own.isReadOnly) return undefined
  if (workbenchId === null || revision === null) return undefined
  const zones = zonesOf(before.document)
  const saved = holdFixed(own.document, zones)
  return {
    ...{ workbenchId, revision, version, given: before.document, saved, zones },
    lost: mine.notKept,
  }
}

/** Tells changes from others, in whatever order they come. */
function keyOf(changes: readonly OverlayChange[]): string {
  return JSON.stringify([...changes].sort((a, b) => (a.id < b.id ? -1 : 1)))
}

/** What lies in a component, each after what it lies in. */
function within({ nodes }: PageDocument, id: string): PageNode[] {
  const inside = Object.values(nodes).filter(({ parent }) => parent === id)
  inside.sort((a, b) => (a.order < b.order ? -1 : 1))
  return inside.flatMap((node) => [node, ...within({ nodes } as PageDocument, node.id)])
}

function titleIn({ nodes }: PageDocument, id: string): string {
  return titleOfProps(Object.hasOwn(nodes, id) ? nodes[id]?.props : undefined)
}

/** The name that a change gives its component. */
function titleAmong(changes: readonly OverlayChange[], id: string): string {
  return titleOfProps(changes.find((change) => change.id === id)?.set)
}

function titleOfProps(props: OverlayChange['set']): string {
  const title = props?.['title']
  return typeof title === 'string' ? title : ''
}
