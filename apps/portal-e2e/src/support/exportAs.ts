import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect } from './test.js'

/** Exports the list on show and reads the file. @param format the button of the format: 导出为 CSV @param action what begins it */
export async function exportAs(page: Page, format: string, action = '导出') {
  await page.getByRole('main').getByRole('button', { name: action, exact: true }).click()
  const question = page.getByRole('alertdialog', { name: /^导出 \d+ 条$/ })
  await expect(question).toBeVisible()
  const download = page.waitForEvent('download')
  await question.getByRole('button', { name: format }).click()
  const file = await download
  await expect(question).toBeHidden()
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** Head and lines of a CSV without quoted cells. */
export function readCsv(bytes: Buffer): { head: string[]; lines: string[][] } {
  const text = bytes.toString('utf8').replace(/^\ufeff/, '')
  const [head = [], ...lines] = text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
  return { head, lines }
}
