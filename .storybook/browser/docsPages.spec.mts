// The docs page of every story file, as people open it: no error, every story in its place, a table of the props that
// the types know, each described, and the sheet of states where there is one. Of the stories in frames one is awaited:
// a frame shows the same document that the tests of the story itself open.
import { join } from 'node:path'
import { readStoryProps } from '../../tools/src/storyProps.ts'
import {
  docsUnit,
  isSelected,
  docsPages,
  readStories,
  unitAnnotation,
  type StoryEntry,
} from './stories.mts'
import { expect, test, type Page } from './test.mts'

const root = join(import.meta.dirname, '../..')
const stories = readStories()
const selected = docsPages().filter(({ file }) => isSelected(docsUnit(file)))

let props: ReturnType<typeof readStoryProps> | undefined

/** The props that the types know of the component of a story file; read once in a worker, for it takes seconds. */
function propsOf(file: string): readonly string[] {
  props ??= readStoryProps(
    root,
    selected.map((page) => page.file),
  )
  return (props.get(file) ?? []).map(({ name }) => name)
}

/** A row of the table of props, as it is read. */
interface Row {
  name: string
  description: string
}

function readRows(page: Page): Promise<Row[]> {
  return page.locator('#storybook-docs .docblock-argstable-body tr').evaluateAll((rows) =>
    rows.map((row) => {
      const [name, about] = row.querySelectorAll(':scope > td')
      return {
        name: name?.querySelector('span')?.textContent ?? '',
        description: about?.firstElementChild?.textContent ?? '',
      }
    }),
  )
}

/** Opens a docs page, and collects its errors; those of leaving the page before are not its own. */
async function openDocs(page: Page, { id, title }: StoryEntry, errors: string[]) {
  await page.goto('about:blank')
  page.removeAllListeners('pageerror')
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`/iframe.html?id=${id}&viewMode=docs&globals=motion:reduced`)
  await expect(page.locator('#storybook-docs .sbdocs-title')).toHaveText(
    title.split('/').at(-1) ?? '',
  )
}

/** The story shows in its frame on the docs page; a frame loads when it is near. */
async function expectShown(page: Page, id: string) {
  const frame = page.locator(`iframe[id="iframe--${id}"]`).last()
  await frame.scrollIntoViewIfNeeded()
  await expect(frame.contentFrame().locator('body.sb-show-main'), id).toBeVisible()
  if (id.endsWith('--states-sheet')) {
    await expect(frame.contentFrame().locator('.sheet-state').first(), id).toBeVisible()
  }
}

for (const docs of selected) {
  const own = stories.filter(({ file, tags }) => file === docs.file && tags.includes('autodocs'))
  test(
    `the docs page of ${docs.title} is whole`,
    { annotation: { type: unitAnnotation, description: docsUnit(docs.file) } },
    async ({ page }) => {
      const errors: string[] = []
      await openDocs(page, docs, errors)
      const framed: string[] = []
      for (const { id } of own) {
        // The first one stands above the table, and again among the others where there are others.
        const place = page.locator(`[id="anchor--${id}"], [id="anchor--primary--${id}"]`).last()
        await expect(place, id).toBeAttached()
        const frame = place.locator(`iframe[id="iframe--${id}"]`) // the one of Storybook, not one that a story shows
        if ((await frame.count()) === 0) {
          await expect(place.locator('.sb-story > [id] > *').first(), id).toBeAttached()
          continue
        }
        await expect(frame, id).toHaveAttribute('src', new RegExp(`[?&]id=${id}(&|$)`))
        framed.push(id)
      }
      const awaited = framed.find((id) => id.endsWith('--states-sheet')) ?? framed[0]
      if (awaited !== undefined) await expectShown(page, awaited)
      const rows = await readRows(page)
      // An argument that the component passes on, as an attribute of an input, has a row beside these.
      expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...propsOf(docs.file)]))
      expect(rows.filter(({ description }) => description.length < 4)).toEqual([])
      expect(errors).toEqual([])
      await expect(page.locator('.sb-errordisplay')).toBeHidden()
    },
  )
}
