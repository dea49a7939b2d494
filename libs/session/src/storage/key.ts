import type { StoredKey } from './BrowserStorage.js'
import type { Guard } from './guards.js'

/** A key of the browser's storage. Every key of the product is made here, once. */
export function key<T>(
  name: string,
  area: StoredKey<T>['area'],
  owner: StoredKey<T>['owner'],
  guard: Guard<T>,
): StoredKey<T> {
  return { name, area, owner, guard }
}
