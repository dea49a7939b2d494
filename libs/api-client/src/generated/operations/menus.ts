/** @public */
export const getMenuUser = {
  id: 'getMenuUser',
  method: 'get',
  path: '/aba-base/api/v3/menu/menu-user',
  tag: 'menus',
} as const
/** @public */
export const listMyApps = {
  id: 'listMyApps',
  method: 'get',
  path: '/spruce-console-web/api/app/my-app',
  tag: 'menus',
} as const
/** @public */
export const getFavorites = {
  id: 'getFavorites',
  method: 'get',
  path: '/spruce-console-web/my/favorites',
  tag: 'menus',
} as const
/** @public */
export const saveFavorites = {
  id: 'saveFavorites',
  method: 'post',
  path: '/spruce-console-web/my/favorites',
  tag: 'menus',
} as const
/** @public */
export const listMenuTree = {
  id: 'listMenuTree',
  method: 'get',
  path: '/spruce/api/v1/menus',
  tag: 'menus',
} as const
/** @public */
export const addMenu = {
  id: 'addMenu',
  method: 'post',
  path: '/spruce/api/v1/menus',
  tag: 'menus',
} as const
/** @public */
export const getMenuOptions = {
  id: 'getMenuOptions',
  method: 'get',
  path: '/spruce/api/v1/menus/options',
  tag: 'menus',
} as const
/** @public */
export const checkMenuLinks = {
  id: 'checkMenuLinks',
  method: 'get',
  path: '/spruce/api/v1/menus/links',
  tag: 'menus',
} as const
/** @public */
export const editMenu = {
  id: 'editMenu',
  method: 'put',
  path: '/spruce/api/v1/menus/{id}',
  tag: 'menus',
} as const
/** @public */
export const overrideMenu = {
  id: 'overrideMenu',
  method: 'put',
  path: '/spruce/api/v1/menu-overrides/{id}',
  tag: 'menus',
} as const
/** @public */
export const orderMenus = {
  id: 'orderMenus',
  method: 'post',
  path: '/spruce/api/v1/menus/order',
  tag: 'menus',
} as const
/** @public */
export const setMenuVisibility = {
  id: 'setMenuVisibility',
  method: 'post',
  path: '/spruce/api/v1/menus/visibility',
  tag: 'menus',
} as const
/** @public */
export const previewMenuRemoval = {
  id: 'previewMenuRemoval',
  method: 'get',
  path: '/spruce/api/v1/menus/{id}/impact',
  tag: 'menus',
} as const
/** @public */
export const removeMenu = {
  id: 'removeMenu',
  method: 'post',
  path: '/spruce/api/v1/menus/{id}/remove',
  tag: 'menus',
} as const
/** @public */
export const resetMenus = {
  id: 'resetMenus',
  method: 'post',
  path: '/spruce/api/v1/menus/reset',
  tag: 'menus',
} as const
/** @public */
export const exportMenus = {
  id: 'exportMenus',
  method: 'get',
  path: '/spruce/api/v1/menus/export',
  tag: 'menus',
} as const
/** @public */
export const importMenus = {
  id: 'importMenus',
  method: 'post',
  path: '/spruce/api/v1/menus/import',
  tag: 'menus',
} as const
/** @public */
export const previewMenus = {
  id: 'previewMenus',
  method: 'get',
  path: '/spruce/api/v1/menus/preview',
  tag: 'menus',
} as const
