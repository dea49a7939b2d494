import { callApi } from './support/callApi.js'
import { newMember } from './support/newMember.js'
import { signInByApi } from './support/signIn.js'
import { expect, expectAccessible, ownNumber, test } from './support/test.js'

const organization = '/yunbu-app/spruce-web-enterprise-console/base/organization'
const path = `${organization}/import`
const api = '/spruce/api/v1'

/** A list with a mistake twice, one row that is right, and one person whom the company has. */
function csv(number: number, known: string): Buffer {
  const lines = [
    '姓名,登录名,工号,部门',
    `导入甲${number},import_a_${number},IA${number},研法中心`,
    `导入乙${number},import_b_${number},IB${number},研法中心`,
    `导入丙${number},import_c_${number},IC${number},云杉制造集团/研发中心`,
    `${known},import_known_${number},IK${number},云杉制造集团/研发中心`,
  ]
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`)
}

test('an administrator uploads a list and finds each step at its own address', async ({ page }) => {
  const number = ownNumber()
  const name = `名单${number}.csv`
  const button = (label: string | RegExp) => page.getByRole('button', { name: label })
  await signInByApi(page, 'admin', 'yunshan')
  await page.goto(organization)

  await test.step('uploads a file from the members', async () => {
    await button('导入成员').click()
    await expect(page.getByRole('heading', { name: '导入成员', level: 1 })).toBeVisible()
    const choosing = page.waitForEvent('filechooser')
    await button(/选择文件/).click()
    await (
      await choosing
    ).setFiles({ name, mimeType: 'text/csv', buffer: csv(number, `导入丁${number}`) })
    await expect(page).toHaveURL(/import\/[0-9a-f-]{36}/)
    await expect(button('有误 2')).toBeVisible()
  })

  await test.step('looks at the head and the columns, each at its own address', async () => {
    const url = new URL(page.url()).pathname
    await page.goto(`${url}?step=sheet`)
    await expect(page.getByRole('radio', { name: '第 1 行' })).toBeChecked()
    await expectAccessible(page)
    await page.goto(`${url}?step=mapping`)
    await expect(page.getByLabel('D 部门对应的字段')).toHaveValue('departments')
    await expectAccessible(page)
    await button('下一步').click()
    await expect(button('有误 2')).toBeVisible()
  })
})

test('who may import but not edit adds people and overwrites nobody; others do not see it', async ({
  page,
  browser,
  baseURL,
}) => {
  const number = ownNumber()
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
  const own = await context.newPage()
  const { account } = await newMember(page, own, {
    name: '只管导入',
    key: 'imports_only',
    series: '1391238',
  })
  await own.goto(path)
  await expect(own).toHaveURL(/\/page404/) // without the menu of the organisation

  const role = { name: `导入专员${number}`, code: `importer_${number}`, dataScope: 'all' }
  const { id, version } = await callApi<{ id: string; version: number }>(page, `${api}/roles`, role)
  const codes = ['department:list', 'user:import']
  await callApi(page, `${api}/roles/${id}/permissions`, { version, codes }, 'PUT')
  const [person] = await callApi<{ id: string }[]>(page, `${api}/members?keyword=${account}`)
  await callApi(page, `${api}/roles/${id}/members`, { memberIds: [person?.id ?? ''] })

  await own.goto(`${path}/new`)
  const choosing = own.waitForEvent('filechooser')
  await own.getByRole('button', { name: /选择文件/ }).click()
  const lines = ['姓名,登录名,部门', `改名${number},${account},`]
  await (
    await choosing
  ).setFiles({
    name: '改名.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  })
  await expect(own.getByText(/您没有编辑成员的权限/)).toBeVisible()
  await expect(own.getByText('您无权修改该成员')).toBeVisible()
  await expect(own.getByRole('button', { name: '导入 0 行' })).toBeDisabled()
  await context.close()
})
