import type { Page } from '@playwright/test'
import { callAs } from './support/callAs.js'
import { signInByApi } from './support/signIn.js'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  ownNumber,
  test,
} from './support/test.js'

const path = '/yunbu-app/spruce-web-operation-management/base/customer/permissions'

const components = '/spruce/api/v1/components'
const componentsPath = '/yunbu-app/spruce-web-operation-management/component-management'

interface Versioned {
  id: string
  version: number
}

/** One of the platform, on the shelf. */
async function addComponent(page: Page, name: string) {
  const { id, version } = await callAs<Versioned>(page, 'POST', components, {
    code: `e2e.plan-${ownNumber()}-${String(name.codePointAt(0))}`,
    kind: 'builtin',
    name: { 'zh-CN': name, 'en-US': name },
    category: '图表',
    size: { w: 6, h: 8 },
    minSize: { w: 2, h: 2 },
  })
  await callAs(page, 'POST', `${components}/${id}/publish`, { version })
  return { id, name }
}

async function withdraw(page: Page, id: string) {
  const { version } = await callAs<Versioned>(page, 'GET', `${components}/${id}`)
  return callAs<Versioned>(page, 'POST', `${components}/${id}/withdraw`, { version })
}

// Chrome itself notes each answer that refuses.
test.use({ expectedConsole: [/status of 422 .*\/components\b/] })

test('an operator makes a plan, gives it to a customer with an exception, pushes its menus and takes them back', async ({
  page,
}) => {
  const name = `试点版${ownNumber()}`
  const menu = `报表${ownNumber()}`
  await signInByApi(page, 'operator')
  await page.goto(path)
  // One of its own: people of other customers sign in meanwhile.
  const customerName = `云岭物流${ownNumber()}`
  await callAs(page, 'POST', '/spruce/api/v1/customers', {
    code: `yunling-${ownNumber()}`,
    name: customerName,
    shortName: customerName,
    administrator: { nickName: '高岭', loginName: `yunling_${ownNumber()}` },
  })
  const offered = await addComponent(page, `能耗图${ownNumber()}`)
  const withheld = await addComponent(page, `告警图${ownNumber()}`)
  const plans = page.getByRole('grid', { name: '套餐' })
  const plan = plans.getByRole('row').filter({ hasText: name })
  const act = async (label: string) => {
    await plan.getByRole('button', { name: /更多操作/ }).click()
    await page.getByRole('menuitem', { name: label, exact: true }).click()
  }

  await test.step('adds a plan', async () => {
    await page.getByRole('button', { name: '新增套餐' }).click()
    const form = page.getByRole('dialog', { name: '新增套餐' })
    await form.getByLabel('名称').fill(name)
    await form.getByLabel('编码').fill('Wrong Code')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form.getByText(/编码以小写字母开头/)).toBeVisible()
    await form.getByLabel('编码').fill(`trial-${ownNumber()}`)
    await form.getByRole('spinbutton', { name: '成员上限' }).fill('5000')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(plan).toContainText('5,000')
  })

  await test.step('gives it permissions', async () => {
    await plan.getByRole('button', { name: '可用内容' }).click()
    const form = page.getByRole('dialog', { name: `“${name}”的可用内容` })
    const part = form.getByRole('group', { name: '权限', exact: true })
    await part.getByText('只含选中的').click()
    const choice = form.getByRole('group', { name: '权限：只含选中的' })
    const box = (label: string) => choice.getByRole('treeitem', { name: label, exact: true })
    await box('新增角色').check()
    await expect(box('角色管理')).toBeChecked() // a button brings the menu it stands in
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form).toBeHidden()
    await expect(plan).toContainText('2 项')
  })

  await test.step('gives it one component, and no other', async () => {
    await plan.getByRole('button', { name: '可用内容' }).click()
    const form = page.getByRole('dialog', { name: `“${name}”的可用内容` })
    const part = form.getByRole('group', { name: '组件', exact: true })
    await part.getByText('只含选中的').click()
    const choice = form.getByRole('group', { name: '组件：只含选中的' })
    await expect(choice.getByRole('treeitem', { name: withheld.name })).toBeVisible()
    await form.getByRole('searchbox', { name: '搜索组件' }).fill(offered.name)
    await expect(choice.getByRole('treeitem', { name: withheld.name })).toBeHidden()
    await choice.getByRole('treeitem', { name: offered.name }).check()
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form).toBeHidden()
    await expect(plan).toContainText('1 项')
  })

  await test.step('gives it a menu of its own', async () => {
    await act('菜单模板')
    const dialog = page.getByRole('dialog', { name: `“${name}”的菜单模板` })
    await expect(dialog.getByText('模板还是空的')).toBeVisible()
    await dialog.getByRole('button', { name: '新增菜单' }).click()
    const form = page.getByRole('dialog', { name: '新增菜单' })
    await form.getByLabel('中文名称').fill(menu)
    await form.getByLabel('英文名称').fill('Reports')
    await form.getByLabel('标识').fill(`reports-${ownNumber()}`)
    await form.getByLabel('地址').fill('/dashboard')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(dialog.getByRole('row').filter({ hasText: menu })).toBeVisible()
    await dialog.getByRole('button', { name: '关闭' }).first().click()
    await expect(dialog).toBeHidden()
  })

  const customers = page.getByRole('grid', { name: '客户' })
  const customer = customers.getByRole('row').filter({ hasText: name })

  await test.step('assigns it to a customer', async () => {
    await page.getByRole('tab', { name: '客户' }).click()
    await expect(page).toHaveURL(/tab=customers/)
    const first = customers.getByRole('row').filter({ hasText: customerName })
    await first.getByRole('button', { name: /更多操作/ }).click()
    await page.getByRole('menuitem', { name: '指定套餐' }).click()
    const form = page.getByRole('dialog', { name: `为“${customerName}”指定套餐` })
    await form.getByRole('button', { name: /^套餐/ }).click()
    await page.getByRole('combobox', { name: '搜索选项' }).fill(name)
    await page.getByRole('option', { name: new RegExp(name) }).click()
    await form.getByRole('button', { name: '指定套餐', exact: true }).click()
    await expect(customer).toContainText(customerName)
  })

  await test.step('grants one permission beyond it, and sees where it comes from', async () => {
    await customer.getByRole('button', { name: '例外' }).click()
    const form = page.getByRole('dialog', { name: `“${customerName}”的例外` })
    await form
      .getByRole('group', { name: '额外开放' })
      .getByRole('treeitem', { name: '删除角色', exact: true })
      .check()
    await form.getByLabel('备注').fill('试点')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form).toBeHidden()
    await customer.getByRole('button', { name: '权益与来源' }).click()
    const origins = page.getByRole('dialog', { name: `“${customerName}”的权益与来源` })
    await origins.getByRole('combobox', { name: '全部类型' }).selectOption('permissions')
    await origins.getByRole('searchbox', { name: '搜索权益' }).fill('role:')
    const entry = (text: string) => origins.getByRole('row').filter({ hasText: text })
    await expect(entry('删除角色')).toContainText(/可用\s*例外/)
    await expect(entry('查看角色')).toContainText(/可用\s*套餐/)
    await expect(entry('编辑角色')).toContainText(/不可用\s*套餐/)
    await origins.getByRole('combobox', { name: '全部类型' }).selectOption('components')
    await origins
      .getByRole('searchbox', { name: '搜索权益' })
      .fill(`e2e.plan-${String(ownNumber())}-`)
    await expect(entry(offered.name)).toContainText(/可用\s*套餐/)
    await expect(entry(withheld.name)).toContainText(/不可用\s*套餐/)
    await origins.getByRole('button', { name: '关闭' }).first().click()
    await expect(origins).toBeHidden()
  })

  await test.step('previews the push, and starts it', async () => {
    await page.getByRole('tab', { name: '套餐' }).click()
    await expect(plan).toBeVisible()
    await act('推送')
    const preview = page.getByRole('dialog', { name: `推送“${name}”的菜单` })
    const row = preview.getByRole('row').filter({ hasText: customerName })
    await expect(row).toContainText('将改动')
    await expect(row).toContainText('新增：1')
    await row.getByRole('button', { name: customerName }).click()
    const items = page.getByRole('dialog', { name: `“${customerName}”的菜单变化` })
    await expect(items.getByRole('row').filter({ hasText: menu })).toContainText('新增')
    await items.getByRole('button', { name: '关闭' }).first().click()
    await preview.getByRole('button', { name: '推送给 1 个客户' }).click()
    const form = page.getByRole('dialog', { name: '推送给 1 个客户' })
    await form.getByLabel('备注').fill('新增报表')
    await form.getByRole('button', { name: '开始推送' }).click()
  })

  await test.step('sees its result, and undoes it', async () => {
    const run = page.getByRole('dialog', { name: `推送“${name}”` })
    const row = page.getByRole('row').filter({ hasText: customerName })
    await expect(run.getByRole('progressbar')).toHaveAttribute('value', '100')
    await expect(row.last()).toContainText('已推送')
    await run.getByRole('button', { name: '撤销推送' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '撤销推送' }).click()
    const undo = page.getByRole('dialog', { name: `撤销对“${name}”的推送` })
    await expect(row.last()).toContainText('已撤销')
    await expect(undo.getByRole('progressbar')).toHaveAttribute('value', '100')
    await undo.getByRole('button', { name: '关闭' }).first().click()
  })

  await test.step('a component that a plan names is not removed', async () => {
    await withdraw(page, offered.id)
    await page.goto(componentsPath)
    await page.getByRole('searchbox', { name: '搜索组件' }).fill(offered.name)
    const row = page.getByRole('row').filter({ hasText: offered.name })
    await row.getByRole('button', { name: /更多操作/ }).click()
    await page.getByRole('menuitem', { name: '删除', exact: true }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: '删除' }).click()
    await expect(page.getByText(new RegExp(`“${name}”.*仍指定了该组件`)).first()).toBeVisible()
    await question.getByRole('button', { name: '取消' }).click()
    await page.goto(path)
  })

  await test.step('takes the plan back, and removes it', async () => {
    await page.getByRole('tab', { name: '客户' }).click()
    await customer.getByRole('button', { name: /更多操作/ }).click()
    await page.getByRole('menuitem', { name: '指定套餐' }).click()
    const form = page.getByRole('dialog', { name: `为“${customerName}”指定套餐` })
    await form.getByRole('button', { name: /^套餐/ }).click()
    await page.getByRole('combobox', { name: '搜索选项' }).fill(name)
    await page.getByRole('option', { name: new RegExp(name) }).click()
    await form.getByRole('button', { name: '指定套餐', exact: true }).click()
    await expect(customer).toHaveCount(0)
    await page.getByRole('tab', { name: '套餐' }).click()
    await act('删除')
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await expect(plan).toHaveCount(0)
    const { version } = await callAs<Versioned>(page, 'GET', `${components}/${offered.id}`)
    await callAs(page, 'POST', `${components}/${offered.id}/remove`, { version })
    const off = await withdraw(page, withheld.id)
    await callAs(page, 'POST', `${components}/${withheld.id}/remove`, { version: off.version })
  })

  await test.step('fits a narrow screen', async () => {
    for (const address of [path, `${path}?tab=customers`]) {
      await page.goto(address)
      await page.setViewportSize({ width: 320, height: 640 })
      await expect(page.getByRole('heading', { name: '企业管理', level: 1 })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
  })
})
