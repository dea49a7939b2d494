import type { Page } from '@playwright/test'
import { fillSignIn, signInByApi } from './signIn.js'
import { expect, ownNumber } from './test.js'

/** The password of a member that `newMember` has made. */
export const firstPassword = 'Diyici#2027'

/** Who a journey's own member is; `key` and `series` are no other journey's. */
interface MemberIdea {
  name: string
  key: string
  /** The first seven digits of the phone. */
  series: string
}

/**
 * A member of one's own, whose password, contacts and sessions no other journey needs.
 * @param page where the administrator works
 * @param own where the member changes the one-time password and stays signed in
 */
export async function newMember(page: Page, own: Page, { name, key, series }: MemberIdea) {
  const number = ownNumber()
  const account = `own_${key}_${number}`
  const mobile = `${series}${String(1000 + number)}`
  await signInByApi(page, 'admin', 'yunshan')
  await page.getByRole('treeitem', { name: /^营销中心/ }).click()
  await expect(page.getByRole('heading', { name: '营销中心' })).toBeVisible()
  await page.getByRole('button', { name: '添加成员' }).click()
  const form = page.getByRole('dialog', { name: '添加成员' })
  await expect(form.getByLabel('姓名')).toBeFocused()
  await form.getByLabel('姓名').fill(name)
  await form.getByLabel('账号').fill(account)
  await form.getByLabel('手机号').fill(mobile)
  await form.getByRole('button', { name: '添加成员' }).click()
  const shown = page.getByRole('alertdialog', { name: `“${name}”的一次性密码` })
  const oneTimePassword = (await shown.locator('code').last().textContent()) ?? ''
  await own.goto('/login?tenant=yunshan')
  await fillSignIn(own, account, oneTimePassword)
  await own.getByRole('button', { name: '登录', exact: true }).click()
  await own.getByLabel('新密码', { exact: true }).fill(firstPassword)
  await own.getByLabel('确认新密码').fill(firstPassword)
  await own.getByRole('button', { name: '修改密码' }).click()
  await own.getByRole('button', { name: '前往登录' }).click()
  await expect(own).toHaveURL(/\/login/)
  await signInByApi(own, account, 'yunshan', firstPassword)
  return { account, mobile }
}
