import { callApi } from './support/callApi.js'
import { newMember } from './support/newMember.js'
import { signIn, signInByApi } from './support/signIn.js'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  ownNumber,
  test,
} from './support/test.js'

const organization = '/yunbu-app/spruce-web-enterprise-console/base/organization'

test('an unknown path leads to /404, and from there home', async ({ page }) => {
  await page.goto('/nowhere/at/all')
  await expect(page).toHaveURL(/\/404$/)
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  await page.getByRole('button', { name: '返回首页' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('/404 offers the way back it was given, and no other; S-07', async ({ page }) => {
  await page.goto('/404?redirect_uri=%2Flogin%2F..%2F404%3Fa%3D1')
  await expect(page.getByRole('button', { name: '返回', exact: true })).toBeVisible()
  for (const target of [
    'https://evil.example',
    '//evil.example',
    'javascript:alert(1)',
    '/logout',
  ]) {
    await page.goto(`/404?redirect_uri=${encodeURIComponent(target)}`)
    await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
    await expect(page.getByRole('button', { name: '返回', exact: true })).toHaveCount(0)
  }
})

test('a page outside the menus goes to /page404', async ({ page }) => {
  await signInByApi(page, 'member')
  await page.goto(organization)
  await expect(page).toHaveURL(/\/page404$/)
  await expect(page.getByRole('heading', { name: '页面不在您的菜单中' })).toBeVisible()
})

test('a path of no sub-application goes to /404', async ({ page }) => {
  await signInByApi(page, 'admin')
  await page.goto('/yunbu-app/spruce-web-enterprise-console/base/nothing')
  await expect(page).toHaveURL(/\/404$/)
})

test('/403 says which permission is missing and whom to ask', async ({ page }) => {
  await signInByApi(page, 'admin', 'yunshan')
  await page.goto('/403?permission=role:list&redirect_uri=%2Fpersonal')
  await expect(page.getByRole('heading', { name: '没有权限' })).toBeVisible()
  await expect(page.getByText('role:list')).toBeVisible()
  await expect(page.getByText('云杉制造集团的管理员')).toBeVisible()
  await page.getByRole('button', { name: '返回', exact: true }).click()
  await expect(page).toHaveURL(/\/personal$/)
})

test('a part of a page that is denied leads to /403, which explains, and back', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
  const own = await context.newPage()
  const { account } = await newMember(page, own, { name: '陆远', key: 'yuan', series: '1391237' })
  const roles = '/spruce/api/v1/roles'
  const { id, version } = await callApi<{ id: string; version: number }>(page, roles, {
    ...{ name: `只看部门${ownNumber()}`, code: `departments_${ownNumber()}` },
  })
  await callApi(page, `${roles}/${id}/permissions`, { version, codes: ['department:list'] }, 'PUT')
  const found = await callApi<{ id: string }[]>(page, `/spruce/api/v1/members?keyword=${account}`)
  await callApi(page, `${roles}/${id}/members`, { memberIds: found.map((one) => one.id) })

  await own.goto(organization)
  const tree = own.getByRole('tree')
  await expect(tree).toBeVisible()
  await expect(own.getByText('需要权限“查看成员（user:list）”')).toBeVisible()
  await expectAccessible(own)
  await own.getByRole('link', { name: '查看缺少的权限' }).click()
  await expect(own).toHaveURL(/\/403\?permission=user/)
  await expect(own.getByRole('heading', { name: '没有权限' })).toBeVisible()
  await expect(own.getByText('查看成员 user:list')).toBeVisible()
  await expect(own.getByText('云杉制造集团的管理员')).toBeVisible()
  await own.reload()
  await expect(own.getByText('查看成员 user:list')).toBeVisible()
  await own.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(own)
  await own.setViewportSize({ width: 1440, height: 900 })
  await own.getByRole('button', { name: '返回', exact: true }).click()
  await expect(own).toHaveURL(new RegExp(`${organization}$`))
  await expect(tree).toBeVisible()
  await context.close()
})

test('/demo shows what there is to try', async ({ page }) => {
  await page.goto('/demo')
  await expect(page.getByRole('heading', { name: '体验 Spruce' })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})

test('the sign-in page of an evaluation leads to accounts that sign in by one press', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('link', { name: '体验演示账号' }).click()
  await page.getByRole('button', { name: /以 operator 登录/ }).click()
  await expect(page).toHaveURL(/\/spruce-web-operation-management\/base\/index$/)
  const waiting = page.getByRole('region', { name: '待处理' })
  await waiting.getByRole('button', { name: '查看待审核的客户申请' }).click()
  await expect(page).toHaveURL(/\/base\/customer\/audit\?status=submitted$/)
})

test('/ and the container without a path lead to the first page', async ({ page }) => {
  await signInByApi(page, 'member')
  for (const path of ['/', '/yunbu-app']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/dashboard$/)
  }
})

test('error pages are accessible, also at 320 px', async ({ page }) => {
  await signInByApi(page, 'admin')
  for (const [path, title] of [
    ['/404', '页面不存在'],
    ['/page404', '页面不在您的菜单中'],
    ['/403', '没有权限'],
    ['/personal', '个人信息'],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
  }
})

test('/logout ends the session and goes to a page of the portal only', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/logout?redirect_uri=https%3A%2F%2Fevil.example')
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, 'admin')
  await page.goto('/logout?redirect_uri=%2Fpersonal')
  await expect(page).toHaveURL(/\/login$/) // it needs a session, so the login comes first …
  await signIn(page, 'admin', undefined, { stay: true })
  await expect(page).toHaveURL(/\/personal$/) // … and leads back to it
})
