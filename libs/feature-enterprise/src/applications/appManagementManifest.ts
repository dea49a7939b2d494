import type { ManifestMenu, SubAppManifest } from '@spruce/session'
import { button } from '../manifestButton.js'

/** The menu of the applications, as it stands in the console. */
export const applicationsMenu: ManifestMenu = {
  key: 'application',
  name: { 'zh-CN': '应用管理', 'en-US': 'Applications' },
  path: 'base/appMgt',
  icon: 'app-window',
  openType: 1,
  permCode: 'app:list',
  buttons: [
    button('app-add', 'app:add', '新增应用', 'Add application'),
    button('app-edit', 'app:edit', '编辑应用', 'Edit application'),
    button('app-remove', 'app:remove', '删除应用', 'Delete application'),
  ],
}

/**
 * The applications of a company as an application of its own (docs/SPECIFICATION.md 2.4): for whoever looks after
 * them and nothing else. Its permissions are the console's.
 */
export const appManagementManifest: SubAppManifest = {
  appCode: 'spruce-web-app-management',
  basePath: '/yunbu-app/spruce-web-app-management',
  name: { 'zh-CN': '应用管理', 'en-US': 'App management' },
  icon: 'app-window',
  permissions: [],
  menus: [{ ...applicationsMenu, name: { 'zh-CN': '应用列表', 'en-US': 'Application list' } }],
}
