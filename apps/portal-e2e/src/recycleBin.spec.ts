import { callAs } from './support/callAs.js'
import { signInByApi } from './support/signIn.js'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  ownNumber,
  test,
} from './support/test.js'

const base = '/yunbu-app/spruce-web-operation-management'
const path = `${base}/base/recycle-bin`
const api = '/spruce/api/v1'

// Chrome itself notes each answer that refuses.
test.use({ expectedConsole: [/status of 409 .*\/recycle-bin\/restore-platform/] })

test('the operator deletes a plan and roles, brings back what it misses, and removes the rest for good', async ({
  page,
}) => {
  const number = ownNumber()
  const planName = `回收版${number}`
  const roleName = `回收专员${number}`
  const code = `bin-${number}`
  await signInByApi(page, 'operator')
  await page.goto(`${base}/base/customer/permissions`)
  const addPlan = (name: string) =>
    callAs<{ id: string; version: number }>(page, 'POST', `${api}/plans`, { code, name })
  await addPlan(planName)
  const roleIds: string[] = []
  for (const [index, name] of [`${roleName}甲`, `${roleName}乙`, `${roleName}丙`].entries()) {
    const role = { name, code: `bin_${number}_${index}` }
    roleIds.push((await callAs<{ id: string }>(page, 'POST', `${api}/roles`, role)).id)
  }
  await page.reload()

  const menu = page.getByRole('navigation', { name: '主菜单' })
  const plan = page
    .getByRole('grid', { name: '套餐' })
    .getByRole('row')
    .filter({ hasText: planName })
  const bin = page.getByRole('grid', { name: '回收站' })
  const row = (name: string) => bin.getByRole('row').filter({ hasText: name })
  const question = page.getByRole('alertdialog')
  const search = async (keyword: string) => {
    await page.getByRole('searchbox', { name: '搜索回收站' }).fill(keyword)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/keyword=/)
  }

  await test.step('deletes a plan; the question says that it is kept', async () => {
    await plan.getByRole('button', { name: /更多操作/ }).click()
    await page.getByRole('menuitem', { name: '删除', exact: true }).click()
    await expect(question).toContainText('回收站')
    await expect(question).toContainText('30 天')
    await question.getByRole('button', { name: '删除' }).click()
    await expect(plan).toHaveCount(0)
  })

  await test.step('finds it in the recycle bin', async () => {
    await menu.getByRole('link', { name: '回收站' }).click()
    await expect(page).toHaveURL(new RegExp(path))
    await search(planName)
    await expect(row(planName)).toContainText('套餐')
    await page.getByRole('combobox', { name: '全部类型' }).selectOption({ label: '角色' })
    await expect(page).toHaveURL(/kind=roles/)
    await expect(row(planName)).toHaveCount(0)
    await page.getByRole('combobox', { name: '全部类型' }).selectOption({ label: '套餐' })
    await expect(row(planName)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('cannot restore it while another has its code, and is told so', async () => {
    const other = await addPlan(`同码版${number}`)
    await row(planName).getByRole('button', { name: '恢复' }).click()
    await expect(page.getByText(`未能恢复“${planName}”：编码已被使用`)).toBeVisible()
    await expect(row(planName)).toBeVisible()
    await callAs(page, 'POST', `${api}/plans/${other.id}/remove`, { version: other.version })
  })

  await test.step('restores it; the list of plans has it again', async () => {
    await row(planName).getByRole('button', { name: '恢复' }).click()
    await expect(page.getByText(`已恢复“${planName}”`)).toBeVisible()
    await expect(row(planName)).toHaveCount(0)
    await menu.getByRole('link', { name: '企业管理' }).click()
    await expect(plan).toBeVisible()
  })

  await test.step('restores two roles of three by a selection', async () => {
    await callAs(page, 'POST', `${api}/roles/remove`, { ids: roleIds })
    await page.goto(`${path}?kind=roles`)
    await search(roleName)
    await expect(row(roleName)).toHaveCount(3)
    await row(`${roleName}甲`).getByRole('checkbox').check()
    await row(`${roleName}乙`).getByRole('checkbox').check()
    const bar = page.getByRole('region', { name: '批量操作' })
    await bar.getByRole('button', { name: '恢复' }).click()
    await expect(page.getByText('已恢复 2 项')).toBeVisible()
    await expect(row(roleName)).toHaveCount(1)
    const roles = await callAs<{ name: string }[]>(page, 'GET', `${api}/roles?page=1&size=100`)
    const names = roles.map(({ name }) => name).filter((name) => name.startsWith(roleName))
    expect(names.toSorted()).toEqual([`${roleName}乙`, `${roleName}甲`].toSorted())
  })

  await test.step('removes the third for good', async () => {
    await row(`${roleName}丙`).getByRole('button', { name: '彻底删除' }).click()
    await expect(question).toContainText(`彻底删除“${roleName}丙”？`)
    await question.getByRole('button', { name: '彻底删除' }).click()
    await expect(row(roleName)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { name: '回收站', level: 1 })).toBeVisible()
    await expect(row(roleName)).toHaveCount(0)
  })

  await test.step('exports the list', async () => {
    await page.goto(path)
    await expect(bin.getByRole('row').nth(1)).toBeVisible()
    await page.getByRole('button', { name: '导出' }).click()
    const download = page.waitForEvent('download')
    await question.getByRole('button', { name: '导出为 CSV' }).click()
    expect((await download).suggestedFilename()).toBe('回收站.csv')
  })

  await test.step('fits a narrow screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(page.getByRole('heading', { name: '回收站', level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})
