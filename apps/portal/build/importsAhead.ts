import { relative } from 'node:path'
import type { Plugin } from 'vite'

// import(/* ahead */ './Page.js'): something that a first page needs.
const marked = /\bimport\(\s*\/\* ahead \*\/\s*(['"])(?<source>[^'"]+)\1/gu

/** The modules that code imports with the mark `ahead`, as they are written there. */
export function findMarked(code: string): string[] {
  return [...code.matchAll(marked)].map(({ groups }) => groups?.['source'] ?? '')
}

/**
 * Notes what the code says is wanted soon after a sign-in. The place that imports a page or a part of it
 * says so itself, so that no list elsewhere has to follow.
 */
export function importsAhead(): { plugin: Plugin; sources: () => string[] } {
  const found = new Set<string>()
  let root = ''
  return {
    plugin: {
      name: 'spruce-imports-ahead',
      apply: 'build',
      enforce: 'pre',
      configResolved(resolved) {
        ;({ root } = resolved)
      },
      async transform(code, id) {
        for (const source of findMarked(code)) {
          const target = await this.resolve(source, id)
          if (!target) this.error(`${id} imports ${source} ahead, which is not there`)
          found.add(relative(root, target.id))
        }
      },
    },
    /** The chunks' keys in Vite's manifest; always in the same order. */
    sources: () => [...found].sort(),
  }
}
