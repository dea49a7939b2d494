import type { Page } from '@playwright/test'
import { signIn, signInByApi } from './support/signIn.js'
import { signOut } from './support/signOut.js'
import { expect, scaledLimit, test } from './support/test.js'

const group = '云杉制造集团'
const network = '全国区划服务网络'

/** The tenants of the calls that a page makes, from now on. */
function watchTenants(page: Page): Set<string> {
  const seen = new Set<string>()
  page.on('request', (request) => {
    const tenant = request.headers()['current-tenant']
    if (tenant) seen.add(tenant)
  })
  return seen
}

async function expectTenant(page: Page, name: string) {
  await expect(page.getByRole('button', { name: `当前租户：${name}` })).toBeVisible()
}

test('two tabs stand in two tenants, side by side', async ({ page, context }) => {
  await signIn(page, 'multi', 'yunshan')
  await expectTenant(page, group)
  const beside = await context.newPage()
  await beside.goto('/?tenant=division')
  await expectTenant(beside, network)
  expect(new URL(beside.url()).search).not.toContain('tenant=')
  await expect(beside).toHaveTitle(/全国区划服务网络/)

  const [here, there] = [watchTenants(page), watchTenants(beside)]
  await page.reload()
  await expectTenant(page, group)
  await beside.reload()
  await expectTenant(beside, network)
  await expect(page.getByRole('treeitem', { name: group })).toBeVisible()
  // The network has a home page: its people begin at their workbench.
  await expect(beside).toHaveURL(/\/dashboard$/)
  await expect(beside.getByRole('heading', { name: '我的应用' })).toBeVisible()
  await expect(beside.getByRole('treeitem', { name: group })).toHaveCount(0)
  expect([...here]).toHaveLength(1)
  expect([...there]).toHaveLength(1)
  expect([...here]).not.toEqual([...there])
})

test('a tab switches its tenant and leaves nothing of the old one', async ({ page }) => {
  await signInByApi(page, 'multi', 'yunshan')
  await expectTenant(page, group)
  await page.getByRole('button', { name: `当前租户：${group}` }).click()
  await page.getByRole('button', { name: network, exact: false }).first().click()
  await expectTenant(page, network)
  await expect(page.getByRole('treeitem', { name: group })).toHaveCount(0)
  await expect(page).toHaveTitle(/全国区划服务网络/)
  await page.reload()
  await expectTenant(page, network)
  // back again, so that the account's main tenant is what it was
  await page.getByRole('button', { name: `当前租户：${network}` }).click()
  await page.getByRole('button', { name: group, exact: false }).first().click()
  await expectTenant(page, group)
})

test('a link into another tenant asks before anything of it is shown', async ({
  page,
  context,
}) => {
  await signInByApi(page, 'multi', 'yunshan')
  await expectTenant(page, group)
  await page.goto('/personal?tenant=division')
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(question).toContainText(network)
  await expect(question).toContainText(group) // where this tab still stands
  const opened = context.waitForEvent('page')
  await question.getByRole('link', { name: '在新标签页打开' }).click()
  const beside = await opened
  await expectTenant(beside, network)
  await expect(beside).toHaveURL(/\/personal$/)
  await question.getByRole('button', { name: '留在当前租户' }).click()
  await expectTenant(page, group)
})

test('the question about a tenant is answered by keyboard alone, and gives the focus back', async ({
  page,
  context,
}) => {
  await signInByApi(page, 'multi', 'yunshan')
  await expectTenant(page, group)
  const question = page.getByRole('alertdialog')
  const tool = page.getByRole('button', { name: '外观设置' })
  /** An address of the history, as Back and Forward lead to it: the focus stands where it was. */
  async function followLink() {
    await tool.focus()
    await page.evaluate(() => history.pushState(null, '', '/personal?tenant=division'))
    await expect(question.getByRole('button', { name: '留在当前租户' })).toBeFocused()
  }
  const focused = (role: 'link' | 'button', name: string) =>
    expect(question.getByRole(role, { name })).toBeFocused()

  await test.step('Escape stays', async () => {
    await followLink()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(tool).toBeFocused()
    await expectTenant(page, group)
    await expect(page).toHaveURL(/\/personal$/)
  })

  await test.step('Enter on the first button stays, too; Tab goes round inside', async () => {
    await followLink()
    await page.keyboard.press('Tab')
    await focused('button', '切换租户')
    await page.keyboard.press('Tab')
    await focused('button', '关闭')
    await page.keyboard.press('Tab')
    await focused('link', '在新标签页打开')
    await page.keyboard.press('Tab')
    await focused('button', '留在当前租户')
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    await expect(tool).toBeFocused()
  })

  await test.step('the link opens a tab beside', async () => {
    await followLink()
    await page.keyboard.press('Shift+Tab')
    await focused('link', '在新标签页打开')
    const opened = context.waitForEvent('page')
    await page.keyboard.press('Enter')
    const beside = await opened
    await expectTenant(beside, network)
    await beside.close()
    await page.keyboard.press('Escape')
    await expect(tool).toBeFocused()
    await expectTenant(page, group)
  })

  await test.step('and the other button switches, and back', async () => {
    await followLink()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expectTenant(page, network)
    await page.getByRole('button', { name: `当前租户：${network}` }).click()
    await page.getByRole('button', { name: group, exact: false }).first().click()
    await expectTenant(page, group)
  })
})

test('a foreign tenant in a link changes nothing', async ({ page }) => {
  await signInByApi(page, 'admin', 'yunshan')
  await page.goto('/personal?tenant=division')
  await expectTenant(page, group)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/personal$/)
})

test('signing out in one tab takes the others along', async ({ page, context }) => {
  await signInByApi(page, 'multi', 'yunshan')
  const beside = await context.newPage()
  await beside.goto('/dashboard?tenant=division')
  await expectTenant(beside, network)
  const limit = await scaledLimit(page, 2000)
  await signOut(page)
  await expect(beside).toHaveURL(/\/login$/, { timeout: limit })
  await expect(beside.getByText(network)).toHaveCount(1) // the brand of its login page
})
