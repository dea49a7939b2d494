import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** A story or a docs page of the built Storybook. */
export interface StoryEntry {
  id: string
  type: string
  title: string
  /** Its file, from the workspace root. */
  file: string
  tags: readonly string[]
}

interface IndexEntry {
  id: string
  type: string
  title: string
  importPath: string
  tags?: readonly string[]
}

/** Every story of the built Storybook. */
export function readStories(): readonly StoryEntry[] {
  return readEntries().filter(({ type }) => type === 'story')
}

/** The docs pages of the built Storybook that a proof is asked for, one of each story file; in a sample the dialogs. */
export function docsPages(): readonly StoryEntry[] {
  return readEntries().filter(
    ({ type, title, file }) =>
      type === 'docs' &&
      (provedFiles?.includes(file) ?? true) &&
      (!isSample || /(Dialog|Pagination|InlineEdit)$/.test(title)),
  )
}

function readEntries(): readonly StoryEntry[] {
  const file = resolve(import.meta.dirname, '../../storybook-static/index.json')
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as {
    entries: Record<string, IndexEntry>
  }
  return Object.values(entries).map(({ importPath, tags = [], ...entry }) => ({
    ...entry,
    tags,
    file: importPath.replace(/^\.\//, ''),
  }))
}

/**
 * Those with pictures: the sheet of each component, and each story of what lies over the page. One that presses
 * keys by itself is left to its own test: its picture hangs on when it is taken.
 */
export function picturedStories(stories = readStories()): readonly StoryEntry[] {
  return stories.filter(
    ({ id, title, tags }) =>
      title.startsWith('Shell UI/') &&
      (id.endsWith('--states-sheet') || (tags.includes('overlay') && !tags.includes('play-fn'))),
  )
}

/** Modes in which a story has its picture. */
export const pictureModes = ['light', 'dark'] as const

/** The file of a picture, in `baselines`. */
export function pictureName(id: string, mode: (typeof pictureModes)[number]): string {
  return `${id}-${mode}.png`
}

/** The file that names the units to run, as `run.mts` wrote it; without it everything runs. */
export const selectionVariable = 'SPRUCE_STORY_UNITS'

/** Whether a unit runs this time. */
export const isSelected: (unit: string) => boolean = (() => {
  const file = process.env[selectionVariable]
  if (file === undefined || !existsSync(file)) return () => true
  const names = new Set(JSON.parse(readFileSync(file, 'utf8')) as string[])
  return (unit) => names.has(unit)
})()

/** The unit of the pictures of a story file: the name of its passes. */
export function pictureUnit(storyFile: string): string {
  return `pictures of ${storyFile}`
}

/** The unit of the docs page of a story file: the name of its passes. */
export function docsUnit(storyFile: string): string {
  return `docs page of ${storyFile}`
}

/** Says in Playwright's report to which unit a test belongs; those of other specs belong to their file. */
export const unitAnnotation = 'unit'

/** Says that a new browser draws a picture differently. */
export const changeAnnotation = 'would change'

/** Names the browser that made the pictures. */
export const browserFile = resolve(import.meta.dirname, 'baselines/browser.json')

const unitsFile = process.env['SPRUCE_PROOF_UNITS']
/** The files whose stories a proof is asked for; undefined: all. */
const provedFiles =
  unitsFile === undefined ? undefined : (JSON.parse(readFileSync(unitsFile, 'utf8')) as string[])

/** The stories that a proof is asked for, all without one. */
export function provedStories(): readonly StoryEntry[] {
  return readStories().filter(({ file }) => provedFiles?.includes(file) ?? true)
}

/** Whether the first state and the long text of each component are enough. */
const isSample = process.env['SPRUCE_STORIES'] === 'sample'

/** What of the stories is looked at, to name the unit of a component after it: a sample passes for itself. */
export const extent = isSample ? 'sample' : 'stories'

/** The stories to look at, by component. */
export function idsByTitle(stories: readonly StoryEntry[]): ReadonlyMap<string, readonly string[]> {
  const byTitle = new Map<string, string[]>()
  for (const { id, title } of stories) {
    if (isSample && !/--(default|long-text)$/.test(id)) continue
    const ids = byTitle.get(title)
    if (ids) ids.push(id)
    else byTitle.set(title, [id])
  }
  return byTitle
}
