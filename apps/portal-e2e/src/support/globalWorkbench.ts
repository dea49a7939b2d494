import type { Page } from '@playwright/test'
import { expect } from './test.js'

/** Opens the designer of the workbench that everybody sees, as somebody who may design it. */
export async function designGlobal(page: Page): Promise<void> {
  await page.goto('/yunbu-app/spruce-web-enterprise-console/workbench/global')
  await page.getByRole('button', { name: '设计', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '企业工作台' })).toBeVisible()
}

/** Publishes it from its designer. */
export async function publishGlobal(page: Page, note: string): Promise<void> {
  await page.getByRole('button', { name: '发布', exact: true }).click()
  const form = page.getByRole('dialog', { name: '发布“企业工作台”' })
  await form.getByLabel('版本说明').fill(note)
  await form.getByRole('button', { name: '发布', exact: true }).click()
  await expect(form).toHaveCount(0)
}
