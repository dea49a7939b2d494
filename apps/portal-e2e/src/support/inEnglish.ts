import type { Browser, Page } from '@playwright/test'
import { signInByApi } from './signIn.js'
import { expectSilence, readConsole } from './test.js'

/** Who works in English, and where. */
export interface EnglishWork {
  account: string
  /** Code of the tenant of the tab; default: the person's main tenant. */
  tenant?: string
  baseURL: string | undefined
}

/** Works in English in a window of its own, signed in. The account keeps its language: other journeys share it. */
export async function inEnglish(
  browser: Browser,
  { account, tenant, baseURL }: EnglishWork,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const page = await context.newPage()
  const lines = readConsole(page)
  await page.route('**/spruce/api/v1/preferences', async (route) => {
    const request = route.request()
    if (request.method() !== 'PUT') return route.fallback()
    await route.fulfill({
      json: { code: 200, message: 'OK', data: request.postDataJSON() as object },
    })
  })
  await page.goto('/login')
  await page.getByRole('button', { name: 'English' }).click()
  await signInByApi(page, account, tenant)
  await work(page)
  expectSilence(lines, [])
  await context.close()
}
