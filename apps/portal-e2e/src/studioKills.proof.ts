import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type LaunchOptions, type Page } from '@playwright/test'
import { callApi } from './support/callApi.js'
import { sequence, type Next } from './support/sequence.js'
import { signInByApi } from './support/signIn.js'
import { expect, test, waitForQuiet } from './support/test.js'

const wanted = Number(process.env['SPRUCE_STUDIO_KILLS'] ?? 50)
const seed = Number(process.env['SPRUCE_SEED'] ?? 1)
const workbenches = '/spruce/api/v1/workbenches'
const designer = '/yunbu-app/spruce-web-enterprise-console/workbench/business/design'
/** So much may be lost, in milliseconds. */
const grace = 1000
/** So long somebody edits at most before the browser is killed, in milliseconds. */
const longest = 8000

/** What the canvas showed after an edit. */
interface Step {
  /** When the edit was over. */
  readonly at: number
  readonly edit: string
  readonly shown: string
}

const counts = { kills: 0, edits: 0, offered: 0 }
const lost: string[] = []
let longestLoss = 0

/** A browser that keeps what it keeps in a folder, also for the next one. */
async function openBrowser(folder: string, baseURL: string, launch: LaunchOptions) {
  const context = await chromium.launchPersistentContext(folder, {
    ...launch,
    ...{ baseURL, locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
  })
  const [page = await context.newPage()] = context.pages()
  await signInByApi(page, 'admin', 'yunshan')
  return { context, page }
}

/** @returns ends the browser at once, without a word to its pages, and answers when */
async function killerOf(context: BrowserContext): Promise<() => Promise<number>> {
  const browser = context.browser()
  if (!browser) throw new Error('The browser is not known')
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const main = processInfo.find(({ type }) => type === 'browser')
  if (!main) throw new Error('The browser has no process')
  return async () => {
    const isGone = new Promise((done) => context.once('close', done))
    const at = Date.now()
    process.kill(main.id, 'SIGKILL')
    await isGone
    return at
  }
}

const canvasOf = (page: Page) => page.getByRole('application', { name: '页面画布' })
const itemsOf = (page: Page) => canvasOf(page).getByRole('group', { name: /第 \d+ 列/ })

/** Each component by its name, place and size. */
async function readCanvas(page: Page): Promise<string> {
  const names = await itemsOf(page).evaluateAll((items) =>
    items.map((item) => (item.getAttribute('aria-label') ?? '').replace('，已选中', '')),
  )
  return names.toSorted().join('\n')
}

async function openStudio(page: Page, id: string, name: string): Promise<string> {
  await page.goto(`${designer}/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(canvasOf(page)).toBeVisible()
  await waitForQuiet(page)
  return readCanvas(page)
}

async function pickItem(page: Page, next: Next) {
  const items = itemsOf(page)
  const item = items.nth(next(await items.count()))
  await item.focus()
  return item
}

/** What somebody does at a canvas; a component is moved more often than it is removed. */
const edits: Readonly<Record<string, (page: Page, next: Next, run: number) => Promise<void>>> = {
  async add(page, next) {
    const name = ['时钟', '富文本', '网页'][next(3)] ?? ''
    await page.getByRole('main').getByRole('button', { name, exact: true }).press('Enter')
  },
  async move(page, next) {
    await pickItem(page, next)
    await page.keyboard.press(' ')
    const key = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'][next(4)] ?? ''
    for (let step = next(4); step >= 0; step -= 1) await page.keyboard.press(key)
    await page.keyboard.press(' ')
  },
  async rename(page, next, run) {
    const item = await pickItem(page, next)
    await item.click({ position: { x: 30, y: 12 } })
    const title = page.getByRole('textbox', { name: '标题', exact: true })
    await title.fill(`名称 ${String(run)}-${String(counts.edits)}`)
    await title.press('Tab')
  },
  async remove(page, next) {
    if ((await itemsOf(page).count()) < 3) return
    await pickItem(page, next)
    await page.keyboard.press('Delete')
  },
  async undo(page, next) {
    await pickItem(page, next)
    await page.keyboard.press('Control+z')
  },
  async redo(page, next) {
    await pickItem(page, next)
    await page.keyboard.press('Control+Shift+Z')
  },
}
const kinds = ['add', 'move', 'move', 'move', 'rename', 'rename', 'remove', 'undo', 'redo']

/** Edits until the browser is gone. */
async function edit(page: Page, next: Next, run: number, steps: Step[]): Promise<void> {
  for (;;) {
    const kind = kinds[next(kinds.length)] ?? ''
    const pause = next(5) === 0 ? next(1600) : next(120)
    await edits[kind]?.(page, next, run)
    const at = Date.now()
    const shown = await readCanvas(page)
    if (shown !== steps.at(-1)?.shown) {
      steps.push({ at, edit: kind, shown })
      counts.edits += 1
    }
    await page.waitForTimeout(pause)
  }
}

/** The edits that are not in what is shown, the oldest first; undefined for what never was on the screen. */
function lostOf(steps: readonly Step[], noted: readonly string[], shown: string) {
  const at = steps.findLastIndex((step) => step.shown === shown)
  if (at >= 0) return steps.slice(at + 1)
  // Of the edit that was under way.
  return noted.includes(shown) ? [] : undefined
}

test('of what is edited the browser and the server lose the last second at most, whenever the browser is killed', async ({
  own,
  launchOptions,
}) => {
  test.setTimeout(2 * 3_600_000)
  const next = sequence(seed)
  const folder = await mkdtemp(join(tmpdir(), 'spruce-kills-'))
  for (let run = 1; run <= wanted; run += 1) {
    const name = `编辑 ${String(run)}`
    const first = await openBrowser(folder, own.origin, launchOptions)
    const { page } = first
    const { id } = await callApi<{ id: string }>(page, workbenches, { scope: 'business', name })
    const begin = await openStudio(page, id, name)
    const noted: string[] = []
    await page.exposeFunction('noteCanvas', (shown: string) => void noted.push(shown))
    await canvasOf(page).evaluate((canvas) => {
      const { noteCanvas } = globalThis as unknown as { noteCanvas: (shown: string) => void }
      new MutationObserver(() => {
        const items = [...canvas.querySelectorAll('[role=group][aria-label*="列，第"]')]
        const names = items.map((item) => item.getAttribute('aria-label') ?? '')
        noteCanvas(
          names
            .map((one) => one.replace('，已选中', ''))
            .toSorted()
            .join('\n'),
        )
      }).observe(canvas, { subtree: true, childList: true, attributeFilter: ['aria-label'] })
    })
    const kill = await killerOf(first.context)
    await edits['add']?.(page, next, run)
    await page.getByRole('tab', { name: '外观', exact: true }).click()
    const steps: Step[] = [
      { at: 0, edit: 'open', shown: begin },
      { at: Date.now(), edit: 'add', shown: await readCanvas(page) },
    ]
    const editing = edit(page, next, run, steps).catch((error: unknown) => error)
    await new Promise((done) => setTimeout(done, 200 + next(longest)))
    const killedAt = await kill()
    const why = String(await editing)
    expect(why).toContain('closed')

    const second = await openBrowser(folder, own.origin, launchOptions)
    let gone = lostOf(steps, noted, await openStudio(second.page, id, name))
    const use = second.page.getByRole('button', { name: '使用未保存的修改' })
    if (gone?.length !== 0 && (await use.isVisible())) {
      await use.click()
      await waitForQuiet(second.page)
      const other = lostOf(steps, noted, await readCanvas(second.page))
      if (other && other.length < (gone?.length ?? Infinity)) gone = other
      counts.offered += 1
    }
    await second.context.close()
    counts.kills += 1
    const loss = gone?.[0] ? killedAt - gone[0].at : 0
    longestLoss = Math.max(longestLoss, loss)
    const told = `run ${String(run)} of ${String(steps.length)} edits`
    if (!gone) lost.push(`${told}: shows what never was`)
    else if (loss > grace) {
      lost.push(`${told}: ${String(gone.length)} edits, the first ${String(loss)} ms old`)
    }
  }
  await rm(folder, { recursive: true, force: true })

  expect(lost).toEqual([])
  const out = process.env['SPRUCE_PROOF_OUT']
  if (out) await writeFile(out, JSON.stringify({ counts, figures: { longestLoss } }))
})
