import { UnreadMessages, useNotices, useUnread } from '@spruce/feature-messages'
import type { WorkbenchEnvironment } from '@spruce/feature-workbench'
import { lazy } from 'react'
import { subApps } from '../subApps.js'
import type { Shell } from './Shell.js'

const View = lazy(() => import('../lazy/workbenchView.js'))

/** What the home page needs from the portal. */
export function workbenchEnvironment({
  entry,
  menus,
}: Pick<Shell, 'entry' | 'menus'>): WorkbenchEnvironment {
  return {
    subApps,
    menuPathOf: (path) => entry.menuPathOf(path),
    hasPages: menus.hasPages,
    Unread: UnreadMessages,
    ...{ useUnread, useNotices, View },
  }
}
