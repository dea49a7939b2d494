import type { PageConfig } from '../pageConfig.js'
import { compareNodes } from '../document/order.js'
import { pageSlots, type PageDocument, type PageNode } from '../document/types.js'
import { lazyList } from '../history/lazyList.js'
import type { Designer } from '../store/Designer.js'
import { toPageInfo, type PageComponent, type PageInfo } from './pageInfo.js'

/** The state of the page designer under the names of the specification (3). Read when it is asked for. */
export interface DesignerState {
  readonly config: PageConfig
  readonly onlyPreview: boolean
  /** The page as it is shown, without what is hidden. */
  readonly curPageInfo: PageInfo
  /** The undo queue, newest first. */
  readonly statusQueue: readonly PageInfo[]
  readonly headPointer: number
  /** Whether a component is selected. */
  readonly isACtive: boolean
  /** The page as it was stored last. */
  readonly cachePageData: PageInfo
  /** The children of the page before the first was hidden; empty while none is. */
  readonly originalCompList: readonly PageComponent[]
  /** Whether nothing may be changed. */
  readonly isDisabled: boolean
}

/** The second page state under the names of the specification (3). */
export interface PageState {
  readonly curPageInfo: PageInfo
  /** All components of the page, whatever they lie in. */
  readonly allList: readonly PageNode[]
  readonly PageList: readonly PageListItem[]
  /** Whether the page is empty. */
  readonly isKong: boolean
  /** Differs when the page differs. */
  readonly refreshKey: number
  readonly isIframeLoading: boolean
}

/** A page among others. */
export interface PageListItem {
  readonly id: string
  readonly name: string
}

/** What the designer does not know itself. */
export interface StateHost {
  /** The page as it was stored last; default: as it is when the state is made. */
  readonly cachePageData?: () => PageDocument
  readonly PageList?: () => readonly PageListItem[]
  readonly isIframeLoading?: () => boolean
}

/** The designer as the first state of the specification. The same parts while nothing changes. */
export function designerState(designer: Designer, host: StateHost = {}): DesignerState {
  const opened = designer.document
  const readCached = host.cachePageData ?? (() => opened)
  return {
    get config() {
      return designer.settings.config
    },
    get onlyPreview() {
      return designer.onlyPreview
    },
    get curPageInfo() {
      return currentInfo(designer)
    },
    get statusQueue() {
      const queue = designer.history.statusQueue
      return lazyList(queue.length, (index) => infoOf(queue[index] as PageDocument))
    },
    get headPointer() {
      return designer.history.headPointer
    },
    get isACtive() {
      return designer.selection.ids.length > 0
    },
    get cachePageData() {
      return infoOf(readCached())
    },
    get originalCompList() {
      return designer.hiding.originalCompList ? infoOf(designer.document).children : none
    },
    get isDisabled() {
      return designer.isReadOnly
    },
  }
}

/** The designer as the second state of the specification. */
export function pageState(designer: Designer, host: StateHost = {}): PageState {
  return {
    get curPageInfo() {
      return currentInfo(designer)
    },
    get allList() {
      return Object.values(designer.document.nodes).sort(compareNodes)
    },
    get PageList() {
      return host.PageList?.() ?? []
    },
    get isKong() {
      return Object.values(pageSlots).every((slot) => designer.children(null, slot).length === 0)
    },
    get refreshKey() {
      return designer.revision
    },
    get isIframeLoading() {
      return host.isIframeLoading?.() ?? false
    },
  }
}

const none: readonly PageComponent[] = Object.freeze([])

/** One tree for each page, so that what comes back is the same by reference. */
const infos = new WeakMap<PageDocument, PageInfo>()
const selected = new WeakMap<PageInfo, PageInfo>()

function infoOf(page: PageDocument): PageInfo {
  const info = infos.get(page) ?? toPageInfo(page)
  infos.set(page, info)
  return info
}

function currentInfo(designer: Designer): PageInfo {
  const { document, hiding, selection } = designer
  const info = hiding.originalCompList
    ? toPageInfo(document, (parent, slot) => hiding.children(parent, slot))
    : infoOf(document)
  if (selection.ids.length > 0) return info
  const own = selected.get(info) ?? { ...info, isSelected: true }
  selected.set(info, own)
  return own
}
