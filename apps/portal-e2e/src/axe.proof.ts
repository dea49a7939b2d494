import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { consolePages } from './support/consolePages.js'
import { signIn } from './support/signIn.js'
import { lookWithAxe, showMode } from './support/axe.js'
import { expect, test, waitForQuiet } from './support/test.js'

const modes = ['light', 'dark'] as const
const palettes = ['blue', 'red', 'green', 'orange'] as const
const sizes = [
  { width: 1440, height: 900 },
  { width: 320, height: 640 },
] as const

/** A page to look at. `modules` are those of its chunk: they decide when it is looked at again (`npm run prove`). */
interface AxePage {
  id: string
  /** Default: the id. */
  path?: string
  /** Who is signed in. */
  as?: 'admin' | 'operator'
  modules: readonly string[]
}

const units: Record<string, { looks: number }> = {}
let rules = 0
const findings: string[] = []

const read = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as unknown
const readAll = async () => (await read(join(import.meta.dirname, 'axePages.json'))) as AxePage[]

/** The pages of this run: those in SPRUCE_PROOF_UNITS, or all. */
async function readPages(): Promise<AxePage[]> {
  const pages = await readAll()
  const file = process.env['SPRUCE_PROOF_UNITS']
  const wanted = file === undefined ? undefined : ((await read(file)) as string[])
  return pages.filter(({ id }) => wanted?.includes(id) ?? true)
}

/** What is pressed on the way to a page that has no address of its own. */
const ways: Record<string, (page: Page) => Promise<void>> = {
  '/login': (page) => expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled(),
  '/login by verification code': async (page) => {
    await page.getByRole('button', { name: '验证码登录' }).click()
    await expect(page.getByLabel('手机号或邮箱')).toBeFocused()
  },
  '/bind-account with a ticket': async (page) => {
    await page.getByRole('button', { name: '微信登录' }).click()
    await expect(page.getByRole('heading', { name: '绑定微信' })).toBeVisible()
  },
  'the form for a new member': async (page) => {
    await page.getByRole('button', { name: '添加成员' }).click()
    await expect(page.getByRole('dialog', { name: '添加成员' })).toBeVisible()
  },
  'the form for a new component': async (page) => {
    await page.getByRole('button', { name: '新增组件' }).click()
    await expect(page.getByRole('dialog', { name: '新增组件' })).toBeVisible()
  },
}

async function open(page: Page, { id, path = id }: AxePage): Promise<void> {
  const way = ways[id]
  if (way) await page.setViewportSize(sizes[0])
  await page.goto(path)
  if (way) return way(page)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await waitForQuiet(page)
}

/** Every look of the page that is open: 2 modes × 4 palettes × 2 sizes. */
async function walk(page: Page, name: string): Promise<void> {
  const count = (units[name] = { looks: 0 })
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const mode of modes) {
      for (const palette of palettes) {
        await page.evaluate((wanted) => {
          document.documentElement.dataset['palette'] = wanted
        }, palette)
        await showMode(page, mode)
        const { violations, passes } = await lookWithAxe(page)
        count.looks += 1
        rules += passes.length
        for (const { id, nodes } of violations) {
          const where = nodes.map(({ target }) => target.join(' ')).join(', ')
          findings.push(`${name}, ${palette} ${mode}, ${size.width} px: ${id}: ${where}`)
        }
      }
    }
  }
}

test('axe finds nothing on any page, in no mode, palette or size', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(30 * 60_000)
  const listed = (await readAll()).map(({ path, id }) => path ?? id)
  const consoles = ['spruce-web-enterprise-console', 'spruce-web-operation-management']
  expect(listed, 'axePages.json').toEqual(expect.arrayContaining(consoles.flatMap(consolePages)))
  const pages = await readPages()
  const walkAll = async (tab: Page, as: AxePage['as']) => {
    for (const one of pages.filter((other) => other.as === as)) {
      await open(tab, one)
      await walk(tab, one.id)
    }
  }
  await walkAll(page, undefined)
  if (pages.some(({ as }) => as === 'admin')) {
    await page.setViewportSize(sizes[0])
    await signIn(page, 'admin', 'yunshan')
    await walkAll(page, 'admin')
  }
  if (pages.some(({ as }) => as === 'operator')) {
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
    const operatorPage = await context.newPage()
    await signIn(operatorPage, 'operator')
    await walkAll(operatorPage, 'operator')
    await context.close()
  }

  expect(findings).toEqual([])
  const out = process.env['SPRUCE_PROOF_OUT']
  if (out) await writeFile(out, JSON.stringify({ units, figures: { rules, findings: 0 } }))
})
