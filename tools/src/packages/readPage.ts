import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumLaunchOptions } from '../../chromium.mts'

/** Ends what hangs: a busy machine takes minutes to build a page at its first request. */
const patience = 300_000

/** What a page of an app shows, line by line. */
export function expectedIn(folder: string): string[] {
  return readFileSync(join(folder, 'expected.txt'), 'utf8').trim().split('\n')
}

/**
 * Opens a page in the browser and reads it once something on it is `data-ready`.
 * @param expected what it shows
 * @returns what the page throws, what its console warns of and what it does not show
 */
export async function readPage(url: string, expected: readonly string[]): Promise<string[]> {
  const browser = await chromium.launch(chromiumLaunchOptions)
  try {
    const page = await browser.newPage({ locale: 'zh-CN' })
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(`the page threw ${error.message}`))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        problems.push(`the console says ${message.text()}`)
      }
    })
    await page.goto(url, { timeout: patience })
    await page
      .locator('[data-ready]')
      .waitFor({ timeout: patience })
      .catch(() => problems.push('the page did not get ready'))
    const text = await page.locator('body').innerText()
    for (const line of expected) {
      if (!text.includes(line)) problems.push(`the page does not show "${line}", but "${text}"`)
    }
    return problems
  } finally {
    await browser.close()
  }
}
