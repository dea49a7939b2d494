/**
 * Which items a layout looks at, without a word about it in the library: while `work` runs, arrays of numbers tell of each
 * place of theirs that is read. Those with one number for each item are the items; a copy of all of them is no look.
 * @template Result
 * @param {number} count of the items, which nothing else has as many of
 * @param {(take: () => number) => Result} work `take`: how many items were looked at since
 * @returns {Result}
 */
export function countVisits(count, work) {
  const Plain = globalThis.Int32Array
  let seen = new Uint8Array(count)
  const take = () => {
    const visited = seen.reduce((sum, one) => sum + one, 0)
    seen = new Uint8Array(count)
    return visited
  }
  /** @param {Int32Array} values */
  const watch = (values) =>
    values.length === count ? new Proxy(values, { get: (_, name) => read(values, name) }) : values
  const read = (/** @type {Int32Array} */ values, /** @type {string | symbol} */ name) => {
    if (name === 'slice') return () => watch(values.slice())
    const value = Reflect.get(values, name)
    if (typeof value === 'function') return value.bind(values)
    if (typeof name === 'string' && Number.isInteger(Number(name))) seen[Number(name)] = 1
    return value
  }
  globalThis.Int32Array = new Proxy(Plain, {
    construct: (_, values) => watch(Reflect.construct(Plain, values)),
    get: (_, name) =>
      name === 'from'
        ? (/** @type {Parameters<typeof Plain.from>} */ ...values) => watch(Plain.from(...values))
        : Reflect.get(Plain, name),
  })
  try {
    return work(take)
  } finally {
    globalThis.Int32Array = Plain
  }
}
