import readSheets from 'read-excel-file/universal'
import type { Page } from '@playwright/test'
import { callAs } from './support/callAs.js'
import { exportAs } from './support/exportAs.js'
import { pressInRow } from './support/pressInRow.js'
import { signInByApi } from './support/signIn.js'
import { expect, expectNoSidewaysScroll, ownNumber, test } from './support/test.js'

const base = '/yunbu-app/spruce-web-operation-management'
const path = `${base}/base/customer`
const api = '/spruce/api/v1/customers'

interface Customer {
  id: string
  name: string
  region: string | null
  industry: string | null
  contactMobile: string | null
  version: number
}

// Chrome itself notes each answer that refuses: a stale version, a host name in use.
test.use({ expectedConsole: [/status of (409|412) .*\/customers\b/] })

const grid = (page: Page) => page.getByRole('grid', { name: '客户' })
const row = (page: Page, name: string) => grid(page).getByRole('row').filter({ hasText: name })
const find = (page: Page, keyword: string) =>
  callAs<Customer[]>(page, 'GET', `${api}?keyword=${encodeURIComponent(keyword)}`)

const choose = (page: Page, name: string, action: string) => pressInRow(row(page, name), action)

/** A customer that the journey does not add by hand. */
function addByCall(page: Page, code: string, name: string, more: object = {}) {
  return callAs(page, 'POST', api, {
    code,
    name,
    shortName: name,
    administrator: { nickName: '于树', loginName: code.replaceAll('-', '_') },
    ...more,
  })
}

/** The parts of the form and of the page of one customer. */
function partsOf(page: Page) {
  return {
    field: (label: string) => page.getByRole('textbox', { name: label, exact: true }),
    section: (title: string) => page.getByRole('region', { name: title, exact: true }),
    save: () => page.getByRole('button', { name: '保存', exact: true }).click(),
  }
}

test('the operator adds a customer, told at the fields what is wrong, and finds it', async ({
  page,
}) => {
  const { field, section, save } = partsOf(page)
  const number = ownNumber()
  const name = `松原电子${number}`
  const code = `songyuan-${number}`
  const mobile = `1371238${String(1000 + number)}`
  const loginName = `songyuan_${number}`
  await signInByApi(page, 'operator')
  await page.goto(base)
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '客户管理' })
    .click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(grid(page).getByRole('row').nth(1)).toBeVisible()
  await addByCall(page, `yangbei-${number}`, `洋北食品${number}`)

  await test.step('is told at the fields what is wrong, and nothing is written', async () => {
    await page.getByRole('button', { name: '新增客户' }).click()
    await expect(page).toHaveURL(new RegExp(`${path}/info/add$`))
    await save()
    await expect(page.getByText('请填写此项')).toHaveCount(5)
    await expect(field('名称')).toBeFocused()
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
    await shown.getByRole('button', { name: '关闭' }).first().click()
    await expect(page).toHaveURL(/\/info\/view\//)
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(section('联系人')).toContainText(mobile)
    await expect(section('基本信息')).toContainText('2089-01-20')
    await expect(page.locator('code')).toHaveCount(0)
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

test('the operator changes a customer, renews it, acts for it and switches it off', async ({
  page,
  context,
}) => {
  const { field, section, save } = partsOf(page)
  const question = page.getByRole('alertdialog')
  const number = ownNumber()
  const [name, code] = [`榆树电子${number}`, `yushu-${number}`]
  const [other, otherCode] = [`洮南食品${number}`, `taonan-${number}`]
  const taken = `www.${otherCode}.example`
  const mobile = `1371239${String(1000 + number)}`
  await signInByApi(page, 'operator')
  await page.goto(base)
  await addByCall(page, otherCode, other, { hosts: [taken] })
  await addByCall(page, code, name, {
    hosts: [`www.${code}.example`],
    region: '吉林榆树',
    industry: '电子',
    contactMobile: mobile,
  })
  await page.goto(`${path}?keyword=${code}`)

  await test.step('edits two at once, each with its own draft', async () => {
    await choose(page, name, '编辑')
    await expect(field('编码')).not.toBeEditable()
    await expect(section('联系人').getByLabel('手机号')).toHaveValue(mobile)
    await field('地区').fill('吉林长春')
    await page.goBack()
    await page.getByRole('searchbox', { name: '搜索客户' }).fill(otherCode)
    await page.keyboard.press('Enter')
    await choose(page, other, '编辑')
    await expect(field('简称')).toHaveValue(other)
    await page.getByRole('tab', { name: `编辑“${name}”` }).click()
    await expect(field('地区')).toHaveValue('吉林长春')
  })

  await test.step('keeps its own change where somebody else saved first', async () => {
    const [now] = await find(page, code)
    await callAs(page, 'PUT', `${api}/${now!.id}`, {
      version: now!.version,
      region: '吉林四平',
      industry: '半导体',
    })
    await save()
    const stale = page.getByRole('dialog', { name: '内容已被修改' })
    await expect(stale.getByRole('row', { name: /吉林长春/ })).toContainText('吉林四平')
    await stale.getByRole('button', { name: '保留我的修改' }).click()
    await expect(page).toHaveURL(/\/info\/view\//)
    await expect(section('基本信息')).toContainText('吉林长春')
    await expect(section('基本信息')).toContainText('半导体')
    await expect(page.getByRole('tab', { name: `编辑“${name}”` })).toHaveCount(0)
  })

  await test.step('takes theirs, the other time', async () => {
    await page.getByRole('button', { name: '编辑', exact: true }).click()
    await field('地区').fill('吉林白城')
    const [now] = await find(page, code)
    expect(now).toMatchObject({ region: '吉林长春', industry: '半导体' })
    await callAs(page, 'PUT', `${api}/${now!.id}`, { version: now!.version, region: '吉林通化' })
    await save()
    const stale = page.getByRole('dialog', { name: '内容已被修改' })
    await stale.getByRole('button', { name: '采用最新内容' }).click()
    await expect(section('基本信息')).toContainText('吉林通化')
  })

  await test.step('is told at the field that another has the domain', async () => {
    await page.getByRole('button', { name: '编辑', exact: true }).click()
    await field('域名').fill('<img src=x onerror=alert(1)>')
    await save()
    await expect(page.getByText(/^请每行输入一个域名/)).toBeVisible()
    await field('域名').fill(`www.${code}.example\n${taken}`)
    await save()
    await expect(page.getByText('已被使用，请更换')).toBeVisible()
    await expect(field('域名')).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('button', { name: '取消', exact: true }).click()
    await question.getByRole('button', { name: '放弃修改' }).click()
    await expect(section('基本信息')).toContainText(`www.${code}.example`)
    await expect(section('基本信息')).not.toContainText(taken)
  })

  await test.step('renews it', async () => {
    await page.goto(`${path}?keyword=${code}`)
    await choose(page, name, '续期')
    const form = page.getByRole('dialog', { name: `为“${name}”续期` })
    await form.getByRole('textbox', { name: '新的到期日' }).fill('2020-01-01')
    await form.getByRole('button', { name: '续期' }).click()
    await expect(form.getByText('到期日不能早于今天')).toBeVisible()
    await form.getByRole('textbox', { name: '新的到期日' }).fill('2090-02-28')
    await form.getByRole('button', { name: '续期' }).click()
    await expect(form).toBeHidden()
    await expect(row(page, name)).toContainText('2090-02-28')
  })

  await test.step('gives its administrator a new password, shown once', async () => {
    await choose(page, name, '重置管理员密码')
    const form = page.getByRole('dialog', { name: `重置“${name}”的管理员密码` })
    await expect(form).toContainText('于树')
    await form.getByRole('button', { name: '重置管理员密码' }).click()
    const shown = page.getByRole('alertdialog', { name: `“${name}”管理员的一次性密码` })
    await expect(shown).toContainText(code.replaceAll('-', '_'))
    await expect(shown.locator('code')).toHaveText(/^\S{10,}$/)
    await shown.getByRole('button', { name: '关闭' }).first().click()
    await expect(shown).toBeHidden()
  })

  await test.step('acts for it only with a reason', async () => {
    await choose(page, name, '模拟登录')
    const form = page.getByRole('dialog', { name: `模拟登录“${name}”` })
    await form.getByRole('button', { name: '开始模拟登录' }).click()
    await expect(form.getByText('请输入原因')).toBeVisible()
    await form.getByLabel('原因').fill('协助首次登录')
    const opened = context.waitForEvent('page')
    await form.getByRole('button', { name: '开始模拟登录' }).click()
    const mock = await opened
    await expect(mock.getByRole('complementary', { name: '模拟登录' })).toContainText(
      '协助首次登录',
    )
    await mock.close()
  })

  await test.step('switches it off and on', async () => {
    await choose(page, name, '停用')
    await question.getByRole('button', { name: '停用' }).click()
    await expect(row(page, name)).toContainText('停用')
    await expect(question).toBeHidden()
    await row(page, name)
      .getByRole('button', { name: /更多操作/ })
      .click()
    await expect(page.getByRole('menuitem', { name: '模拟登录' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await choose(page, name, '启用')
    await expect(page.getByText(`已启用“${name}”`)).toBeVisible()
  })

  await test.step('sees who did what, before and after', async () => {
    await choose(page, name, '历史')
    const history = page.getByRole('dialog', { name: `“${name}”的历史` })
    const edit = history.getByRole('listitem').filter({ hasText: '吉林通化' }).first()
    await expect(edit).toContainText('吉林长春')
    await history.getByRole('button', { name: '关闭' }).first().click()
  })
})

test('the operator switches many off and on again, and takes the list away as a file', async ({
  page,
}) => {
  const number = ownNumber()
  const word = `桦甸${number}号`
  await signInByApi(page, 'operator')
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
    }
  })
})
