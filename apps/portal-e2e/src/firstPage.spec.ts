import type { Page, Request, Route } from '@playwright/test'
import { fillSignIn } from './support/signIn.js'
import { expect, test, waitForQuiet } from './support/test.js'

/** Answers of the sign-in and the first page together, compressed. */
const mostBytes = 30_000

/** How long nothing is asked for until a wave counts as whole, in milliseconds. */
const lull = 500

/** Calls to the server after that of the sign-in; the stream never ends and is no part of a page. */
function isCall({ pathname }: URL): boolean {
  const isFile = /^\/(?:assets|files|icons)\//u.test(pathname) || pathname.includes('.')
  return !isFile && !['/auth/login', '/spruce/api/v1/live'].includes(pathname)
}

/** Holds what the page asks for, so that what it asks for only after an answer shows as a wave of its own. */
async function holdCalls(page: Page) {
  const held: Route[] = []
  let askedAt = Date.now()
  await page.route(isCall, (route) => {
    askedAt = Date.now()
    held.push(route)
  })
  return {
    isWhole: () => held.length > 0 && Date.now() - askedAt > lull,
    /** Lets the calls go, and says which they are. */
    release: async () => {
      const calls = held.splice(0)
      await Promise.all(calls.map((route) => route.continue()))
      return calls.map((route) => new URL(route.request().url()).pathname)
    },
  }
}

/** What the first HTML says is fetched ahead. */
async function readAhead(page: Page): Promise<readonly string[]> {
  const text = await page.locator('#spruce-boot').textContent()
  return (JSON.parse(text ?? '') as { prefetch: string[] }).prefetch
}

const people = [
  {
    who: 'an administrator',
    account: 'admin',
    login: '/login?tenant=yunshan',
    waves: 1,
    isReady: async (page: Page) => {
      const tile = page.getByRole('main').getByRole('article', { name: '部门' })
      return (await tile.count()) > 0 && /\d/.test(await tile.innerText())
    },
  },
  {
    who: 'the operator',
    account: 'operator',
    login: '/admin/login',
    waves: 1,
    isReady: async (page: Page) => {
      const main = page.getByRole('main')
      const tiles = await main.getByRole('article').count()
      return tiles > 0 && (await main.locator('[aria-busy=true]').count()) === 0
    },
  },
  {
    who: 'a member',
    account: 'member',
    login: '/login?tenant=yunshan',
    waves: 2,
    isReady: async (page: Page) => {
      const main = page.getByRole('main')
      const widgets = await main.getByRole('article').count()
      const waiting = main.getByRole('status').filter({ hasText: '加载中' })
      return widgets > 3 && (await waiting.count()) === 0
    },
  },
]

for (const { who, account, login, waves, isReady } of people) {
  test(`the first page of ${who} has its code before the sign-in, and its data soon after`, async ({
    page,
  }) => {
    await page.goto(login)
    const ahead = await readAhead(page)
    await fillSignIn(page, account)
    await waitForQuiet(page)

    const before = new Set<string>()
    for (const name of await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => entry.name),
    )) {
      before.add(new URL(name).pathname)
    }
    const late: string[] = []
    page.on('request', (request: Request) => {
      const { pathname } = new URL(request.url())
      if (!['script', 'stylesheet'].includes(request.resourceType())) return
      if (!ahead.includes(pathname) && !before.has(pathname)) late.push(pathname)
    })

    const answers: Request[] = []
    page.on('requestfinished', (request) => {
      const { pathname } = new URL(request.url())
      if (request.resourceType() === 'fetch' && !pathname.startsWith('/files/')) {
        answers.push(request)
      }
    })
    const calls = await holdCalls(page)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    const asked: string[][] = []
    await expect
      .poll(async () => {
        if (calls.isWhole()) asked.push(await calls.release())
        return isReady(page)
      })
      .toBe(true)
    expect(late, 'code that was asked for after the sign-in').toEqual([])
    expect(asked.length, JSON.stringify(asked)).toBeLessThanOrEqual(waves)
    const sizes = await Promise.all(answers.map((request) => request.sizes()))
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
    expect(answers.length).toBeGreaterThan(1)
    expect(bytes, 'answers of the first page, as sent').toBeLessThanOrEqual(mostBytes)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}
