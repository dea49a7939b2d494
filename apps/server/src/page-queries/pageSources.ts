import type { PageSource } from './PageSource.js'

const files = import.meta.glob<Record<string, PageSource>>('./sources/*.ts', { eager: true })

/** Every source of the server by its id: each file of `sources/` exports one. `static` is none of them. */
export const pageSources: ReadonlyMap<string, PageSource> = new Map(
  Object.values(files)
    .flatMap((module) => Object.values(module))
    .map((source) => [source.id, source]),
)
