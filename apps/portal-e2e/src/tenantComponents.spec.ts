import { callAs } from './support/callAs.js'
import { pressInRow } from './support/pressInRow.js'
import { signInByApi } from './support/signIn.js'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  ownNumber,
  test,
} from './support/test.js'

const path = '/yunbu-app/spruce-web-enterprise-console/component-management'

test('an administrator gives designers an own component, and takes one of the platform from them', async ({
  page,
}) => {
  const number = ownNumber()
  const name = `排班表${number}`
  await signInByApi(page, 'admin', 'yunshan')
  await page.goto(path)
  await expect(page.getByRole('heading', { name: '组件', level: 1 })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const table = page.getByRole('grid', { name: '组件' })
  const rowOf = (text: string) => table.getByRole('row').filter({ hasText: text })
  const palette = async () => {
    const list = await callAs(page, 'GET', '/spruce/api/v1/component-palette')
    return (list as { code: string }[]).map(({ code }) => code)
  }

  await test.step('adds a frame; the address of the portal itself is refused', async () => {
    await page.getByRole('button', { name: '新增组件' }).click()
    const form = page.getByRole('dialog', { name: '新增组件' })
    await form.getByLabel('中文名称').fill(name)
    await form.getByLabel('英文名称').fill(`Shifts ${number}`)
    await form.getByLabel('编码').fill(`acme.shifts-${number}`)
    await form.getByLabel('分类').fill('办公')
    await form.getByLabel('网址').fill(`${new URL(page.url()).origin}/shifts`)
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form.getByText(/^网址不能与本平台同源/)).toBeVisible()
    await form.getByLabel('网址').fill('https://widgets.example.cn/shifts')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(rowOf(name)).toContainText('草稿')
    await expect(rowOf(name)).toContainText('企业自有')
  })

  await test.step('puts it on the shelf for the company’s designers', async () => {
    await pressInRow(rowOf(name), '上架')
    await page.getByRole('alertdialog').getByRole('button', { name: '上架' }).click()
    await expect(rowOf(name)).toContainText('已上架')
    expect(await palette()).toContain(`acme.shifts-${number}`)
    await pressInRow(rowOf(name), '版本')
    const releases = page.getByRole('dialog', { name: `“${name}”的版本` })
    await expect(releases.getByText('第 1 版')).toBeVisible()
    await releases.getByRole('button', { name: '关闭' }).first().click()
  })

  await test.step('switches one of the platform off and on again', async () => {
    await page.getByRole('searchbox').fill('折线图')
    await expect(rowOf('折线图')).toContainText('平台')
    await pressInRow(rowOf('折线图'), '停用')
    await page.getByRole('alertdialog').getByRole('button', { name: '停用' }).click()
    await expect(rowOf('折线图')).toContainText('不可用')
    expect(await palette()).not.toContain('spruce.line-chart')
    await pressInRow(rowOf('折线图'), '启用')
    await expect(rowOf('折线图')).not.toContainText('不可用')
    expect(await palette()).toContain('spruce.line-chart')
  })

  await test.step('takes the own one off the shelf and into the recycle bin', async () => {
    await page.getByRole('searchbox').fill(name)
    await pressInRow(rowOf(name), '下架')
    await page.getByRole('alertdialog').getByRole('button', { name: '下架' }).click()
    await expect(rowOf(name)).toContainText('已下架')
    await pressInRow(rowOf(name), '删除')
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await expect(rowOf(name)).toBeHidden()
    const recycled = async () => {
      const bin = await callAs(page, 'GET', '/spruce/api/v1/recycle-bin?kind=tenantComponents')
      return (bin as { name: string }[]).map((one) => one.name)
    }
    await expect.poll(recycled).toContain(name)
  })
})

test('somebody without the right finds neither the menu nor the page', async ({ page }) => {
  await signInByApi(page, 'member', 'yunshan')
  await page.goto(path)
  await expect(page).toHaveURL(/\/page404/)
  await expect(page.getByRole('button', { name: '新增组件' })).toHaveCount(0)
})
