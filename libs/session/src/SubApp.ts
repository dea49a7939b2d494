import type { ApiClient } from '@spruce/api-client'
import type { AnyRoute } from '@tanstack/react-router'
import type { Language } from '@spruce/validators/i18n'
import type { LocalizedName, ManifestPermission } from './manifestPermission.js'
import type { PermissionCode } from './permission.js'
import type { PlatformPermission } from './platformManifest.js'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * The menu that a page without one of its own belongs to, as that of one record: it opens for
     * whom the menu opens. Absolute.
     */
    menuPath?: string
  }
}

/** A button of a page, shown to those who hold its permission. @public */
export interface ManifestButton {
  readonly key: string
  readonly name: LocalizedName
  readonly permCode: PermissionCode
}

/** A menu entry; it exists when its page does. @public */
export interface ManifestMenu {
  /** Unique within the sub-application; stable over versions. */
  readonly key: string
  readonly name: LocalizedName
  /**
   * Relative to the base path; empty for an entry that only groups others. Ends in `/*` where the paths
   * below belong to the entry, too.
   */
  readonly path: string
  readonly icon?: string
  /** 0 new window, 1 inside the app, 2 dynamic page (spec section 3, Menu item). */
  readonly openType: 0 | 1 | 2
  /** Shown without the frame of the shell. */
  readonly isonly?: boolean
  readonly permCode?: PermissionCode
  readonly buttons?: readonly ManifestButton[]
  readonly childs?: readonly ManifestMenu[]
}

/** Something the global search offers: a way to a page where it is done. @public */
export interface ManifestCommand {
  /** Unique among the commands of the sub-application. */
  readonly key: string
  /** What one would do: 添加成员. */
  readonly name: LocalizedName
  /** Relative to the base path, with a query where the page reads one. Its page must be in the person's menus. */
  readonly path: string
  readonly permCode?: PermissionCode
  /** Other words for it, in any language, divided by blanks. */
  readonly keywords?: string
}

/** What the global search asks the sub-application for; `SubApp.search` answers by the key. @public */
export interface ManifestSearchSource {
  /** Unique among the sources of the sub-application. */
  readonly key: string
  /** Heading of its results: 部门. */
  readonly name: LocalizedName
  /** The page of its results, relative to the base path. It must be in the person's menus. */
  readonly path: string
  readonly permCode?: PermissionCode
}

/** Work that waits for whoever may do it; `SubApp.waiting` counts it by the key. @public */
export interface ManifestWaitingWork {
  /** Unique among the waiting work of the sub-application. */
  readonly key: string
  /** What is counted: 待审核的客户申请. */
  readonly name: LocalizedName
  /** Where it is done, relative to the base path. Its page must be in the person's menus. */
  readonly path: string
  readonly permCode?: PermissionCode
  /** The menu of its page shows how much there is, too. Default: false. */
  readonly isInMenu?: boolean
}

/**
 * What a sub-application tells the platform about itself. Plain data: the portal's build writes it to
 * JSON and the server seeds apps, menus and permissions from it. @public
 */
export interface SubAppManifest {
  readonly appCode: string
  /** Absolute, such as `/yunbu-app/spruce-web-enterprise-console`. */
  readonly basePath: string
  readonly name: LocalizedName
  readonly icon?: string
  /** Those that are its own; its menus and pages may ask for others that a manifest declares. */
  readonly permissions: readonly ManifestPermission[]
  /**
   * Permissions of the platform that stand in its permission tree, and are in a plan with it. Each stands
   * in one sub-application at most; else in the first whose menus ask for it.
   */
  readonly platformPermissions?: readonly PlatformPermission[]
  readonly menus: readonly ManifestMenu[]
  readonly commands?: readonly ManifestCommand[]
  readonly searchSources?: readonly ManifestSearchSource[]
  readonly waitingWork?: readonly ManifestWaitingWork[]
}

/** Something that answers to what was typed. @public */
export interface SubAppFound {
  /** Unique within its source. */
  readonly id: string
  readonly title: string
  /** A second line. */
  readonly subtitle?: string
  /** Default: `page`. */
  readonly icon?: 'page' | 'person' | 'department' | 'app' | 'message' | 'setting'
  /** Where it opens, relative to the base path: `base/organization?deptId=1`. */
  readonly path: string
}

/** With what a sub-application searches. @public */
export interface SubAppSearchContext {
  readonly api: ApiClient
  readonly language: Language
  /** Aborted when the person types on. */
  readonly signal: AbortSignal
  /** How many are shown. */
  readonly limit: number
}

/**
 * Answers for the `searchSources` of the manifest, by their keys. The server is to know pinyin: what
 * comes back is shown as it is. A refusal by permission shows nothing. @public
 */
export type SubAppSearch = Readonly<
  Record<string, (keyword: string, context: SubAppSearchContext) => Promise<readonly SubAppFound[]>>
>

/** With what a sub-application counts. @public */
export interface SubAppWaitingContext {
  readonly api: ApiClient
  /** Aborted when the home page is left. */
  readonly signal: AbortSignal
}

/** How many there are of one kind of waiting work. @public */
export interface WaitingCount {
  /** Under the keys of the sub-application's own queries: what they invalidate is counted anew. */
  readonly queryKey: readonly unknown[]
  readonly count: (context: SubAppWaitingContext) => Promise<number>
}

/** Counts the `waitingWork` of the manifest, by their keys; the home page shows what is not 0. @public */
export type SubAppWaiting = Readonly<Record<string, WaitingCount>>

/** A sub-application, as a feature library exports it and the portal lists it. @public */
export interface SubApp {
  readonly manifest: SubAppManifest
  /** Adds the routes under `parent`, which stands at the root. Pages come by `import()`. */
  readonly routes: (parent: AnyRoute) => AnyRoute[]
  /** For the `searchSources` of the manifest; comes by `import()` when somebody first searches. */
  readonly search?: () => Promise<SubAppSearch>
  /** For the `waitingWork` of the manifest; comes by `import()` with the home page or menu of whom it is for. */
  readonly waiting?: () => Promise<SubAppWaiting>
}
