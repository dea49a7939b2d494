/**
 * What several scenes need and is made when the first of them begins: a part of a bench pays for no other.
 * @template T @param {() => Promise<T>} make
 * @returns {(() => Promise<T>) & { isBegun: () => boolean }}
 */
export function once(make) {
  /** @type {Promise<T> | undefined} */
  let made
  return Object.assign(() => (made ??= make()), { isBegun: () => made !== undefined })
}
