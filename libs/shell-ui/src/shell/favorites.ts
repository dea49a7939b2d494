import type { Favorite, MenuItem } from './menus.js'

/** The favourites with this menu added at the end, or removed when it was among them. @public */
export function withFavorite(
  favorites: readonly Favorite[],
  menu: Pick<MenuItem, 'id' | 'name'>,
  appCode: string,
  path: string,
): readonly Favorite[] {
  const without = favorites.filter(({ menuId }) => menuId !== menu.id)
  if (without.length < favorites.length) return without
  return [...favorites, { menuId: menu.id, appCode, name: menu.name, path }]
}
