/** What `define` makes; undefined for a component that no page could hold, such as a code with two dots in a row. */
export function ifPagesHoldIt<Definition>(define: () => Definition): Definition | undefined {
  try {
    return define()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
