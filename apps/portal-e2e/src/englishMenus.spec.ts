import type { Locator, Page } from '@playwright/test'
import { inEnglish } from './support/inEnglish.js'
import { misfitsOf } from './support/misfits.js'
import { expect, test } from './support/test.js'

/** Every link, button and heading there shows its whole name. */
async function expectWholeNames(place: Locator, what: string): Promise<void> {
  const rows = place.getByRole('link').or(place.getByRole('button')).or(place.getByRole('heading'))
  expect(await rows.count(), what).toBeGreaterThan(0)
  expect(await misfitsOf(rows), what).toEqual([])
}

/** The menu as it stands in the sidebar or the drawer, with all its levels open. */
async function openedMenu(page: Page, has: string): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu).toBeVisible()
  const closed = menu.getByRole('button', { expanded: false })
  while ((await closed.count()) > 0) await closed.first().click()
  await expect(menu.getByRole('link', { name: has }).first()).toBeVisible()
  return menu
}

/** What each button of the collapsed sidebar opens beside it. */
async function expectWholeFlyouts(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  const rail = page.getByRole('navigation', { name: 'Main menu' })
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
  for (const trigger of await rail.getByRole('button').all()) {
    const name = (await trigger.getAttribute('aria-label')) ?? ''
    await trigger.click()
    const flyout = page.getByRole('dialog', { name })
    await expect(flyout).toBeVisible()
    await expectWholeNames(flyout, `${what}, ${name} beside the rail`)
    expect(await misfitsOf(flyout.getByText(name, { exact: true })), name).toEqual([])
    await page.keyboard.press('Escape')
    await expect(flyout).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible()
}

/** The menus of every application, in columns. */
async function expectWholeSheet(page: Page, has: string, what: string): Promise<void> {
  await page.getByRole('button', { name: 'All menus' }).click()
  const sheet = page.getByRole('dialog', { name: 'All menus' })
  await expect(sheet.getByRole('link', { name: has }).first()).toBeVisible()
  await expectWholeNames(sheet, `all menus of ${what}`)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
}

/** @param has a name of a menu of the last level there */
async function expectMenusWhole(page: Page, has: string, what: string): Promise<void> {
  await expectWholeNames(await openedMenu(page, has), `${what} at 1440 px`)
  await expectWholeSheet(page, has, `${what} at 1440 px`)
  await expectWholeFlyouts(page, what)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expectWholeNames(await openedMenu(page, has), `${what} at 320 px`)
  await expectWholeSheet(page, has, `${what} at 320 px`)
}

test('the consoles show every English name of a menu whole', async ({ browser, baseURL }) => {
  const consoles = [
    { account: 'admin', has: 'Organization structure' },
    { account: 'operator', has: 'Customer applications' },
  ]
  for (const { account, has } of consoles) {
    await inEnglish(browser, { account, baseURL }, (page) => expectMenusWhole(page, has, account))
  }
})

test('people of the demo tenants see every English name of their menus whole', async ({
  browser,
  baseURL,
}) => {
  const people = [
    { account: 'member', has: 'My details' },
    { account: 'multi', has: 'My details' },
    { account: 'division', has: 'Identity providers' },
  ]
  for (const { account, has } of people) {
    await inEnglish(browser, { account, baseURL }, (page) => expectMenusWhole(page, has, account))
  }
})
