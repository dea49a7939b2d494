/** Files that import each other, directly or by way of one another; sorted. */
export type ImportCircle = readonly string[]

/**
 * The circles among `files`: strongly connected components of more than one file (Tarjan's algorithm). `importsOf`
 * names what a file imports; what is not among `files` is left out, and so is a file that reads its own source.
 */
export function findImportCircles(
  files: readonly string[],
  importsOf: (file: string) => readonly string[],
): readonly ImportCircle[] {
  const known = new Set(files)
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const isStacked = new Set<string>()
  const circles: ImportCircle[] = []

  function visit(file: string): void {
    order.set(file, order.size)
    low.set(file, order.size - 1)
    stack.push(file)
    isStacked.add(file)
    for (const to of importsOf(file)) {
      if (!known.has(to)) continue
      if (!order.has(to)) visit(to)
      if (isStacked.has(to)) low.set(file, Math.min(low.get(file) ?? 0, low.get(to) ?? 0))
    }
    if (low.get(file) !== order.get(file)) return
    const members = stack.splice(stack.indexOf(file))
    for (const member of members) isStacked.delete(member)
    if (members.length > 1) circles.push(members.toSorted())
  }

  for (const file of files) if (!order.has(file)) visit(file)
  return circles.toSorted((a, b) => (a[0] ?? '').localeCompare(b[0] ?? ''))
}

/** A shortest way round a circle, from its first file back to it, for the message of a failure. */
export function describeCircle(
  circle: ImportCircle,
  importsOf: (file: string) => readonly string[],
): string {
  const members = new Set(circle)
  const start = circle[0] ?? ''
  const cameFrom = new Map<string, string>()
  const waiting = [start]
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    for (const to of importsOf(file)) {
      if (to === start) {
        const way = [start]
        for (let one = file; one !== start; one = cameFrom.get(one) ?? start) way.unshift(one)
        const rest = circle.length - way.length
        const others =
          rest > 0 ? ` (and ${rest} more ${rest === 1 ? 'file' : 'files'} in this circle)` : ''
        return `${[start, ...way].join(' → ')}${others}`
      }
      if (!members.has(to) || cameFrom.has(to)) continue
      cameFrom.set(to, file)
      waiting.push(to)
    }
  }
  return circle.join(', ')
}
