import type { Page } from '@playwright/test'
import { signInByApi } from './support/signIn.js'
import { signOut } from './support/signOut.js'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.js'

const customer = '云杉制造集团'
const reason = '协助排查菜单配置'

interface Answer<Data> {
  data: Data
}

/** Begins a mock login as the operator's console does, with the cookies and headers of its page. */
async function beginMockLogin(page: Page, minutes = 30) {
  return page.evaluate(
    async ({ name, why, limit }) => {
      const headers = {
        'app-code': 'spruce-web-operation-management',
        'current-app': 'spruce-web-operation-management',
        'content-type': 'application/json',
      }
      const list = await fetch('/spruce/api/v1/customers?size=100', { headers })
      const { data } = (await list.json()) as Answer<{ id: string; name: string }[]>
      const id = data.find((one) => one.name === name)?.id ?? ''
      const answer = await fetch(`/spruce/api/v1/customers/${id}/mock-login`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ reason: why, minutes: limit }),
      })
      const begun = (await answer.json()) as Answer<{ xSession: string; tenantCode: string }>
      return begun.data
    },
    { name: customer, why: reason, limit: minutes },
  )
}

test('the operator acts as a person of a customer, and leaves', async ({ page, context }) => {
  await signInByApi(page, 'operator')
  const { xSession, tenantCode } = await beginMockLogin(page)
  const mock = await context.newPage()
  const names = new Set<string | undefined>()
  mock.on('request', (request) => {
    if (request.headers()['app-code']) names.add(request.headers()['x-session'])
  })
  await mock.goto(`/?tenant=${tenantCode}#session=${xSession}`)
  const banner = mock.getByRole('complementary', { name: '模拟登录' })

  await test.step('sees on every page who acts as whom, why and how long still', async () => {
    await expect(banner).toContainText('沈运维')
    await expect(banner).toContainText(customer)
    await expect(banner).toContainText(reason)
    await expect(banner.getByRole('timer')).toHaveText(/剩余 (29|30):\d\d/)
    expect(new URL(mock.url()).hash).toBe('')
    await mock.reload()
    await expect(banner).toBeVisible()
    await mock
      .getByRole('navigation', { name: '主菜单' })
      .getByRole('link', { name: '组织架构' })
      .click()
    await expect(mock.getByRole('treeitem', { name: customer })).toBeVisible()
    expect([...names]).toEqual([xSession])
    await expectAccessible(mock)
    await mock.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(mock)
    await mock.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('is offered neither password nor contacts', async () => {
    await mock.getByRole('button', { name: /^用户菜单/ }).click()
    await expect(mock.getByRole('menuitem', { name: '退出登录' })).toBeVisible()
    await expect(mock.getByRole('menuitem', { name: '修改密码' })).toHaveCount(0)
    await mock.getByRole('menuitem', { name: '个人中心' }).click()
    await expect(mock.getByText('模拟登录中不能查看和修改他人的账号信息。')).toBeVisible()
    await expect(mock.getByRole('region', { name: '账号与安全' })).toHaveCount(0)
    await expect(mock.getByRole('button', { name: '修改姓名' })).toHaveCount(0)
  })

  await test.step('sees the workbench of the person, and arranges nothing for them', async () => {
    await mock.goto('/dashboard')
    await expect(mock.getByRole('button', { name: '为什么显示这些内容' })).toBeVisible()
    await expect(mock.getByRole('button', { name: '自定义', exact: true })).toHaveCount(0)
  })

  await test.step('follows the favourites of the person, and cannot change them', async () => {
    const written: string[] = []
    mock.on('request', (request) => {
      if (request.method() !== 'GET' && /favorites|preferences/.test(request.url())) {
        written.push(request.url())
      }
    })
    const favorites = mock.getByRole('region', { name: '我的收藏' })
    await expect(favorites.getByRole('link', { name: '组织架构' })).toBeVisible()
    await expect(favorites).toContainText('模拟登录中不能修改他人的收藏')
    await expect(mock.getByRole('button', { name: /收藏 / })).toHaveCount(0)
    await favorites.getByRole('link', { name: '组织架构' }).focus()
    await mock.keyboard.press('Delete')
    await mock.getByRole('button', { name: '全部菜单' }).click()
    const sheet = mock.getByRole('dialog')
    await expect(sheet.getByRole('link', { name: '角色管理' })).toBeVisible()
    await expect(sheet.getByRole('button', { name: /收藏 / })).toHaveCount(0)
    await mock.keyboard.press('Escape')
    await expect(favorites.getByRole('link', { name: '组织架构' })).toBeVisible()
    expect(written).toEqual([])
  })

  await test.step('a start that fails by the network stays in it, and can be tried again', async () => {
    let tries = 0
    await mock.route('**/spruce/api/v1/system-data', (route) => {
      tries += 1
      return route.abort()
    })
    await mock.reload()
    await expect(mock.getByRole('alert')).toContainText('网络开小差了，请稍后重试')
    await expectAccessible(mock)
    const again = mock.getByRole('button', { name: '重试' })
    await again.click()
    await expect.poll(() => tries).toBe(6) // a read is tried three times
    await expect(again).toBeEnabled()
    await mock.unroute('**/spruce/api/v1/system-data')
    await again.click()
    await expect(banner).toContainText(customer)
    expect([...names]).toEqual([xSession])
  })

  await test.step('the own tab stays what it was', async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: '用户菜单：沈运维' })).toBeVisible()
    await expect(page.getByRole('complementary', { name: '模拟登录' })).toHaveCount(0)
  })

  await test.step('leaves, and nothing of the customer stays', async () => {
    await banner.getByRole('button', { name: '退出模拟登录' }).click()
    await expect(mock.getByText('模拟登录已结束，当前使用的是您自己的账号')).toBeVisible()
    await expect(mock.getByRole('button', { name: '用户菜单：沈运维' })).toBeVisible()
    await expect(banner).toHaveCount(0)
    await expect(mock.getByText(customer)).toHaveCount(0)
    await mock.goto(`/?tenant=${tenantCode}#session=${xSession}`)
    await expect(mock.getByRole('button', { name: '用户菜单：沈运维' })).toBeVisible()
    await expect(banner).toHaveCount(0)
  })
})

test('a mock login leaves with the operator', async ({ page, context }) => {
  await signInByApi(page, 'operator')
  const { xSession } = await beginMockLogin(page, 5)
  const mock = await context.newPage()
  await mock.goto(`/#session=${xSession}`)
  await expect(mock.getByRole('complementary', { name: '模拟登录' })).toBeVisible()
  await signOut(page)
  await expect(mock).toHaveURL(/\/login/)
  await expect(mock.getByText(reason)).toHaveCount(0)
})
