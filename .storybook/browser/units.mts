import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UnitSource } from '../storyPasses.mts'
import { languageStoriesByTitle, languageUnit } from './languageStories.mts'
import { narrowStoriesByTitle, narrowUnit } from './narrowStories.mts'
import {
  docsUnit,
  pictureModes,
  pictureName,
  picturedStories,
  pictureUnit,
  docsPages,
  readStories,
  type StoryEntry,
} from './stories.mts'

/** What passes as a whole, and the spec that runs it. */
export interface BrowserUnit extends UnitSource {
  spec: string
}

const folder = '.storybook/browser'
const config = `${folder}/playwright.config.mts`

/** The pictures of a story file, its docs page, a component 320 px wide or in both languages, any other spec. */
export function browserUnits(): readonly BrowserUnit[] {
  const stories = readStories()
  return [
    ...specUnits(stories),
    ...pictureUnits(stories),
    ...docsUnits(),
    ...titleUnits('narrow.spec.mts', narrowStoriesByTitle(), narrowUnit, stories),
    ...titleUnits('languages.spec.mts', languageStoriesByTitle(), languageUnit, stories),
  ]
}

function pictureUnits(stories: readonly StoryEntry[]): BrowserUnit[] {
  const spec = 'visual.spec.mts'
  const shown = picturedStories(stories)
  return filesOf(shown).map((file) => {
    const pictures = shown
      .filter((story) => story.file === file)
      .flatMap(({ id }) => pictureModes.map((mode) => pictureName(id, mode)))
      .map((name) => `${folder}/baselines/${name}`)
    return {
      name: pictureUnit(file),
      spec,
      entries: [file, `${folder}/${spec}`, config, ...pictures],
    }
  })
}

/** A docs page depends on the types of the props as well: those of the files that the story file draws in. */
function docsUnits(): BrowserUnit[] {
  const spec = 'docsPages.spec.mts'
  const readers = ['tools/src/storyProps.ts', '.storybook/tsconfig.docgen.json']
  return filesOf(docsPages()).map((file) => ({
    name: docsUnit(file),
    spec,
    entries: [file, `${folder}/${spec}`, config, ...readers],
  }))
}

/** A component that a spec looks at, story by story. */
function titleUnits(
  spec: string,
  byTitle: ReadonlyMap<string, readonly string[]>,
  nameUnit: (title: string) => string,
  stories: readonly StoryEntry[],
): BrowserUnit[] {
  return [...byTitle].map(([title, ids]) => {
    const files = filesOf(stories.filter(({ id }) => ids.includes(id)))
    return { name: nameUnit(title), spec, entries: [...files, `${folder}/${spec}`, config] }
  })
}

/** A spec depends on the stories that its text names; `open` refuses others. */
function specUnits(stories: readonly StoryEntry[]): BrowserUnit[] {
  return readdirSync(import.meta.dirname)
    .filter(
      (file) => file.endsWith('.spec.mts') && !/^(visual|narrow|languages|docsPages)\./.test(file),
    )
    .map((spec) => {
      const text = readFileSync(join(import.meta.dirname, spec), 'utf8')
      const files = filesOf(stories.filter(({ id }) => text.includes(`'${id}'`)))
      const name = `${folder}/${spec}`
      return { name, spec, entries: [name, config, ...files, ...listsOf(spec, stories)] }
    })
}

/** The harness compares the pictures with the stories. */
function listsOf(spec: string, stories: readonly StoryEntry[]): string[] {
  if (spec !== 'harness.spec.mts') return []
  const pictures = readdirSync(join(import.meta.dirname, 'baselines'))
  return [
    ...filesOf(picturedStories(stories)),
    ...pictures.map((name) => `${folder}/baselines/${name}`),
  ]
}

function filesOf(stories: readonly StoryEntry[]): string[] {
  return [...new Set(stories.map(({ file }) => file))]
}
