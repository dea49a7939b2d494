import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chromium } from '@playwright/test'
import { chromiumLaunchOptions } from '../../tools/chromium.mts'

/** What decides how the same page is drawn, beside the page. */
export interface Surroundings {
  /** Major version of Chromium. */
  browser: number
  /** Of families, styles and versions of the installed fonts. */
  fonts: string
}

export async function readSurroundings(): Promise<Surroundings> {
  const browser = await chromium.launch(chromiumLaunchOptions)
  const major = Number.parseInt(browser.version(), 10)
  await browser.close()
  return { browser: major, fonts: fontsHash() }
}

function fontsHash(): string {
  let list: string
  try {
    const format = '%{family}|%{style}|%{fontversion}\n'
    list = execFileSync('fc-list', ['--format', format], { encoding: 'utf8' })
  } catch {
    return 'unknown' // no fontconfig: equal to no picture
  }
  const sorted = [...new Set(list.split('\n'))].toSorted().join('\n')
  return createHash('sha256').update(sorted).digest('hex').slice(0, 16)
}
