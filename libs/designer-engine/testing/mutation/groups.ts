/** Modules whose mutants are tried with the same tests. */
export interface MutationGroup {
  name: string
  modules: readonly string[]
  /** In the order in which they run: quick ones first. */
  tests: readonly string[]
}

const pathsOf = (names: readonly string[], end: string) => names.map((name) => `src/${name}${end}`)

/** Of modules and tests, each by its path under `src` without its ending. */
export function groupOf(
  name: string,
  modules: readonly string[],
  tests: readonly string[],
): MutationGroup {
  return { name, modules: pathsOf(modules, '.ts'), tests: pathsOf(tests, '.test.ts') }
}
