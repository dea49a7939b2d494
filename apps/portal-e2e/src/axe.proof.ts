import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { signIn } from './support/signIn.js'
import { axeOf, expect, test, waitForQuiet } from './support/test.js'

const modes = ['light', 'dark'] as const
const palettes = ['blue', 'red', 'green', 'orange'] as const
const sizes = [
  { width: 1440, height: 900 },
  { width: 320, height: 640 },
] as const
const organization = '/yunbu-app/spruce-web-enterprise-console/base/organization'
const operation = '/yunbu-app/spruce-web-operation-management'

const counts = { pages: 0, looks: 0, rules: 0 }
const findings: string[] = []

/** Every look of the page that is open: 2 modes × 4 palettes × 2 sizes. */
async function walk(page: Page, name: string): Promise<void> {
  counts.pages += 1
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const mode of modes) {
      for (const palette of palettes) {
        await page.evaluate(
          ([wantedMode, wantedPalette]) => {
            const { classList, dataset } = document.documentElement
            classList.toggle('dark', wantedMode === 'dark')
            classList.toggle('light', wantedMode === 'light')
            dataset['palette'] = wantedPalette
          },
          [mode, palette] as const,
        )
        await page.waitForTimeout(250) // colours fade for up to 200 ms
        const { violations, passes } = await axeOf(page).analyze()
        counts.looks += 1
        counts.rules += passes.length
        for (const { id, nodes } of violations) {
          const where = nodes.map(({ target }) => target.join(' ')).join(', ')
          findings.push(`${name}, ${palette} ${mode}, ${size.width} px: ${id}: ${where}`)
        }
      }
    }
  }
}

test('axe finds nothing on any page, in no mode, palette or size', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(30 * 60_000)
  await page.goto('/login?tenant=yunshan')
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled()
  await walk(page, '/login')
  await page.setViewportSize(sizes[0])
  await page.getByRole('button', { name: '验证码登录' }).click()
  await expect(page.getByLabel('手机号或邮箱')).toBeFocused()
  await walk(page, '/login by verification code')
  const open = [
    '/admin/login',
    '/404',
    '/404?redirect_uri=%2Fdemo',
    '/page404',
    '/403',
    '/changePassword',
    '/forgetPassword',
    '/customer-apply',
    '/accredit',
    '/oauth/login',
    '/oauth2?error=access_denied',
    '/bind-account',
    '/demo',
  ]
  for (const path of open) await walkPath(page, path)
  await page.setViewportSize(sizes[0])
  await page.goto('/login')
  await page.getByRole('button', { name: '微信登录' }).click()
  await expect(page.getByRole('heading', { name: '绑定微信' })).toBeVisible()
  await walk(page, '/bind-account with a ticket')

  await page.setViewportSize(sizes[0])
  await signIn(page, 'admin', 'yunshan')
  const signedIn = [organization, '/dashboard', '/personal', '/403?permission=role:list']
  for (const path of signedIn) await walkPath(page, path)

  await page.setViewportSize(sizes[0])
  await page.goto(organization)
  await page.getByRole('button', { name: '添加成员' }).click()
  await expect(page.getByRole('dialog', { name: '添加成员' })).toBeVisible()
  await walk(page, 'the form for a new member')

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
  const operatorPage = await context.newPage()
  await signIn(operatorPage, 'operator')
  const operatorPaths = [
    'component-management',
    'base/customer',
    'base/customer/info/add',
    'base/customer/audit',
    'base/customer/permissions',
    'publish/system-notice',
    'base/board/login',
    'base/board/app',
    'base/log/login',
    'base/log/app',
    'base/log/operator',
    'base/role',
  ]
  for (const path of operatorPaths) await walkPath(operatorPage, `${operation}/${path}`)
  await operatorPage.setViewportSize(sizes[0])
  await operatorPage.goto(`${operation}/component-management`)
  await operatorPage.getByRole('button', { name: '新增组件' }).click()
  await expect(operatorPage.getByRole('dialog', { name: '新增组件' })).toBeVisible()
  await walk(operatorPage, 'the form for a new component')
  await context.close()

  expect(findings).toEqual([])
  const out = process.env['SPRUCE_PROOF_OUT']
  if (out) await writeFile(out, JSON.stringify({ counts, figures: { findings: findings.length } }))
})

async function walkPath(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await waitForQuiet(page)
  await walk(page, path)
}
