import type { Page } from '@playwright/test'
import { readCaptcha } from './signIn.js'
import { expect } from './test.js'

/** A company that wants an account; no other journey's. */
export interface Applicant {
  name: string
  code: string
  contactName: string
  mobile: string
  email: string
}

/** Goes through the public form as the company's contact does, and waits for the answer. */
export async function applyForAccount(page: Page, applicant: Applicant): Promise<void> {
  await page.goto('/customer-apply')
  await page.getByLabel('企业名称').fill(applicant.name)
  await page.getByLabel('企业编码').fill(applicant.code)
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByLabel('联系人姓名').fill(applicant.contactName)
  await page.getByLabel('手机号').fill(applicant.mobile)
  await page.getByLabel('邮箱').fill(applicant.email)
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByLabel('申请说明').fill('两百人的工厂')
  await page.getByLabel('验证码', { exact: true }).fill(await readCaptcha(page))
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('已提交，等待审核')).toBeVisible()
}
