import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

interface Entry {
  id: string
  type: string
  title: string
  /** The file, from the workspace root with `./` before it. */
  importPath: string
}

const unitsFile = process.env['SPRUCE_PROOF_UNITS']
/** The files whose stories a proof is asked for; undefined: all. */
const files =
  unitsFile === undefined ? undefined : (JSON.parse(readFileSync(unitsFile, 'utf8')) as string[])

/** The stories of the built Storybook that are looked at 320 px wide; sheets are those beside each other. */
export function narrowStories(): readonly Entry[] {
  const file = resolve(import.meta.dirname, '../../storybook-static/index.json')
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Entry> }
  return Object.values(entries).filter(
    ({ id, type, title, importPath }) =>
      type === 'story' &&
      !title.startsWith('Foundations/') &&
      !id.endsWith('--states-sheet') &&
      (files?.includes(importPath.replace('./', '')) ?? true),
  )
}

/** Whether the first state and the long text of each component are enough. */
const isSample = process.env['SPRUCE_STORIES'] === 'sample'

/** The stories to look at, by component. */
export function narrowStoriesByTitle(): ReadonlyMap<string, readonly string[]> {
  const shown = narrowStories().filter(({ id }) => !isSample || /--(default|long-text)$/.test(id))
  const titles = [...new Set(shown.map(({ title }) => title))]
  return new Map(
    titles.map((title) => [
      title,
      shown.filter((story) => story.title === title).map(({ id }) => id),
    ]),
  )
}

/** The unit of a component: the name of its passes. */
export function narrowUnit(title: string): string {
  return `${isSample ? 'sample' : 'stories'} at 320 px of ${title}`
}
