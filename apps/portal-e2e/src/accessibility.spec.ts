import type { Page } from '@playwright/test'
import { consolePages } from './support/consolePages.js'
import { signInByApi } from './support/signIn.js'
import { axeOf, expect, expectNoSidewaysScroll, test, waitForQuiet } from './support/test.js'

// Every page as a whole. Dialogs and other states are looked at in their stories, in every theme.

const operation = '/yunbu-app/spruce-web-operation-management/base/customer/info'

const consoles = [
  {
    name: 'the enterprise console',
    account: 'admin',
    paths: consolePages('spruce-web-enterprise-console'),
  },
  {
    name: 'the operations console',
    account: 'operator',
    paths: [
      ...consolePages('spruce-web-operation-management'),
      ...['add', 'view/yunshan', 'edit/yunshan'].map((path) => `${operation}/${path}`),
    ],
  },
  {
    name: 'the own account',
    account: 'admin',
    paths: ['/dashboard', '/personal', '/403?permission=role:list', '/404', '/page404'],
  },
  { name: 'a person without menus', account: 'member', paths: ['/dashboard', '/personal'] },
]

/** Pages that need no session. */
const entryPages = [
  '/login',
  '/login?tenant=yunshan',
  '/admin/login',
  '/404',
  '/404?redirect_uri=%2Fdemo',
  '/403',
  '/changePassword',
  '/forgetPassword',
  '/customer-apply',
  '/accredit',
  '/oauth/login',
  '/oauth2?error=access_denied',
  '/openid?error=access_denied',
  '/bind-account',
  '/demo',
]

async function findings(page: Page, rules?: string[]): Promise<string[]> {
  const axe = rules ? axeOf(page).withRules(rules) : axeOf(page)
  const { violations, passes, incomplete } = await axe.analyze()
  expect(passes.length + incomplete.length, 'rules that looked at something').toBeGreaterThan(0)
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
}

/** Light and narrow with every rule. Dark differs in colours only. */
async function expectPageAccessible(page: Page) {
  expect(await findings(page), 'axe in light').toEqual([])
  await page.evaluate(() => {
    document.documentElement.classList.replace('light', 'dark')
  })
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.waitForTimeout(250) // colours fade for up to 200 ms
  expect(await findings(page, ['color-contrast']), 'axe in dark').toEqual([])
  await page.evaluate(() => {
    document.documentElement.classList.replace('dark', 'light')
  })
  await page.setViewportSize({ width: 320, height: 640 })
  await waitForQuiet(page)
  await expectNoSidewaysScroll(page)
  expect(await findings(page), 'axe at 320 px').toEqual([])
}

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await waitForQuiet(page)
}

for (const { name, account, paths } of consoles) {
  test.describe(`axe finds nothing in ${name}`, () => {
    test('which has pages', () => {
      expect(paths.length).toBeGreaterThan(1)
    })

    for (const path of paths) {
      test(path, async ({ page }) => {
        await signInByApi(page, account)
        await open(page, path)
        await expect(page).toHaveURL((url) => url.pathname + url.search === path)
        await expectPageAccessible(page)
      })
    }
  })
}

test.describe('axe finds nothing on the entry pages', () => {
  for (const path of entryPages) {
    test(path, async ({ page }) => {
      await open(page, path)
      await expectPageAccessible(page)
    })
  }

  test('/login by verification code', async ({ page }) => {
    await open(page, '/login?tenant=yunshan')
    await page.getByRole('button', { name: '验证码登录' }).click()
    await expect(page.getByLabel('手机号或邮箱')).toBeFocused()
    await expectPageAccessible(page)
  })

  test('/bind-account with a ticket', async ({ page }) => {
    await open(page, '/login')
    await page.getByRole('button', { name: '微信登录' }).click()
    await expect(page.getByRole('heading', { name: '绑定微信' })).toBeVisible()
    await waitForQuiet(page)
    await expectPageAccessible(page)
  })
})
