import type { Page } from '@playwright/test'
import { pressAt, typeAt } from './support/keyboard.js'
import { fillSignIn, signInByApi } from './support/signIn.js'
import { expect, expectNoSidewaysScroll, ownNumber, test } from './support/test.js'

const password = 'Yaoqing#2027'

interface Sent {
  id: string
  version: number
  link: string
}

/** Invites somebody as the administrator of the page does, and answers where the mail leads. */
async function invite(page: Page, mobileEmail: string): Promise<Sent & { path: string }> {
  const sent = await call<Sent>(page, '/aba-base/api/v3/user/send-user-invite', {
    mobileEmail,
    nickName: '应邀',
    departmentIds: [await rootDepartment(page)],
  })
  return { ...sent, path: sent.link.slice(sent.link.indexOf('/bind-account')) }
}

async function rootDepartment(page: Page): Promise<string> {
  const [root] = await call<{ id: string }[]>(page, '/aba-base/api/dept/dept-trees')
  return root?.id ?? ''
}

/** Calls the API as the page's own script would. */
function call<T>(page: Page, path: string, body?: object): Promise<T> {
  return page.evaluate(
    async ([url, payload]) => {
      const headers = { 'app-code': 'spruce-web-enterprise-console' }
      const tenants = await fetch('/aba-base/api/v3/user/tenants', { headers })
      const { data } = (await tenants.json()) as { data: { tenantId: string }[] }
      const response = await fetch(url, {
        method: payload === undefined ? 'GET' : 'POST',
        headers: {
          ...headers,
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
          'current-tenant': data[0]?.tenantId ?? '',
        },
        ...(payload === undefined ? {} : { body: payload }),
      })
      const answer = (await response.json()) as { data: T; message: string }
      if (!response.ok) throw new Error(`${url}: ${answer.message}`)
      return answer.data
    },
    [path, body === undefined ? undefined : JSON.stringify(body)] as const,
  )
}

test('an invited person registers by keyboard, and is a member', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = `ying_yao_${ownNumber()}`
  await signInByApi(page, 'admin', 'yunshan')
  const { path } = await invite(page, `1381235${String(1000 + ownNumber())}`)

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
  const own = await context.newPage()
  await own.goto(path)
  await expect(own.getByRole('heading', { name: '加入“云杉制造集团”' })).toBeVisible()
  await expect(own.getByLabel('姓名')).toHaveValue('应邀')
  await own.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(own)
  await own.setViewportSize({ width: 1440, height: 900 })
  await pressAt(own, own.getByRole('button', { name: '注册并加入' }))
  await expect(own.getByText('请输入账号')).toBeVisible()
  await typeAt(own, own.getByLabel('账号', { exact: true }), account)
  await typeAt(own, own.getByLabel('密码', { exact: true }), password)
  await typeAt(own, own.getByLabel('确认密码'), password)
  await own.keyboard.press('Enter')
  await expect(own.getByRole('heading', { name: '已加入“云杉制造集团”' })).toBeVisible()
  await pressAt(own, own.getByRole('button', { name: '前往登录' }))
  await fillSignIn(own, account, password)
  await own.getByRole('button', { name: '登录', exact: true }).click()
  await expect(own).toHaveURL(/\/dashboard$/)

  await test.step('and the link works once', async () => {
    await own.goto('/logout')
    await expect(own).toHaveURL(/\/login/)
    await own.goto(path)
    await expect(own.getByRole('heading', { name: '邀请已被接受' })).toBeVisible()
  })
  await context.close()
})

test.describe('an invitation to a known account', () => {
  test.use({ expectedConsole: [/status of 422 .*\/user-accept-invite/] })

  test('is not for another person; its own one signs in, accepts and enters', async ({
    page,
    browser,
    baseURL,
  }) => {
    await signInByApi(page, 'division')
    const { path } = await invite(page, 'member')
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
    const own = await context.newPage()
    await own.goto(path)
    await own.getByRole('button', { name: '已有账号，登录后接受' }).click()
    await fillSignIn(own, 'multi')
    await own.getByRole('button', { name: '登录', exact: true }).click()
    await expect(own.getByText(/您以“顾文博”的身份登录/)).toBeVisible()
    await own.getByRole('button', { name: '接受邀请' }).click()
    await expect(own.getByRole('heading', { name: '这份邀请发给了其他人' })).toBeVisible()

    await own.getByRole('button', { name: '使用其他账号' }).click()
    await fillSignIn(own, 'member')
    await own.getByRole('button', { name: '登录', exact: true }).click()
    await own.getByRole('button', { name: '接受邀请' }).click()
    await expect(own).toHaveURL(/\/dashboard$/)
    await expect(own.getByRole('button', { name: '当前租户：全国区划服务网络' })).toBeVisible()
    await context.close()
  })
})

test('an invitation that was withdrawn says so', async ({ page }) => {
  await signInByApi(page, 'admin', 'yunshan')
  const { id, version, path } = await invite(page, `1381236${String(1000 + ownNumber())}`)
  await call(page, `/spruce/api/v1/invitations/${id}/revoke`, { version })
  await page.goto(path)
  await expect(page.getByRole('heading', { name: '邀请已撤回' })).toBeVisible()
})

test.describe('a link that leads nowhere', () => {
  test.use({ expectedConsole: [/status of 404 .*\/invitations\/preview/] })

  test('says so', async ({ page }) => {
    await page.goto(`/bind-account#invite=${'q'.repeat(43)}`)
    await expect(page.getByRole('heading', { name: '没有找到邀请' })).toBeVisible()
    await page.goto('/bind-account')
    await expect(page.getByRole('heading', { name: '链接不完整' })).toBeVisible()
    await page.getByRole('button', { name: '前往登录' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })
})
