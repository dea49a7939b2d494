import { readFileSync } from 'node:fs'
import { readStories, unitAnnotation } from './stories.mts'
import { expect, test, type Page } from './test.mts'

/** What these tests use of Storybook in its frame. */
interface Preview {
  channel: {
    emit: (event: string, data: object) => void
    on: (event: string, listen: (data: unknown) => void) => void
  }
  currentRender?: { id?: string; phase?: string }
}

/**
 * A spec is run again when a story changes that its text names (`units.mts`), so it names every one.
 * @throws when it does not
 */
function checkIsNamed(story: string) {
  const { annotations, file } = test.info()
  if (annotations.some(({ type }) => type === unitAnnotation)) return
  if (!readFileSync(file, 'utf8').includes(`'${story}'`)) {
    throw new Error(`Write the id '${story}' in ${file} as it is: its passes depend on it`)
  }
}

/** Opens a story by its id. */
export async function open(page: Page, story: string) {
  checkIsNamed(story)
  await page.goto(`/iframe.html?id=${story}&viewMode=story&globals=motion:reduced`)
  await expect(page.locator('body.sb-show-main')).toBeVisible()
}

export async function press(page: Page, ...keys: readonly string[]) {
  for (const key of keys) await page.keyboard.press(key)
}

/** Changes to a story as the sidebar does, without loading the page anew. */
export async function show(page: Page, id: string) {
  checkIsNamed(id)
  const isHere = await page.evaluate(() => '__STORYBOOK_PREVIEW__' in globalThis)
  if (!isHere) await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=motion:reduced`)
  await page.evaluate((storyId) => {
    const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as Preview
    if (preview.currentRender?.id !== storyId) {
      preview.channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
    }
  }, id)
  await page.waitForFunction((storyId) => {
    const { currentRender } = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as Preview
    const { id: at, phase = '' } = currentRender ?? {}
    return at === storyId && ['completed', 'finished', 'errored'].includes(phase)
  }, id)
  await page.evaluate(waitUntilQuiet)
}

/** Goes to a language, in which the stories are that are shown after it. */
export async function openIn(page: Page, language: string) {
  const isIn = await page.evaluate(
    (wanted) => Reflect.get(globalThis, 'storyLanguage') === wanted,
    language,
  )
  if (isIn) return
  const [first] = readStories().filter(({ tags }) => !tags.includes('play-fn'))
  const globals = `motion:reduced;language:${language};a11y.manual:!true`
  await page.goto(`/iframe.html?id=${first?.id ?? ''}&viewMode=story&globals=${globals}`)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis)
  await page.evaluate((wanted) => {
    const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as Preview
    const keep = (error: unknown) => Reflect.set(globalThis, 'playError', error)
    preview.channel.on('playFunctionThrewException', keep)
    preview.channel.on('unhandledErrorsWhilePlaying', keep)
    Reflect.set(globalThis, 'storyLanguage', wanted)
  }, language)
}

/** What a `play` has failed with since this was asked last, null when none has. */
export function takePlayError(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const error = Reflect.get(globalThis, 'playError') as unknown
    Reflect.set(globalThis, 'playError', null)
    return error ? JSON.stringify(error).slice(0, 400) : null
  })
}

/** Light or dark, as by the toolbar. */
export async function setMode(page: Page, mode: 'light' | 'dark') {
  await page.evaluate((chosen) => {
    const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as Preview
    preview.channel.emit('updateGlobals', { globals: { mode: chosen } })
  }, mode)
  await expect(page.locator(`html.${mode}`)).toBeAttached()
}

/** In the page: nothing has changed for a moment, what was asked for late has come. */
function waitUntilQuiet(): Promise<void> {
  return new Promise((done) => {
    const finish = () => {
      observer.disconnect()
      requestAnimationFrame(() => done())
    }
    let timer = setTimeout(finish, 200)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(finish, 200)
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    setTimeout(finish, 1500) // something that moves by itself
  })
}
