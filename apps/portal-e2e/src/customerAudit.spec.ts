import { applyForAccount, type Applicant } from './support/applyForAccount.js'
import { callAs } from './support/callAs.js'
import { fitsNarrowScreen } from './support/fitsNarrowScreen.js'
import { signInByApi } from './support/signIn.js'
import { expect, expectAccessible, ownNumber, test } from './support/test.js'

const path = '/yunbu-app/spruce-web-operation-management/base/customer/audit'

test.describe('the audit of applications', () => {
  // A decision that comes too late is refused, and so is an approval with a code in use.
  test.use({ expectedConsole: [/status of (409|412) .*\/applications\//] })

  test('an auditor finds, reads, asks, is told of others, and rejects', async ({
    page,
    browser,
    baseURL,
  }) => {
    const number = ownNumber()
    const applicant = (key: string, series: string): Applicant => ({
      name: `竹溪${key}科技 ${number}`,
      code: `zhuxi-${key}-${number}`,
      contactName: '竹溪',
      mobile: `${series}${String(1000 + number)}`,
      email: `${key}${number}@zhuxi.example`,
    })
    const first = applicant('a', '1361235')
    const second = { ...applicant('b', '1361236'), name: first.name }
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
    const outside = await context.newPage()
    await applyForAccount(outside, first)
    await applyForAccount(outside, second)

    await signInByApi(page, 'operator')
    await page
      .getByRole('navigation', { name: '主菜单' })
      .getByRole('link', { name: '客户审核' })
      .click()
    await expect(page).toHaveURL(new RegExp(path))
    const table = page.getByRole('grid', { name: '客户审核' })
    const row = ({ code }: Applicant) => table.getByRole('row').filter({ hasText: code })

    await test.step('finds by name, status and day, and a link keeps it', async () => {
      await page.getByRole('searchbox', { name: '搜索申请' }).fill(first.name)
      await page.keyboard.press('Enter')
      await page.getByRole('combobox', { name: '全部状态' }).selectOption('待审核')
      await expect(row(first)).toContainText('待审核')
      await expect(row(second)).toBeVisible()
      const until = page.getByLabel('提交日期 结束日期')
      await until.fill('2020-01-01')
      await until.press('Enter')
      await expect(row(first)).toHaveCount(0)
      await until.fill('')
      await until.press('Enter')
      await expect(page).toHaveURL(/status=submitted/)
      await page.reload()
      await expect(row(first)).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('reads one, and what is like it', async () => {
      await row(first).getByRole('button', { name: '查看' }).click()
      const dialog = page.getByRole('dialog', { name: `“${first.name}”的开通申请` })
      await expect(dialog.getByText(first.mobile)).toBeVisible()
      const alike = dialog.getByRole('region', { name: '重复检查' })
      await expect(alike).toContainText('名称相同另一份申请')
      await expect(dialog.getByRole('region', { name: '处理过程' })).toContainText('提交申请')
      await dialog.getByRole('button', { name: '关闭' }).first().click()
    })

    await test.step('asks for information, with the words in the timeline', async () => {
      await row(first)
        .getByRole('button', { name: /更多操作/ })
        .click()
      await page.getByRole('menuitem', { name: '要求补充' }).click()
      const form = page.getByRole('dialog', { name: `请“${first.name}”补充资料` })
      await form.getByRole('button', { name: '发送' }).click()
      await expect(form.getByText('请说明需要补充什么')).toBeVisible()
      await form.getByLabel('需要补充什么').fill('请补充营业执照')
      await form.getByRole('button', { name: '发送' }).click()
      await expect(row(first)).toHaveCount(0)
      await page.getByRole('combobox', { name: '全部状态' }).selectOption('待补充')
      await expect(row(first)).toContainText('请补充营业执照')
      await row(first).getByRole('button', { name: '查看' }).click()
      const steps = page.getByRole('region', { name: '处理过程' })
      await expect(steps).toContainText('要求补充资料')
      await expect(steps).toContainText('沈运维')
      await page.keyboard.press('Escape')
    })

    await test.step('is told when somebody else has decided meanwhile', async () => {
      await page.getByRole('combobox', { name: '全部状态' }).selectOption('')
      await row(second)
        .getByRole('button', { name: /更多操作/ })
        .click()
      await page.getByRole('menuitem', { name: '驳回' }).click()
      const form = page.getByRole('dialog', { name: `驳回“${second.name}”的申请` })
      await form.getByLabel('驳回原因').fill('重复申请')
      interface Row {
        id: string
        code: string
      }
      const all = await callAs<Row[]>(
        page,
        'GET',
        `/spruce/api/v1/applications?keyword=${second.code}`,
      )
      await callAs(page, 'POST', `/spruce/api/v1/applications/${all[0]?.id ?? ''}/reject`, {
        version: 1,
        note: '别人先驳回',
      })
      await form.getByRole('button', { name: '驳回申请' }).click()
      await expect(form.getByText('现在是“已驳回”')).toBeVisible()
      await expect(form.getByLabel('驳回原因')).toHaveValue('重复申请')
      await form.getByRole('button', { name: '取消' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: /放弃/ }).click()
      await expect(row(second)).toContainText('别人先驳回')
    })

    await test.step('keeps the history of a decision', async () => {
      await row(second)
        .getByRole('button', { name: /更多操作|历史/ })
        .click()
      const entry = page.getByRole('menuitem', { name: /历史/ })
      if (await entry.isVisible()) await entry.click()
      await expect(page.getByRole('dialog')).toContainText('别人先驳回')
      await page.keyboard.press('Escape')
    })

    await test.step('refuses a code in use at its field, and writes nothing', async () => {
      const third = applicant('c', '1361237') // the form itself refuses a code in use
      await applyForAccount(outside, third)
      await page.goto(`${path}?keyword=${encodeURIComponent(third.name)}`)
      await row(third).getByRole('button', { name: '通过' }).click()
      const form = page.getByRole('dialog', { name: `通过“${third.name}”的申请` })
      await form.getByLabel('企业编码').fill('yunshan')
      await expect(form.getByRole('alert')).toContainText('企业编码已被其他客户使用')
      await form.getByRole('button', { name: '通过并开通' }).click()
      await expect(form.getByLabel('企业编码')).toHaveAccessibleDescription(
        '企业编码已被其他客户使用，请更换',
      )
      await form.getByRole('button', { name: '取消' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: /放弃/ }).click()
      await expect(row(third)).toContainText('待审核')
    })

    await fitsNarrowScreen(page, path, '客户审核')
    await context.close()
  })
})
