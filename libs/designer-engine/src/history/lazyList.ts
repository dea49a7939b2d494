/** A list whose items are made when they are read, each once. */
export function lazyList<Item>(length: number, make: (index: number) => Item): readonly Item[] {
  const list: Item[] = []
  for (let index = 0; index < length; index += 1) {
    Object.defineProperty(list, index, {
      enumerable: true,
      configurable: true,
      get: () => {
        const value = make(index)
        Object.defineProperty(list, index, { enumerable: true, value })
        return value
      },
    })
  }
  return list
}
