import type { Locator, Page } from '@playwright/test'
import { callAs } from './support/callAs.js'
import { expectKeptOut } from './support/expectKeptOut.js'
import { gridRows } from './support/gridRows.js'
import { newColleague } from './support/newColleague.js'
import { pressInRow } from './support/pressInRow.js'
import { signIn, signInByApi } from './support/signIn.js'
import { signOut } from './support/signOut.js'
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

interface Department {
  id: string
  name: string
}

/** A department below the only top one. */
async function idOfDepartment(page: Page, name: string): Promise<string> {
  const [top] = await callAs<(Department & { children: Department[] })[]>(
    page,
    'GET',
    `/aba-base/api/dept/dept-trees?keyword=${encodeURIComponent(name)}`,
  )
  return top?.children.find((one) => one.name === name)?.id ?? ''
}

test('an administrator looks after accounts: sign-ins, passwords, sessions, histories', async ({
  page,
  browser,
  baseURL,
}) => {
  const number = ownNumber()
  await signInByApi(page, 'admin', 'yunshan')
  const departmentId = await idOfDepartment(page, '营销中心')
  const names = ['甲', '乙'].map((letter) => `看号${number}${letter}`)
  for (const [index, nickName] of names.entries()) {
    await callAs(page, 'POST', '/aba-base/api/v3/user/add-user', {
      ...{ nickName, loginName: `account_${number}_${index}`, departmentIds: [departmentId] },
    })
  }
  const { act, rowOf } = gridRows('成员')
  await page.goto(`${path}?deptId=${departmentId}&keyword=account_${number}_`)
  await expect(rowOf(page, names[0] ?? '')).toContainText('未实名')

  await test.step('finds who never signed in', async () => {
    await page.getByRole('button', { name: '更多筛选' }).click()
    await page.getByRole('combobox', { name: '不限登录' }).selectOption('登录过')
    await expect(page).toHaveURL(/signedIn=yes/)
    await expect(page.getByText('没有符合条件的成员')).toBeVisible()
    await page.getByRole('combobox', { name: '不限登录' }).selectOption('从未登录')
    await expect(rowOf(page, names[1] ?? '')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('gives both a new password, shown once', async () => {
    await page.getByRole('checkbox', { name: '全选本页' }).check()
    const bar = page.getByRole('region', { name: '批量操作' })
    await bar.getByRole('button', { name: '重置密码' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '重置密码' }).click()
    const shown = page.getByRole('dialog', { name: '已重置 2 人的密码' })
    await expect(shown.getByText(`account_${number}_1`)).toBeVisible()
    await expect(shown.locator('code')).toHaveText([/^\S{8,16}$/, /^\S{8,16}$/])
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })

  await test.step('ends the sessions of one', async () => {
    const colleague = await newColleague(page, browser, { key: 'signed_in', codes: [], baseURL })
    await page.goto(`${path}?keyword=own_signed_in_&signedIn=yes&sort=-joinedAt`)
    await expect(rowOf(page, 'own_signed_in_').first()).toBeVisible()
    await pressInRow(rowOf(page, 'own_signed_in_').first(), '下线')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(/共有 \d+ 个登录会话/)
    await question.getByRole('button', { name: '下线' }).click()
    await expect(page.getByText(/已下线 \d+ 个登录会话/)).toBeVisible()
    await colleague.own.goto('/')
    await expect(colleague.own).toHaveURL(/\/login/)
    await colleague.close()
  })

  await test.step('reads who changed a person and a department', async () => {
    await page.goto(`${path}?deptId=${departmentId}&keyword=account_${number}_`)
    await act(page, names[0] ?? '', '历史')
    const history = page.getByRole('dialog', { name: `“${names[0] ?? ''}”的历史` })
    await expect(history).toContainText('林建业')
    await page.keyboard.press('Escape')
    await chooseInMenu(page, '营销中心', '历史')
    await expect(page.getByRole('dialog', { name: '“营销中心”的历史' })).toBeVisible()
    await page.keyboard.press('Escape')
  })
})

test.describe('without the department of before', () => {
  test.use({ expectedConsole: [/status of 422 .*\/recycle-bin\/restore/] }) // the server asks for a place

  test('a person whose department has gone comes back to the one that is chosen', async ({
    page,
  }) => {
    const number = ownNumber()
    const [department, person] = [`将撤组${number}`, `要回来${number}`]
    await signInByApi(page, 'admin', 'yunshan')
    const { id } = await callAs<Department>(page, 'POST', '/aba-base/api/dept/add-dept', {
      ...{ name: department, parentId: await idOfDepartment(page, '营销中心') },
    })
    await callAs(page, 'POST', '/aba-base/api/v3/user/add-user', {
      ...{ nickName: person, loginName: `back_${number}`, departmentIds: [id] },
    })
    await callAs(page, 'POST', '/aba-base/api/v3/user/send-user-invite', {
      ...{ mobileEmail: `invited_${number}@example.cn`, departmentIds: [id], roleIds: [] },
    })
    const list = gridRows('成员')
    const question = page.getByRole('alertdialog')
    await page.goto(`${path}?deptId=${id}`)

    await test.step('a department with people stays, and leads to them', async () => {
      await chooseInMenu(page, department, '删除部门')
      await expect(question).toContainText('还有 1 人')
      await question.getByRole('button', { name: '查看这些成员' }).click()
    })

    await test.step('removes the person; the question says that the record is kept', async () => {
      await list.act(page, person, '移出企业')
      await expect(question).toContainText('回收站')
      await question.getByRole('button', { name: '移出企业' }).click()
      await expect(list.rowOf(page, person)).toHaveCount(0)
    })

    await test.step('deletes the department; the question names the open invitation', async () => {
      await chooseInMenu(page, department, '删除部门')
      await expect(question).toContainText('1 份待接受的邀请')
      await question.getByRole('button', { name: '删除部门' }).click()
      await expect(node(page, department)).toHaveCount(0)
    })

    await test.step('restores the person into a department that is asked for', async () => {
      const bin = gridRows('回收站')
      await page.goto(`${path.replace('organization', 'recycle-bin')}?kind=members`)
      await bin.act(page, person, '恢复')
      const form = page.getByRole('dialog', { name: new RegExp(person) })
      await chooseInField(form, '目标部门', 'zhiliangguanlibu', '质量管理部')
      await form.getByRole('button', { name: '恢复到此部门' }).click()
      await expect(bin.rowOf(page, person)).toHaveCount(0)
      await page.goto(`${path}?keyword=back_${number}`)
      await expect(list.rowOf(page, person)).toContainText('质量管理部')
    })
  })
})

test('a colleague with one code sees departments alone, one with two their people', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInByApi(page, 'admin', 'yunshan')
  const offered = /^(添加成员|邀请成员|导入成员|编辑|移动|添加部门|更多操作)/
  const one = await newColleague(page, browser, {
    ...{ key: 'dept_reader', codes: ['department:list'], baseURL },
  })
  await one.own.goto(path)
  await expect(node(one.own, '研发中心')).toBeVisible()
  await expect(one.own.getByRole('main').getByText(/user:list/)).toBeVisible()
  await expect(one.own.getByRole('main').getByRole('button', { name: offered })).toHaveCount(0)
  await expectAccessible(one.own)
  await one.close()

  const two = await newColleague(page, browser, {
    ...{ key: 'people_looker', codes: ['department:list', 'user:list'], baseURL },
  })
  await two.own.goto(path)
  await expect(row(two.own, '安静')).toBeVisible()
  await expect(two.own.getByRole('button', { name: offered })).toHaveCount(0)
  await two.close()

  await expectKeptOut(page, browser, {
    key: 'people_nobody',
    path,
    api: '/spruce/api/v1/members?page=1&size=20',
    baseURL,
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
  const bar = page.getByRole('region', { name: '批量操作' })
  for (const name of ['移动', '移出企业', '取消选择'])
    await expect(bar.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  await bar.getByRole('button', { name: '取消选择' }).click()
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
