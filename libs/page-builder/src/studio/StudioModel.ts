import {
  createDesigner,
  defaultHistoryLimit,
  type DesignerOptions,
  type PageDocument,
  type PageNode,
} from '@spruce/designer-engine'
import type { DraftStore, DraftTimers } from '@spruce/designer-engine/drafts'
import { createObservableDesigner, type ObservableDesigner } from '@spruce/designer-engine/mobx'
import { openPage, revisionOf, type PageRefusal } from '@spruce/designer-engine/open'
import type { ComponentRegistry } from '@spruce/designer-engine/registry'
import { makeObservable, observableRef, runInAction } from 'mobx'
import type { Breakpoint } from '../data/visibility.js'
import { BreakpointDesigner } from './BreakpointDesigner.js'
import { DraftSaver } from './DraftSaver.js'
import { mergePages, type MergeConflict } from './mergePages.js'
import type { StudioPage, StudioPort } from './StudioPort.js'

/** What a studio is made with. */
export interface StudioModelOptions {
  readonly id: string
  readonly page: StudioPage
  readonly registry: ComponentRegistry
  readonly port: StudioPort
  readonly drafts?: DraftStore | undefined
  readonly timers?: DraftTimers
  readonly isReadOnly?: boolean
}

/** What the browser had kept of this page. */
export type KeptDraft =
  | { readonly kind: 'none' }
  /** It went on from what the server has, and is on the screen. */
  | { readonly kind: 'restored' }
  /** The server has another page by now: somebody has to say which stays. */
  | { readonly kind: 'stale'; readonly text: string }

/** How a conflict is ended. */
export type ConflictChoice = 'theirs' | 'mine' | 'both'

const browserTimers: DraftTimers = {
  set: (run, delay) => setTimeout(run, delay),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}

/** A page that is being designed: its designer, its saver, and what was kept of it. */
export class StudioModel {
  /** The page as it is stored. Another one whenever a page comes from elsewhere: what was undoable was of the one before. */
  page: ObservableDesigner
  /** The page as it lies at `breakpoint`, for whatever shows or moves components; at full width `page` itself. */
  design: ObservableDesigner
  /** The width whose layout is designed. */
  breakpoint: Breakpoint = 'wide'
  kept: KeptDraft = { kind: 'none' }
  readonly saver: DraftSaver
  private stop: () => void = () => undefined
  private narrow: BreakpointDesigner | undefined

  private constructor(
    private readonly options: StudioModelOptions,
    opened: PageDocument,
    readonly isReadOnly: boolean,
  ) {
    const { id, page, port, drafts, timers = browserTimers } = options
    this.saver = new DraftSaver({ ...{ id, page, port, drafts, timers }, document: opened })
    this.page = this.design = this.makePage(opened)
    makeObservable(this, {
      ...{ page: observableRef, design: observableRef },
      ...{ breakpoint: observableRef, kept: observableRef },
    })
  }

  /** Opens a page; a refusal where it cannot be read. */
  static open(options: StudioModelOptions): StudioModel | PageRefusal {
    const opened = openPage(options.page.document, { registry: options.registry })
    if (!opened.ok) return opened.code
    const isReadOnly = options.isReadOnly === true || opened.isReadOnly
    const model = new StudioModel(options, opened.document, isReadOnly)
    if (!isReadOnly) model.findDraft()
    return model
  }

  /** Follows the page from now on. @returns ends it, and sends what is not sent */
  connect(): () => void {
    this.follow()
    return () => {
      this.stop()
      this.saver.stop()
      if (!this.isReadOnly) void this.saver.flush()
    }
  }

  /** A page from elsewhere: shown instead of this one. */
  show(document: PageDocument): void {
    this.stop()
    this.leaveWidth()
    this.page.dispose()
    runInAction(() => {
      this.page = this.makePage(document)
      this.design = this.designHere()
    })
    this.follow()
  }

  /** From now on the layout of this width is designed; what is selected and what is undoable stay. */
  designAt(breakpoint: Breakpoint): void {
    if (breakpoint === this.breakpoint) return
    this.leaveWidth()
    runInAction(() => {
      this.breakpoint = breakpoint
      this.design = this.designHere()
    })
  }

  /** @returns the page, opened and put in order; undefined for what cannot be read */
  read(document: unknown): PageDocument | undefined {
    const opened = openPage(document, { registry: this.options.registry })
    return opened.ok ? opened.document : undefined
  }

  /** Uses the draft that was found, or gives it up. */
  endKept(isUsed: boolean): void {
    const { kept } = this
    runInAction(() => (this.kept = { kind: 'none' }))
    if (kept.kind !== 'stale') return
    const document = isUsed ? this.read(kept.text) : undefined
    if (!document) {
      this.options.drafts?.clear(this.options.id)
      return
    }
    this.show(document)
    this.saver.change(document)
  }

  /** @returns where both changed the same and mine stayed */
  endConflict(choice: ConflictChoice): readonly MergeConflict[] {
    const theirs = this.read(this.saver.theirs?.document)
    if (!theirs) return []
    const mine = this.page.designer.document
    if (choice === 'mine') {
      this.saver.keepMine(theirs)
      return []
    }
    if (choice === 'theirs') {
      this.show(theirs)
      this.saver.takeTheirs(this.page.designer.document, theirs)
      return []
    }
    const merged = mergePages(this.saver.base, mine, theirs)
    this.show(this.read(merged.document) ?? mine)
    this.saver.takeTheirs(this.page.designer.document, theirs)
    return merged.conflicts
  }

  /** The server made another page the draft. */
  take(page: StudioPage): void {
    const document = this.read(page.document)
    if (!document) return
    this.show(document)
    this.saver.take(page, document)
  }

  private follow(): void {
    this.stop()
    const { designer } = this.page
    if (this.isReadOnly) return
    this.stop = designer.on('change', (_, { isPreview }) => {
      if (!isPreview) this.saver.change(designer.document)
    })
  }

  private findDraft(): void {
    const { drafts, id } = this.options
    const base = this.saver.base
    const found = drafts?.read(id, revisionOf(base))
    if (found?.kind !== 'draft') return
    const document = this.read(found.page)
    if (!document || revisionOf(document) === revisionOf(base)) {
      drafts?.clear(id)
      return
    }
    if (found.isStale) {
      this.kept = { kind: 'stale', text: found.page }
      return
    }
    this.kept = { kind: 'restored' }
    this.page = this.design = this.makePage(document)
    this.saver.change(document)
  }

  private makePage(document: PageDocument): ObservableDesigner {
    return createObservableDesigner(createDesigner(document, this.designerOptions))
  }

  private designHere(): ObservableDesigner {
    const { page, breakpoint } = this
    if (breakpoint === 'wide') return page
    this.narrow = new BreakpointDesigner(page.designer, breakpoint, this.designerOptions)
    return createObservableDesigner(this.narrow)
  }

  private leaveWidth(): void {
    if (!this.narrow) return
    this.design.dispose()
    this.narrow.dispose()
    this.narrow = undefined
  }

  private get designerOptions(): DesignerOptions {
    const { registry } = this.options
    return {
      isReadOnly: this.isReadOnly,
      history: { limit: defaultHistoryLimit },
      layoutOf: (parent: PageNode | null, slot) => registry.layoutOf(parent, slot),
      limitsOf: (type) => registry.limitsOf(type),
      allows: (parent, slot, type) => registry.allows(parent, slot, type),
    }
  }
}
