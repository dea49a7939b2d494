import { readFile } from 'node:fs/promises'
import readSheets from 'read-excel-file/universal'
import type { Page } from '@playwright/test'
import { callAs } from './support/callAs.js'
import { signIn } from './support/signIn.js'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  ownNumber,
  test,
} from './support/test.js'

const base = '/yunbu-app/spruce-web-operation-management'
const path = `${base}/base/customer`
const api = '/spruce/api/v1/customers'

interface Customer {
  id: string
}

const grid = (page: Page) => page.getByRole('grid', { name: '客户' })
const row = (page: Page, name: string) => grid(page).getByRole('row').filter({ hasText: name })
const find = (page: Page, keyword: string) =>
  callAs<Customer[]>(page, 'GET', `${api}?keyword=${encodeURIComponent(keyword)}`)

/** A customer beside the one that the journey adds by hand. */
function addByCall(page: Page, code: string, name: string) {
  return callAs(page, 'POST', api, {
    code,
    name,
    shortName: name,
    administrator: { nickName: '管理员', loginName: code.replaceAll('-', '_') },
  })
}

test('the operator adds a customer, told at the fields what is wrong, and finds it', async ({
  page,
}) => {
  const number = ownNumber()
  const name = `松原电子${number}`
  const code = `songyuan-${number}`
  const mobile = `1371238${String(1000 + number)}`
  const loginName = `songyuan_${number}`
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
  const section = (title: string) => page.getByRole('region', { name: title, exact: true })
  const save = () => page.getByRole('button', { name: '保存', exact: true }).click()
  await signIn(page, 'operator')
  await page.goto(base)
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '客户管理' })
    .click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(grid(page).getByRole('row').nth(1)).toBeVisible()
  await addByCall(page, `yangbei-${number}`, `洋北食品${number}`)
  await expectAccessible(page)

  await test.step('is told at the fields what is wrong, and nothing is written', async () => {
    await page.getByRole('button', { name: '新增客户' }).click()
    await expect(page).toHaveURL(new RegExp(`${path}/info/add$`))
    await save()
    await expect(page.getByText('请填写此项')).toHaveCount(5)
    await expect(field('名称')).toBeFocused()
    await expectAccessible(page)
    await field('名称').fill(name)
    await field('简称').fill('松原')
    await field('编码').fill('Song Yuan')
    await field('域名').fill('<script>alert(1)</script>')
    await section('联系人').getByLabel('手机号').fill('12')
    await field('到期日').fill('2020-01-01')
    await field('姓名').fill('宋原')
    await field('登录名').fill('<b>boss</b>')
    await save()
    await expect(page.getByText(/^请以小写字母开头/)).toBeVisible()
    await expect(page.getByText(/^请每行输入一个域名/)).toBeVisible()
    await expect(page.getByText('到期日不能早于今天')).toBeVisible()
    for (const wrong of [section('联系人').getByLabel('手机号'), field('登录名')]) {
      await expect(wrong).toHaveAttribute('aria-invalid', 'true')
    }
    expect(await find(page, name)).toEqual([])
  })

  await test.step('is told who has the code and the contacts already', async () => {
    await field('编码').fill(`yangbei-${number}`)
    await expect(page.getByText(`“洋北食品${number}”已使用，请更换`)).toBeVisible()
    await field('名称').fill(`洋北食品${number}`)
    await expect(page.getByText(`客户“洋北食品${number}”也使用此内容`)).toBeVisible()
    await expectAccessible(page)
    await field('名称').fill(name)
  })

  await test.step('adds it with everything, and sees the one-time password once', async () => {
    await field('编码').fill(code)
    await field('域名').fill(`www.${code}.example`)
    await field('行业').fill('电子')
    await field('地区').fill('吉林松原')
    await field('联系人').fill('宋远')
    await section('联系人').getByLabel('手机号').fill(mobile)
    await section('联系人').getByLabel('邮箱').fill(`${code}@example.cn`)
    await field('到期日').fill('2089-01-20')
    await field('登录名').fill(loginName)
    await section('首位管理员').getByLabel('手机号').fill(mobile)
    await save()
    const shown = page.getByRole('alertdialog', { name: `“${name}”管理员的一次性密码` })
    await expect(shown).toContainText(loginName)
    await expect(shown.locator('code')).toHaveText(/^\S{10,}$/)
    await expectAccessible(page)
    await shown.getByRole('button', { name: '关闭' }).first().click()
    await expect(page).toHaveURL(/\/info\/view\//)
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(section('联系人')).toContainText(mobile)
    await expect(section('基本信息')).toContainText('2089-01-20')
    await expect(page.locator('code')).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('finds it, by an address that keeps what was asked', async () => {
    await page.goto(path)
    await page.getByRole('searchbox', { name: '搜索客户' }).fill(code)
    await page.keyboard.press('Enter')
    await page.getByRole('combobox', { name: '全部状态' }).selectOption('enabled')
    await page.getByRole('searchbox', { name: '按行业筛选' }).fill('电子')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/keyword=.*status=enabled.*industry=/)
    await expect(row(page, name)).toContainText('吉林松原')
    await expect(row(page, name)).not.toContainText(mobile)
    await expect(grid(page).getByRole('row')).toHaveCount(2)
    await page.reload()
    await expect(row(page, name)).toBeVisible()
    await expect(grid(page).getByRole('row')).toHaveCount(2)
    await expect(page.getByRole('searchbox', { name: '搜索客户' })).toHaveValue(code)
    await page.getByRole('combobox', { name: '全部状态' }).selectOption('expired')
    await expect(row(page, name)).toHaveCount(0)
    await page.getByRole('combobox', { name: '全部状态' }).selectOption('')
    await expect(row(page, name)).toBeVisible()
  })
})

test('the operator switches many off and on again, and takes the list away as a file', async ({
  page,
}) => {
  const number = ownNumber()
  const word = `桦甸${number}号`
  await signIn(page, 'operator')
  await page.goto(base)
  for (const index of [1, 2, 3]) {
    await addByCall(page, `huadian-${number}-${index}`, `${word}${index}`)
  }
  await page.goto(`${path}?keyword=${encodeURIComponent(word)}`)
  await expect(grid(page).getByRole('row')).toHaveCount(4)

  await test.step('switches all of them off, after a question, and on again', async () => {
    for (const action of ['停用', '启用']) {
      await grid(page).getByRole('columnheader').getByRole('checkbox').check()
      await page
        .getByRole('region', { name: '批量操作' })
        .getByRole('button', { name: action })
        .click()
      const question = page.getByRole('alertdialog', { name: `${action}选中的 3 个客户？` })
      await expectAccessible(page)
      await question.getByRole('button', { name: action }).click()
      await expect(page.getByText('已修改 3 个客户的状态').last()).toBeVisible()
      await expect(grid(page).getByRole('row').filter({ hasText: action })).toHaveCount(3)
    }
  })

  await test.step('takes them away as a spreadsheet and as text', async () => {
    const names = [1, 2, 3].map((index) => `${word}${index}`)
    const workbook = await exportAs(page, '导出为 Excel')
    expect(workbook.name).toMatch(/^客户.*\.xlsx$/)
    const [sheet] = await readSheets(new Blob([new Uint8Array(workbook.bytes)]))
    const [head, ...body] = sheet?.data ?? []
    expect(head?.slice(0, 2)).toEqual(['名称', '状态'])
    expect(body.map(([first]) => first).toSorted()).toEqual(names)
    const text = (await exportAs(page, '导出为 CSV')).bytes.toString('utf8')
    const [first, ...lines] = text.trimEnd().split('\r\n')
    expect(first).toBe(`\ufeff${(head ?? []).join(',')}`)
    expect(lines.map((line) => line.split(',')[0]).toSorted()).toEqual(names)
  })

  await test.step('fits a narrow screen', async () => {
    const [{ id } = { id: '' }] = await find(page, word)
    await page.setViewportSize({ width: 320, height: 640 })
    for (const [address, title] of [
      [path, '客户'],
      [`${path}/info/add`, '新增客户'],
      [`${path}/info/edit/${id}`, /^编辑/],
      [`${path}/info/view/${id}`, new RegExp(word)],
    ] as const) {
      await page.goto(address)
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
  })
})

async function exportAs(page: Page, format: string) {
  await page.getByRole('button', { name: '导出' }).click()
  const question = page.getByRole('alertdialog', { name: /^导出 \d+ 条$/ })
  const download = page.waitForEvent('download')
  await question.getByRole('button', { name: format }).click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}
