import type { ComponentSurfaces } from '@spruce/console-kit'
import { UnreadMessages, useNotices, useUnread } from '@spruce/feature-messages'
import type { WorkbenchSurfaces } from '@spruce/feature-enterprise'
import type { WorkbenchEnvironment } from '@spruce/feature-workbench'
import { lazyPart } from '@spruce/shell-ui'
import { subApps } from '../subApps.js'
import type { Shell } from './Shell.js'

const View = lazyPart(async () =>
  (await import(/* ahead */ '../lazy/workbenchView.js')).loadWorkbenchView(),
)
const Customiser = lazyPart(
  async () => (await import('../lazy/workbenchCustomiser.js')).WorkbenchCustomiser,
)
const Designer = lazyPart(async () => (await import('../lazy/workbenchStudio.js')).WorkbenchStudio)
/** What shows a component on the screens that manage them. */
export const componentSurfaces: ComponentSurfaces = {
  Preview: lazyPart(async () => (await import('../lazy/componentPreview.js')).ComponentPreview),
}

/** What shows a workbench on the screens that manage them. */
export const workbenchSurfaces: WorkbenchSurfaces = { View, Designer }

/** What the home page needs from the portal. */
export function workbenchEnvironment({
  entry,
  menus,
  search,
}: Pick<Shell, 'entry' | 'menus' | 'search'>): WorkbenchEnvironment {
  return {
    subApps,
    menuPathOf: (path) => entry.menuPathOf(path),
    hasPages: menus.hasPages,
    Unread: UnreadMessages,
    openSearch: search.open,
    ...{ useUnread, useNotices, View, preloadView: View.preload, Customiser },
  }
}
