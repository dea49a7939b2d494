import type { Page } from '@playwright/test'
import { callAs } from './support/callAs.js'
import { firstPassword } from './support/newMember.js'
import { fillSignIn, signInByApi } from './support/signIn.js'
import { expect, ownNumber, test, waitForQuiet } from './support/test.js'

const base = '/yunbu-app/spruce-web-operation-management'
const api = '/spruce/api/v1'

/** Every page of the operations console, and the calls behind it. */
const pages = [
  'base/index',
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

/** What a colleague may see who may change nothing, and where. */
const readOnly = {
  'component:list': 'component-management',
  'customer:list': 'base/customer',
  'plan:list': 'base/customer/permissions',
  'systemnotice:list': 'publish/system-notice',
  'platformlog:list': 'base/log/login',
  'role:list': 'base/role',
} as const

/** Verbs of buttons that change something. */
const changes =
  /^(新增|编辑|删除|发布|上架|下架|撤回|提醒|推送(?!记录)|启用|停用|续期|重置|模拟登录|例外|指定|可用内容|权限)/

/** Adds a colleague of the operator and signs it in on `own`; answers its membership. */
async function newColleague(page: Page, own: Page, key: string): Promise<string> {
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
  const { id, oneTimePassword } = await callAs<{ id: string; oneTimePassword: string }>(
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
  return id
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
  await signInByApi(page, 'operator')
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

test('a colleague who may only look is offered nothing that would be refused', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
  const own = await context.newPage()
  await signInByApi(page, 'operator')
  const memberId = await newColleague(page, own, 'read_only')
  const number = ownNumber()
  const { id: roleId, version } = await callAs<{ id: string; version: number }>(
    page,
    'POST',
    `${api}/roles`,
    { name: `旁观者${number}`, code: `onlooker_${number}`, dataScope: 'all' },
  )
  await callAs(page, 'PUT', `${api}/roles/${roleId}/permissions`, {
    version,
    codes: Object.keys(readOnly),
  })
  await callAs(page, 'POST', `${api}/roles/${roleId}/members`, { memberIds: [memberId] })
  const refused: string[] = []
  own.on('response', (answer) => {
    if (answer.status() === 403) refused.push(answer.url())
  })
  for (const path of Object.values(readOnly)) {
    await own.goto(`${base}/${path}`)
    await expect(own.getByRole('grid').first()).toBeVisible()
    await waitForQuiet(own)
    const words = await own.getByRole('main').getByRole('button').allInnerTexts()
    expect(
      words.filter((word) => changes.test(word)),
      path,
    ).toEqual([])
  }
  expect(refused).toEqual([])
  await context.close()
})
