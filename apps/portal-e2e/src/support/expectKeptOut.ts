import type { Browser, Page } from '@playwright/test'
import { newColleague } from './newColleague.js'
import { expect } from './test.js'

/** Whom a page keeps out, and by which call the server does. */
export interface KeptOut {
  /** No other journey's. */
  key: string
  /** The address of the page. */
  path: string
  /** The call behind it. */
  api: string
  baseURL?: string | undefined
}

/**
 * A colleague without any code gets neither to the page nor to what stands behind it.
 * @param page where the administrator is signed in
 */
export async function expectKeptOut(page: Page, browser: Browser, who: KeptOut): Promise<void> {
  const { key, path, api, baseURL } = who
  const nobody = await newColleague(page, browser, { key, codes: [], baseURL })
  await nobody.own.goto(path)
  await expect(nobody.own.getByRole('heading', { name: '页面不在您的菜单中' })).toBeVisible()
  const answer = await nobody.own.request.get(api, {
    headers: { 'app-code': 'spruce-web-enterprise-console' },
  })
  expect(answer.status()).toBe(403)
  await nobody.close()
}
