import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { componentIndex } from '../../testing/componentIndex.js'

const root = join(import.meta.dirname, '../..')
const entries = ['', 'shell/', 'public/', 'charts/', 'rich-text/'].map(
  (part) => `src/${part}index.ts`,
)

/** Names that an entry exports as values and that begin as components do; contexts, stores, listeners and boundaries do, too, and draw nothing. */
function publicComponents(): string[] {
  const names = entries.flatMap((entry) =>
    Array.from(read(entry).matchAll(/^export \{([^}]*)\}/gm), ([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ).flat(),
  )
  const components = names.filter(
    (name) => /^[A-Z]/.test(name) && !/(Context|Store|Listeners|Boundary)$/.test(name),
  )
  return [...new Set(components)].toSorted()
}

const read = (path: string) => readFileSync(join(root, path), 'utf8')

const storyFiles = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => ({ file, text: read(join('src', file)) }))

const storyOf = (title: string) => storyFiles.find(({ text }) => text.includes(`title: '${title}'`))

describe('the index of components', () => {
  it('has every public component, and none that is gone', () => {
    expect(publicComponents().length).toBeGreaterThan(50)
    expect(componentIndex.map(({ name }) => name).toSorted()).toEqual(publicComponents())
  })

  it.each(componentIndex.map((entry) => [entry.name, entry] as const))(
    'leads to stories that show %s',
    (name, { story }) => {
      expect(storyOf(story)?.text ?? '').toMatch(new RegExp(`\\b${name}\\b`))
    },
  )
})

describe('the stories', () => {
  it.each(storyFiles.map(({ file, text }) => [file, text] as const))(
    '%s have a states sheet, or lie over the page and stand alone',
    (_, text) => {
      expect(text).toMatch(/export const StatesSheet\b|tags: \['overlay'\]|title: 'Foundations\//)
    },
  )
})
