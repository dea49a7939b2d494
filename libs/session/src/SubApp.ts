import type { AnyRoute } from '@tanstack/react-router'
import type { Language } from '@spruce/validators/i18n'

/** A name in every language. @public */
export type LocalizedName = Readonly<Record<Language, string>>

/** A permission that a sub-application asks about. @public */
export interface ManifestPermission {
  /** `<resource>:<action>`, such as `department:add`. */
  readonly code: string
  readonly name: LocalizedName
}

/** A button of a page, shown to those who hold its permission. @public */
export interface ManifestButton {
  readonly key: string
  readonly name: LocalizedName
  readonly permCode: string
}

/** A menu entry; it exists when its page does. @public */
export interface ManifestMenu {
  /** Unique within the sub-application; stable over versions. */
  readonly key: string
  readonly name: LocalizedName
  /** Relative to the base path; empty for an entry that only groups others. */
  readonly path: string
  readonly icon?: string
  /** 0 new window, 1 inside the app, 2 dynamic page (spec section 3, Menu item). */
  readonly openType: 0 | 1 | 2
  /** Shown without the frame of the shell. */
  readonly isonly?: boolean
  readonly permCode?: string
  readonly buttons?: readonly ManifestButton[]
  readonly childs?: readonly ManifestMenu[]
}

/** Something the command palette offers. @public */
export interface ManifestCommand {
  readonly key: string
  readonly name: LocalizedName
  /** Relative to the base path. */
  readonly path: string
  readonly permCode?: string
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
  readonly permissions: readonly ManifestPermission[]
  readonly menus: readonly ManifestMenu[]
  readonly commands?: readonly ManifestCommand[]
}

/** A sub-application, as a feature library exports it and the portal lists it. @public */
export interface SubApp {
  readonly manifest: SubAppManifest
  /** Adds the routes under `parent`, which stands at the root. Pages come by `import()`. */
  readonly routes: (parent: AnyRoute) => AnyRoute[]
}
