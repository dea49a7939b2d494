// What a story shows over the page goes with it.
import { open, press, show } from './support.mts'
import { expect, test } from './test.mts'

test('a toast does not stay over the next story', async ({ page }) => {
  await open(page, 'shell-ui-provider-toast--default')
  const toasts = page.getByRole('status').filter({ has: page.getByRole('button') })
  await page.getByRole('button').first().click()
  await expect(toasts).not.toHaveCount(0)
  await show(page, 'shell-ui-pagination-pagination--default')
  await expect(page.getByRole('navigation', { name: '分页' })).toBeVisible()
  expect(await toasts.count()).toBe(0)
})

test('a dialog does not open again in the next story', async ({ page }) => {
  await open(page, 'shell-ui-dialogs-confirmdialog--by-button')
  await page.getByRole('button', { name: '停用此成员' }).focus()
  await press(page, 'Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await show(page, 'shell-ui-dialogs-formdialog--by-button')
  await expect(page.getByRole('button', { name: '编辑部门' })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})
