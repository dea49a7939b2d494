import type { Locator, Page } from '@playwright/test'
import { signIn, signInByApi } from './support/signIn.js'
import { ownServer } from './support/startServer.js'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  ownNumber,
  test,
} from './support/test.js'

const path = '/yunbu-app/spruce-web-enterprise-console/base/organization'

const tree = (page: Page) => page.getByRole('tree', { name: '组织架构' })
const node = (page: Page, name: string) =>
  tree(page).getByRole('treeitem', { name: new RegExp(`^${name}( \\d+)?$`) })
const members = (page: Page) => page.getByRole('grid', { name: '成员' })
const row = (page: Page, name: string) => members(page).getByRole('row').filter({ hasText: name })
const active = (page: Page) =>
  tree(page).evaluate((element) => {
    const line = document.getElementById(element.getAttribute('aria-activedescendant') ?? '')
    return line?.getAttribute('aria-label') ?? ''
  })

/** Keys go to the menu once it has the focus, to the tree before. */
async function openMenuByKeyboard(page: Page) {
  await page.keyboard.press('Shift+F10')
  await expect(page.getByRole('menu')).toBeFocused()
}

async function chooseInMenu(page: Page, department: string, entry: string) {
  await node(page, department).click({ button: 'right' })
  await page.getByRole('menuitem', { name: entry }).click()
}

/** Chooses a node in a field that opens a tree, by its search. */
async function chooseInField(form: Locator, field: string, keyword: string, name: string) {
  const page = form.page()
  await form.getByRole('button', { name: new RegExp(`^${field}`) }).click()
  const panel = page.getByRole('dialog', { name: field, exact: true })
  await panel.getByRole('searchbox').fill(keyword)
  await panel.getByRole('treeitem', { name: new RegExp(`^${name}`) }).click()
}

async function signOut(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /林建业/ })
    .click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/\/login/)
}

test('an administrator runs the organisation, and it is still there after a restart', async ({
  browser,
}) => {
  const server = await ownServer()
  try {
    await server.start()
    const context = await browser.newContext({ baseURL: server.origin, locale: 'zh-CN' })
    const page = await context.newPage()
    await signInByApi(page, 'admin')
    await expect(page).toHaveURL(new RegExp(path))

    await test.step('a department under another', async () => {
      await chooseInMenu(page, '营销中心', '新增下级部门')
      const form = page.getByRole('dialog', { name: '新增部门' })
      await expect(form.getByRole('button', { name: /^上级部门/ })).toContainText('营销中心')
      await form.getByLabel('部门名称').fill('海外事业部')
      await form.getByRole('button', { name: '新增部门' }).click()
      await expect(node(page, '海外事业部')).toBeVisible()
      await expect(node(page, '海外事业部')).toHaveAttribute('aria-level', '3')
    })

    await test.step('a member in it, with a password shown once', async () => {
      await node(page, '海外事业部').click()
      await expect(page.getByRole('heading', { name: '海外事业部' })).toBeVisible()
      await page.getByRole('button', { name: '添加成员' }).first().click()
      const form = page.getByRole('dialog', { name: '添加成员' })
      await form.getByLabel('姓名').fill('钱多多')
      await form.getByLabel('账号').fill('qian_duoduo')
      await form.getByLabel('手机号').fill('13912340001')
      await form.getByRole('button', { name: '添加成员' }).click()
      const password = page.getByRole('alertdialog', { name: '“钱多多”的一次性密码' })
      await expect(password.locator('code')).toHaveText(/^\S{8,16}$/)
      await password.getByRole('button', { name: '关闭' }).first().click()
      await expect(row(page, '钱多多')).toContainText('海外事业部')
      await expect(row(page, '钱多多')).toContainText('139****0001')
      await expect(node(page, '海外事业部')).toHaveAccessibleName('海外事业部 1')
    })

    await test.step('the member moves to another department', async () => {
      await row(page, '钱多多').getByRole('button', { name: '移动' }).click()
      const form = page.getByRole('dialog', { name: '移动“钱多多”' })
      await chooseInField(form, '目标部门', 'yanfazhongxin', '研发中心')
      await form.getByRole('button', { name: '移动成员' }).click()
      await expect(page.getByText('已将 1 人移动到“研发中心”')).toBeVisible()
      await expect(page.getByText('这个部门还没有成员')).toBeVisible()
    })

    await test.step('the department moves, after it was said what changes', async () => {
      await chooseInMenu(page, '海外事业部', '移动到…')
      const form = page.getByRole('dialog', { name: '移动“海外事业部”' })
      await chooseInField(form, '新的上级部门', '总公司', '总公司')
      await expect(form.getByText('将移动 1 个部门，涉及 0 人。')).toBeVisible()
      await expect(form.getByText('云杉制造集团 / 总公司 / 海外事业部')).toBeVisible()
      await form.getByRole('button', { name: '移动部门' }).click()
      await expect(form).toBeHidden() // it says the same path
      await expect(page.getByText('云杉制造集团 / 总公司 / 海外事业部')).toBeVisible()
    })

    /** What must be found, by name and by pinyin, whoever asks and whenever. */
    const expectEverything = async () => {
      await page.getByRole('searchbox', { name: '搜索部门' }).fill('海外事业部')
      await expect(page.getByText('找到 1 个部门')).toBeVisible()
      await node(page, '海外事业部').click()
      await expect(page.getByText('云杉制造集团 / 总公司 / 海外事业部')).toBeVisible()
      await page.getByRole('searchbox', { name: '搜索部门' }).fill('')
      await page.getByRole('button', { name: '全部成员' }).click()
      for (const keyword of ['钱多多', 'qianduoduo', 'qdd']) {
        await page.getByRole('searchbox', { name: '搜索成员' }).fill(keyword)
        await expect(page).toHaveURL(new RegExp(`keyword=${encodeURIComponent(keyword)}`))
        await expect(row(page, '钱多多')).toContainText('研发中心')
        await expect(page.getByText('共 1 条')).toBeVisible()
      }
      await page.getByRole('button', { name: '清除筛选' }).click()
    }

    await test.step('both are found', expectEverything)
    await test.step('a reload shows the same', async () => {
      await page.reload()
      await expectEverything()
    })
    await test.step('sign out', () => signOut(page))
    await test.step('a restart shows the same', async () => {
      await server.stop()
      await server.start()
      await signIn(page, 'admin')
      await page.goto(path)
      await expectEverything()
    })
    await context.close()
  } finally {
    await server.dispose()
  }
})

test('everything in the tree is done by keyboard', async ({ page }) => {
  await signInByApi(page, 'admin')
  await expect(node(page, '研发中心')).toBeVisible()
  const { keyboard } = page
  const added = `键盘部${ownNumber()}`

  // Into the tree: one stop for all of it.
  await page.getByRole('button', { name: '全部成员' }).focus()
  await keyboard.press('Tab')
  await expect(tree(page)).toBeFocused()

  await keyboard.press('End')
  const last = await active(page)
  await keyboard.press('Home')
  expect(await active(page)).toMatch(/^云杉制造集团/)
  expect(last).not.toMatch(/^云杉制造集团/)
  await keyboard.press('ArrowDown')
  expect(await active(page)).toMatch(/^总公司/)
  await keyboard.press('ArrowDown')
  expect(await active(page)).toMatch(/^研发中心/)
  await keyboard.press('ArrowRight')
  await expect(node(page, '研发中心')).toHaveAttribute('aria-expanded', 'true')
  await expect(tree(page).getByText('加载中…')).toHaveCount(0)
  await keyboard.press('ArrowRight')
  await expect.poll(() => active(page)).not.toMatch(/^研发中心/)
  await keyboard.press('ArrowLeft')
  expect(await active(page)).toMatch(/^研发中心/)
  await keyboard.press('ArrowLeft')
  await expect(node(page, '研发中心')).toHaveAttribute('aria-expanded', 'false')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '研发中心' })).toBeVisible()
  await expect(node(page, '研发中心')).toHaveAttribute('aria-selected', 'true')
  await expect(tree(page)).toBeFocused()

  await test.step('add one below', async () => {
    await openMenuByKeyboard(page)
    await keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: '新增下级部门' })).toHaveAttribute(
      'data-highlighted',
    )
    await keyboard.press('Enter')
    const form = page.getByRole('dialog', { name: '新增部门' })
    await expect(form.getByLabel('部门名称')).toBeFocused()
    await keyboard.type(added)
    await keyboard.press('Enter')
    await expect(node(page, added)).toBeVisible()
    await expect(tree(page)).toBeFocused()
    await expect.poll(() => active(page)).toMatch(new RegExp(`^${added}`))
  })

  await test.step('move it with Ctrl+X and Ctrl+V', async () => {
    await keyboard.press('Control+x')
    await keyboard.press('Home')
    while (!/^质量管理部/.test(await active(page))) await keyboard.press('ArrowDown')
    await keyboard.press('Control+v')
    const form = page.getByRole('dialog', { name: `移动“${added}”` })
    await expect(form.getByText('将移动 1 个部门，涉及 0 人。')).toBeVisible()
    const confirm = form.getByRole('button', { name: '移动部门' })
    await confirm.focus()
    await expect(confirm).toBeFocused()
    await keyboard.press('Enter')
    await expect(form).toBeHidden()
    await expect(tree(page)).toBeFocused()
    await expect.poll(() => active(page)).toMatch(new RegExp(`^${added}`))
  })

  await test.step('delete it', async () => {
    await openMenuByKeyboard(page)
    await keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: '删除部门' })).toHaveAttribute(
      'data-highlighted',
    )
    await keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: new RegExp(`删除部门“${added}”`) })
    // What harms nothing has the focus first.
    await expect(question.getByRole('button', { name: '取消' })).toBeFocused()
    await keyboard.press('Tab')
    await expect(question.getByRole('button', { name: '删除部门' })).toBeFocused()
    await keyboard.press('Enter')
    await expect(node(page, added)).toHaveCount(0)
    await expect(tree(page)).toBeFocused()
  })

  await test.step('a dialog that is dismissed gives the focus back', async () => {
    await openMenuByKeyboard(page)
    await keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: '新增下级部门' })).toHaveAttribute(
      'data-highlighted',
    )
    await keyboard.press('Enter')
    const form = page.getByRole('dialog', { name: '新增部门' })
    await expect(form.getByLabel('部门名称')).toBeFocused()
    await keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(tree(page)).toBeFocused()
  })
})

test('dragging a department asks before it moves', async ({ page }) => {
  await signInByApi(page, 'admin')
  await node(page, '质量管理部').dragTo(node(page, '供应链中心'))
  const form = page.getByRole('dialog', { name: '移动“质量管理部”' })
  await expect(form.getByText('云杉制造集团 / 供应链中心 / 质量管理部')).toBeVisible()
  await form.getByRole('button', { name: '取消' }).click()
  await expect(form).toBeHidden()
  await expect(node(page, '质量管理部')).toHaveAttribute('aria-level', '2')
})

test('a large tenant: the tree opens, answers and never shows a blank', async ({ page }) => {
  await signInByApi(page, 'division')
  await expect(node(page, '浙江省')).toBeVisible()

  await test.step('opens again after a reload', async () => {
    await page.reload({ waitUntil: 'commit' })
    await expect(node(page, '浙江省')).toBeVisible()
  })

  // How fast it is, `nx run portal:bench` says.
  await test.step('search answers to names, pinyin, initials and codes', async () => {
    const search = page.getByRole('searchbox', { name: '搜索部门' })
    for (const [keyword, found] of [
      ['西湖区', '西湖区'],
      ['hangzhou', '杭州市'],
      ['310', '上海市'],
      ['jiedao', '街道'],
      ['浦东', '浦东新区'],
    ] as const) {
      const answered = page.waitForResponse(
        (response) => new URL(response.url()).searchParams.get('keyword') === keyword,
      )
      await search.fill(keyword)
      await search.press('Enter')
      expect((await answered).status()).toBe(200)
      await expect(tree(page).getByText(found).first()).toBeVisible()
    }
    await expect(page.getByText(/找到 \d+ 个部门/)).toBeVisible()
    await search.fill('')
    await search.press('Enter')
    await expect(node(page, '浙江省')).toBeVisible()
  })

  await test.step('scrolls without a blank', async () => {
    await tree(page).focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('*') // every province
    await expect
      .poll(() => tree(page).evaluate((element) => element.scrollHeight))
      .toBeGreaterThan(10_000)
    await expect(tree(page).getByText('加载中…')).toHaveCount(0)
    const blanks = await tree(page).evaluate(async (element) => {
      const box = element.getBoundingClientRect()
      let count = 0
      for (let top = 0; top < element.scrollHeight - element.clientHeight; top += 240) {
        element.scrollTop = top
        // The frame that announces the scroll, the render it schedules, the frame that shows it.
        await new Promise(requestAnimationFrame)
        await new Promise((done) => setTimeout(done, 0))
        await new Promise(requestAnimationFrame)
        for (const part of [0.1, 0.5, 0.9]) {
          const hit = document.elementFromPoint(box.left + 80, box.top + box.height * part)
          if (!hit?.closest('[role=treeitem]')) count += 1
        }
      }
      return count
    })
    expect(blanks).toBe(0)
  })
})

test('nobody without the permission is offered the page', async ({ page }) => {
  await signInByApi(page, 'member')
  await expect(page.getByRole('link', { name: '组织架构' })).toHaveCount(0)
  await page.goto(path)
  await expect(page).toHaveURL(/\/page404/)
})

test('axe finds nothing, with a department, its menu and its form', async ({ page }) => {
  await signInByApi(page, 'admin')
  await node(page, '研发中心').click()
  await expect(page.getByText('负责人：')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: '全选本页' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: '取消选择' }).click()
  await chooseInMenu(page, '研发中心', '编辑部门')
  await expect(page.getByRole('dialog', { name: '编辑部门' })).toBeVisible()
  await expectAccessible(page)
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })

  test('the tree is a drawer, and a person is added from it', async ({ page }) => {
    await signInByApi(page, 'admin')
    await expect(page.getByRole('heading', { name: '全部成员' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: '组织架构', exact: true }).last().click()
    await node(page, '研发中心').tap()
    await expect(page.getByRole('heading', { name: '研发中心' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: '添加成员' }).click()
    const form = page.getByRole('dialog', { name: '添加成员' })
    await form.getByLabel('姓名').fill('小屏')
    await form.getByLabel('账号').fill('small_screen')
    await expectNoSidewaysScroll(page)
    await form.getByRole('button', { name: '添加成员' }).click()
    const password = page.getByRole('alertdialog', { name: '“小屏”的一次性密码' })
    await password.getByRole('button', { name: '关闭' }).first().click()
    await expect(password).toBeHidden()
    await page.getByRole('button', { name: '筛选', exact: true }).tap()
    const filters = page.getByRole('dialog', { name: '筛选' })
    await filters.getByRole('searchbox', { name: '搜索成员' }).fill('小屏')
    await filters.getByRole('button', { name: /^查看/ }).tap()
    await expect(filters).toBeHidden()
    await expect(page.getByRole('list', { name: '成员' }).getByText('small_screen')).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})
