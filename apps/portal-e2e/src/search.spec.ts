import type { Page } from '@playwright/test'
import { signInByApi } from './support/signIn.js'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.js'

const search = (page: Page) => page.getByRole('dialog', { name: '全局搜索' })
const words = (page: Page) => search(page).getByRole('combobox', { name: '全局搜索' })
const option = (page: Page, name: string | RegExp) => search(page).getByRole('option', { name })

/** Opens the search by its keys and types as soon as it listens. */
async function type(page: Page, text: string) {
  await page.keyboard.press('Control+k')
  await expect(words(page)).toBeFocused()
  await page.keyboard.type(text)
}

test('Ctrl+K, pinyin, Enter: menus, departments, people and settings', async ({ page }) => {
  await signInByApi(page, 'admin', 'yunshan')
  await expect(page.getByRole('tree', { name: '组织架构' })).toBeVisible()

  await test.step('initials open a menu', async () => {
    await type(page, 'jsgl')
    await expect(option(page, /^角色管理/)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(search(page)).toBeHidden()
    await expect(page.getByRole('grid', { name: '角色' })).toBeVisible()
  })

  await test.step('initials find a department on the server; it opens in the organisation', async () => {
    await type(page, 'yxzx')
    const found = search(page).getByRole('group', { name: '部门' }).getByRole('option')
    await expect(found.first()).toContainText('营销中心')
    await found.first().click()
    await expect(page.getByRole('heading', { name: '营销中心' })).toBeVisible()
  })

  await test.step('a command of the console leads to its page in a tab', async () => {
    await type(page, '已停用的成员')
    await expect(search(page).getByRole('group', { name: '企业控制台' })).toContainText(
      '查看已停用的成员',
    )
    await page.keyboard.press('Enter')
    await expect(search(page)).toBeHidden()
    await expect(page).toHaveURL(/\/base\/organization\?.*status=disabled/)
  })

  await test.step('a person shows a card with contacts as far as one may see them', async () => {
    await type(page, 'linjianye')
    const person = search(page).getByRole('group', { name: '人员' }).getByRole('option')
    await expect(person.first()).toContainText('林建业')
    await page.keyboard.press('Enter')
    const card = page.getByRole('dialog', { name: '林建业' })
    await expect(card.getByText('手机号')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
  })

  await test.step('a setting takes effect, and is remembered across a reload', async () => {
    await type(page, 'shense')
    await expect(option(page, '切换到深色')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveClass(/dark/)
    await page.reload()
    await expect(page.getByRole('banner')).toBeVisible()
    await type(page, '')
    await expect(
      search(page).getByRole('group', { name: '最近使用' }).getByRole('option').first(),
    ).toContainText('切换到深色')
    await page.keyboard.press('Control+k')
    await expect(search(page)).toBeHidden()
  })

  await test.step('its button is there at 320 px, and what is not found is said', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.getByRole('banner').getByRole('button', { name: '搜索', exact: true }).click()
    await expect(words(page)).toBeFocused()
    await page.keyboard.type('qqqq')
    await expect(search(page).getByText('没有找到“qqqq”').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')
    await expect(
      page.getByRole('banner').getByRole('button', { name: '搜索', exact: true }),
    ).toBeFocused()
  })
})

test('a person without the organisation searches people, and is shown no departments', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await signInByApi(page, 'member', 'yunshan')
  await expect(page.getByRole('heading', { name: '未读消息' })).toBeVisible()
  await type(page, '林建业')
  await expect(search(page).getByRole('group', { name: '人员' })).toContainText('林建业')
  await expect(search(page).getByRole('group', { name: '部门' })).toHaveCount(0)
  expect(asked).not.toContain('/aba-base/api/dept/dept-trees')
})
