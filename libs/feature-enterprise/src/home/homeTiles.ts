import type { ManifestMenu, PermissionCode } from '@spruce/session'
import { enterpriseManifest } from '../manifest.js'
import type { homeMessages } from './homeMessages.js'
import type { ConsoleHome } from './homeQueries.js'

type TextKey = {
  [Key in keyof (typeof homeMessages)['zh-CN']]: (typeof homeMessages)['zh-CN'][Key] extends string
    ? Key
    : never
}[keyof (typeof homeMessages)['zh-CN']]

/** A number of the home: its name, who may see it, and where what it counts is listed. */
export interface HomeTile<Field> {
  field: Field
  label: TextKey
  permission: PermissionCode
  /** Relative to the base path. */
  path?: string
}

/** What somebody has to look at. */
export const waitingTiles: readonly HomeTile<keyof ConsoleHome['waiting']>[] = [
  {
    field: 'openInvitations',
    label: 'openInvitations',
    permission: 'user:list',
    path: 'base/organization/invitations?status=sent',
  },
  {
    field: 'invitedMembers',
    label: 'invitedMembers',
    permission: 'user:list',
    path: 'base/organization?status=invited',
  },
  {
    field: 'scheduledNotices',
    label: 'scheduledNotices',
    permission: 'notice:list',
    path: 'msg-publish/business-notice?status=scheduled',
  },
  {
    field: 'disabledProviders',
    label: 'disabledProviders',
    permission: 'identityprovider:list',
    path: 'base/identity-provider?enabled=no',
  },
  {
    field: 'failingProviders',
    label: 'failingProviders',
    permission: 'identityprovider:list',
    path: 'base/identity-provider?enabled=yes',
  },
  {
    field: 'failingApps',
    label: 'failingApps',
    permission: 'app:list',
    path: 'base/appMgt?health=down',
  },
  {
    field: 'endingRemovals',
    label: 'endingRemovals',
    permission: 'recycle:list',
    path: 'base/recycle-bin?sort=removedAt',
  },
]

/** How many there are. */
export const figureTiles: readonly HomeTile<keyof ConsoleHome['figures']>[] = [
  {
    field: 'members',
    label: 'activeMembers',
    permission: 'user:list',
    path: 'base/organization?status=active',
  },
  {
    field: 'departments',
    label: 'departments',
    permission: 'department:list',
    path: 'base/organization',
  },
  { field: 'roles', label: 'roles', permission: 'role:list', path: 'base/role' },
]

/** Who came today. */
export const todayTiles: readonly HomeTile<keyof ConsoleHome['figures']>[] = [
  { field: 'onlineNow', label: 'onlineNow', permission: 'log:list' },
  { field: 'signIns', label: 'signIns', permission: 'log:list', path: 'base/board/login' },
  {
    field: 'failedSignIns',
    label: 'failedSignIns',
    permission: 'log:list',
    path: 'base/log/login?success=no',
  },
]

/** The permission of the menu of the page at a path, with its query; undefined: no page, or it needs none. */
export function permissionOfPage(path: string): PermissionCode | undefined {
  const [page = ''] = path.split('?')
  return everyMenu(enterpriseManifest.menus).find(
    ({ path: own }) => own !== '' && (page === own || page.startsWith(`${own}/`)),
  )?.permCode
}

function everyMenu(menus: readonly ManifestMenu[]): readonly ManifestMenu[] {
  return menus.flatMap((menu) => [menu, ...everyMenu(menu.childs ?? [])])
}
