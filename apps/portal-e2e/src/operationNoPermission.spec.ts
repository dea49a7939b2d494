import type { Page } from '@playwright/test'
import { callAs } from './support/callAs.js'
import { firstPassword } from './support/newMember.js'
import { fillSignIn, signIn } from './support/signIn.js'
import { expect, ownNumber, test, waitForQuiet } from './support/test.js'

const base = '/yunbu-app/spruce-web-operation-management'
const api = '/spruce/api/v1'

/** Every page of the operations console, and the calls behind it. */
const pages = [
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
const lists = [
  'components',
  'customers',
  'applications',
  'plans',
  'system-notices',
  'platform/login-logs',
  'platform/access-logs',
  'platform/operator-logs',
  'roles',
]

/** Adds a colleague of the operator and signs it in on `own`. */
async function newColleague(page: Page, own: Page, key: string): Promise<void> {
  const loginName = `own_${key}_${ownNumber()}`
  const roles = await callAs<{ id: string; grantsAll: boolean }[]>(
    page,
    'GET',
    `${api}/roles?page=1&size=100`,
  )
  const role = roles.find(({ grantsAll }) => grantsAll)
  const [first] = await callAs<{ departments: { id: string }[] }[]>(
    page,
    'GET',
    `${api}/roles/${role?.id ?? ''}/members?page=1&size=1`,
  )
  const { oneTimePassword } = await callAs<{ oneTimePassword: string }>(
    page,
    'POST',
    '/aba-base/api/v3/user/add-user',
    { nickName: '阮旁观', loginName, departmentIds: first?.departments.map((one) => one.id) },
  )
  await own.goto('/login?tenant=operator')
  await fillSignIn(own, loginName, oneTimePassword)
  await own.getByRole('button', { name: '登录', exact: true }).click()
  await own.getByLabel('新密码', { exact: true }).fill(firstPassword)
  await own.getByLabel('确认新密码').fill(firstPassword)
  await own.getByRole('button', { name: '修改密码' }).click()
  await own.getByRole('button', { name: '前往登录' }).click()
  await own.goto('/login?tenant=operator')
  await fillSignIn(own, loginName, firstPassword)
  await own.getByRole('button', { name: '登录', exact: true }).click()
  await own.waitForURL((url) => !url.pathname.startsWith('/login'))
}

/** How the server answers a call that reads, with the session of `own`. */
async function statusOf(own: Page, path: string): Promise<number> {
  const answer = await own.request.get(`${api}/${path}`, {
    headers: { 'app-code': 'spruce-web-operation-management' },
  })
  return answer.status()
}

test('a colleague without a role gets nothing of the console', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
  const own = await context.newPage()
  await signIn(page, 'operator')
  await newColleague(page, own, 'no_role')

  await test.step('no address of it opens', async () => {
    const calls: string[] = []
    own.on('request', (request) => calls.push(new URL(request.url()).pathname))
    for (const path of pages) {
      await own.goto(`${base}/${path}`)
      await expect(own, path).toHaveURL(/\/page404/)
      await expect(own.getByRole('heading', { name: '页面不在您的菜单中' })).toBeVisible()
    }
    await waitForQuiet(own)
    expect(calls.filter((path) => lists.some((list) => path === `${api}/${list}`))).toEqual([])
  })

  await test.step('and the server refuses what stands behind it', async () => {
    for (const list of lists) {
      expect([list, await statusOf(own, `${list}?page=1&size=20`)]).toEqual([list, 403])
    }
    for (const board of ['login', 'app']) {
      expect([board, await statusOf(own, `platform/boards/${board}`)]).toEqual([board, 403])
    }
  })
  await context.close()
})
