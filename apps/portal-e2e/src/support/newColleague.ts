import type { Browser, Page } from '@playwright/test'
import { callAs } from './callAs.js'
import { firstPassword } from './newMember.js'
import { fillSignIn, signInByApi } from './signIn.js'
import { ownNumber } from './test.js'

const api = '/spruce/api/v1'

interface Role {
  id: string
  version: number
  grantsAll: boolean
}

/**
 * A colleague of the demo tenant yunshan, signed in in a window of its own, who may do what the codes say;
 * without codes nothing. @param page where the administrator is signed in @param key no other journey's
 */
export async function newColleague(
  page: Page,
  browser: Browser,
  {
    key,
    codes,
    baseURL = '',
  }: { key: string; codes: readonly string[]; baseURL?: string | undefined },
) {
  const number = ownNumber()
  const loginName = `own_${key}_${number}`
  const roles = await callAs<Role[]>(page, 'GET', `${api}/roles?page=1&size=100`)
  const administration = roles.find(({ grantsAll }) => grantsAll)
  const [first] = await callAs<{ departments: { id: string }[] }[]>(
    page,
    'GET',
    `${api}/roles/${administration?.id ?? ''}/members?page=1&size=1`,
  )
  const { id, oneTimePassword } = await callAs<{ id: string; oneTimePassword: string }>(
    page,
    'POST',
    '/aba-base/api/v3/user/add-user',
    {
      ...{ nickName: `同事${number}`, loginName },
      departmentIds: first?.departments.map((one) => one.id),
    },
  )
  if (codes.length > 0) {
    const role = await callAs<Role>(page, 'POST', `${api}/roles`, {
      ...{ name: `角色${key}${number}`, code: `${key}_${number}`, dataScope: 'all' },
    })
    const { version } = role
    await callAs(page, 'PUT', `${api}/roles/${role.id}/permissions`, { version, codes })
    await callAs(page, 'POST', `${api}/roles/${role.id}/members`, { memberIds: [id] })
  }
  const context = await browser.newContext({ baseURL, locale: 'zh-CN' })
  const own = await context.newPage()
  await own.goto('/login?tenant=yunshan')
  await fillSignIn(own, loginName, oneTimePassword)
  await own.getByRole('button', { name: '登录', exact: true }).click()
  await own.getByLabel('新密码', { exact: true }).fill(firstPassword)
  await own.getByLabel('确认新密码').fill(firstPassword)
  await own.getByRole('button', { name: '修改密码' }).click()
  await own.getByRole('button', { name: '前往登录' }).click()
  await signInByApi(own, loginName, 'yunshan', firstPassword)
  return { own, close: () => context.close() }
}
