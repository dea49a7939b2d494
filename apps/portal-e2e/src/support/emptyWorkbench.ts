import type { Page } from '@playwright/test'
import { callApi } from './callApi.js'
import { signInByApi } from './signIn.js'
import { expect } from './test.js'

export const workbenchDesigns = '/yunbu-app/spruce-web-enterprise-console/workbench/business/design'
const business = '/yunbu-app/spruce-web-enterprise-console/workbench/business/index'
const workbenches = '/spruce/api/v1/workbenches'

/** Adds an empty workbench as the administrator of a demo tenant and opens its designer. @returns its id */
export async function designEmpty(
  page: Page,
  name: string,
  { account = 'admin', tenant = 'yunshan' } = {},
): Promise<string> {
  await signInByApi(page, account, tenant)
  await page.goto(business)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { id } = await callApi<{ id: string }>(page, workbenches, { scope: 'business', name })
  await page.goto(`${workbenchDesigns}/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return id
}

/** Leaves no workbench behind for other journeys. */
export async function removeWorkbench(page: Page, id: string): Promise<void> {
  const path = `${workbenches}/${id}`
  const { workbench } = await callApi<{ workbench: { version: number } }>(page, path)
  await callApi(page, `${path}/remove`, { version: workbench.version })
}
