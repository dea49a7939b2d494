import { ApiError } from '@spruce/api-client'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import { closeAllDialogs } from '@spruce/shell-ui'
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { organizationHandlers } from '../testing/organizationHandlers.js'
import '../testing/domStubs.js'
import { TestConsole, type TestConsoleProps } from '../testing/TestConsole.js'
import { TestOrganization } from '../testing/TestOrganization.js'
import { OrganizationPage } from './OrganizationPage.js'
import { type OrganizationQuery, readOrganizationQuery } from './organizationQuery.js'

configure({ asyncUtilTimeout: 15_000 })
vi.setConfig({ testTimeout: 60_000 })

let organization: TestOrganization
let query: OrganizationQuery

beforeEach(() => {
  organization = new TestOrganization()
})

afterEach(async () => {
  act(closeAllDialogs)
  cleanup()
  // A dialog gives the page back a moment after it is gone.
  await waitFor(() => expect(document.body).not.toHaveAttribute('data-inert'))
})

/** Holds the query as a tab does, and lets the test see it. */
function Page({ initial, onQuery }: { initial: OrganizationQuery; onQuery: OnQuery }) {
  const [current, setCurrent] = useState(initial)
  useEffect(() => onQuery(current), [onQuery, current])
  return (
    <OrganizationPage
      query={current}
      onQueryChange={(patch) => setCurrent((old) => readOrganizationQuery({ ...old, ...patch }))}
    />
  )
}

type OnQuery = (query: OrganizationQuery) => void
const see: OnQuery = (current) => {
  query = current
}

function show(
  initial: OrganizationQuery = {},
  options: Omit<TestConsoleProps, 'children'> & { handlers?: TestHandlers } = {},
) {
  const { handlers, ...rest } = options
  const api = createTestApi({ ...organizationHandlers(organization), ...handlers })
  render(
    <TestConsole api={api} {...rest}>
      <Page initial={initial} onQuery={see} />
    </TestConsole>,
  )
  return userEvent.setup()
}

const tree = () => screen.findByRole('tree', { name: '组织架构' })
const node = (name: RegExp | string) => screen.findByRole('treeitem', { name })
const table = () => screen.findByRole('grid', { name: '成员' })
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

/** Takes an entry of the open menu, at a person's pace: pressed first, let go once it is marked. */
async function pick(entry: string) {
  const item = await screen.findByRole('menuitem', { name: entry })
  fireEvent.pointerDown(item)
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'))
  fireEvent.click(item)
}

/** Opens the menu of a department with the keyboard and takes an entry. */
async function chooseInMenu(user: ReturnType<typeof userEvent.setup>, name: RegExp, entry: string) {
  await user.click(await node(name))
  await user.keyboard('{Shift>}{F10}{/Shift}')
  await pick(entry)
}

const dialog = (name: RegExp | string) => screen.findByRole('dialog', { name })
const button = (name: RegExp | string) => screen.findByRole('button', { name })

describe('the organisation page', () => {
  it('shows the tree with head counts, and everybody', async () => {
    show()
    expect(await node('云杉制造集团 26')).toBeVisible()
    expect(within(await table()).getAllByRole('row')).toHaveLength(21)
    expect(screen.getByText('共 26 条')).toBeVisible()
    expect(screen.getByRole('heading', { name: '全部成员' })).toBeVisible()
  })

  it('opens the only top department with what came with it, and loads a branch when it is opened', async () => {
    const asked: unknown[] = []
    const user = show(
      {},
      {
        handlers: {
          'GET /aba-base/api/dept/child-depts/1': ({ query: { parentId } }) => {
            asked.push(parentId)
            return organization.listChildren((parentId as string | undefined) ?? null)
          },
        },
      },
    )
    await node(/研发中心/)
    expect(asked).toEqual([undefined])
    await user.click(await node(/研发中心/))
    await user.keyboard('{ArrowRight}')
    expect(await node(/平台研发部/)).toBeVisible()
    expect(asked).toEqual([undefined, 'rd'])
  })

  it('shows the chosen department with its people and those below, and keeps it in the address', async () => {
    const user = show({ page: 2 })
    await user.click(await node(/研发中心/))
    expect(query).toEqual({ deptId: 'rd' })
    expect(await screen.findByRole('heading', { name: '研发中心' })).toBeVisible()
    expect(screen.getByText('云杉制造集团 / 研发中心')).toBeVisible()
    expect(screen.getByText('负责人：张伟')).toBeVisible()
    expect(await row('周杰')).toBeVisible()

    await user.click(screen.getByRole('checkbox', { name: '包含下级部门' }))
    expect(query).toEqual({ deptId: 'rd', descendants: false })
    await waitFor(() => expect(screen.queryByRole('row', { name: /周杰/ })).toBeNull())
    expect(await row('张伟')).toBeVisible()
  })

  it('opens the way to the department that the address names', async () => {
    show({ deptId: 'rd-device' })
    expect(await node(/智能设备部/)).toHaveAttribute('aria-selected', 'true')
    expect(await screen.findByRole('heading', { name: '智能设备部' })).toBeVisible()
  })

  it('finds departments by pinyin, says how many, and shows the way to them', async () => {
    const user = show()
    await node(/云杉制造集团/)
    await user.type(screen.getByRole('searchbox', { name: '搜索部门' }), 'chejian{Enter}')
    expect(await screen.findByText('找到 2 个部门')).toBeVisible()
    expect(await node(/第一车间/)).toBeVisible()
    expect(screen.queryByRole('treeitem', { name: /研发中心/ })).toBeNull()
  })

  it('marks what a search by name found, and says when nothing was', async () => {
    const user = show()
    await node(/云杉制造集团/)
    const search = screen.getByRole('searchbox', { name: '搜索部门' })
    await user.type(search, '车间{Enter}')
    expect(within(await node(/第一车间/)).getByText('车间').tagName).toBe('MARK')
    await user.clear(search)
    await user.type(search, 'xyz{Enter}')
    expect(await screen.findByText('没有与“xyz”匹配的部门')).toBeVisible()
  })

  it('filters people by keyword, state and role', async () => {
    const user = show()
    await table()
    await user.selectOptions(screen.getByRole('combobox', { name: '全部状态' }), '已停用')
    expect(query).toEqual({ status: 'disabled' })
    expect(await row('杨帆')).toHaveTextContent('已停用')
    await user.click(screen.getByRole('button', { name: '清除筛选' }))
    await user.selectOptions(screen.getByRole('combobox', { name: '全部角色' }), '企业管理员')
    await waitFor(() =>
      expect(within(screen.getByRole('grid')).getAllByRole('row')).toHaveLength(2),
    )
    await user.selectOptions(screen.getByRole('combobox', { name: '全部角色' }), '')
    await user.type(screen.getByRole('searchbox', { name: '搜索成员' }), 'oyzy')
    await waitFor(() => expect(query).toEqual({ keyword: 'oyzy' }))
    expect(await screen.findByText('没有符合条件的成员')).toBeVisible()
  })

  it('filters by real name, sign-ins and local days behind a button, open where one is set', async () => {
    const user = show()
    await table()
    expect(screen.queryByRole('combobox', { name: '不限登录' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '更多筛选', expanded: false }))
    for (const days of ['最近登录日期', '加入日期'])
      expect(screen.getByText(days, { selector: '[aria-hidden]' })).toBeVisible()
    const more = screen.getByRole('group', { name: '更多筛选' })
    await user.selectOptions(within(more).getByRole('combobox', { name: '不限登录' }), '从未登录')
    await user.selectOptions(within(more).getByRole('combobox', { name: '不限实名' }), '已实名')
    expect(query).toEqual({ signedIn: 'no', realName: 'yes' })
    await waitFor(() => expect(screen.queryByRole('row', { name: /张伟/ })).toBeNull())
    expect(await row('徐斌')).toHaveTextContent('已实名')
    cleanup()
    show({ joinedFrom: '2025-12-11', joinedTo: '2025-12-11' })
    expect(await screen.findByRole('button', { name: '更多筛选', expanded: true })).toBeVisible()
    expect(await row('吴霞')).toBeVisible()
    expect(within(await table()).getAllByRole('row')).toHaveLength(2)
  })

  it('masks contacts, shows roles as tags and -- for what is not there', async () => {
    show({ deptId: 'rd-device' })
    const invited = await row('黄婷')
    expect(invited).toHaveTextContent('待加入')
    expect(within(invited).getAllByText('--').length).toBeGreaterThan(1)
    expect(await row('赵磊')).toHaveTextContent('138****1096')
    expect(await row('赵磊')).toHaveTextContent('普通员工')
  })

  it('goes to the last page when the asked one is no more', async () => {
    show({ page: 9 })
    await waitFor(() => expect(query).toEqual({ page: 2 }))
  })

  it('says that a department is gone and leads back to everybody', async () => {
    const user = show({ deptId: 'gone' })
    expect(await screen.findByText('该部门不存在或已被删除')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '查看全部成员' }))
    expect(await table()).toBeVisible()
    expect(query).toEqual({})
  })

  it('says that the tree could not be loaded, and retries', async () => {
    let isDown = true
    const user = show(
      {},
      {
        handlers: {
          'GET /aba-base/api/dept/child-depts/1': ({ query: { parentId } }) => {
            if (isDown) throw new ApiError({ kind: 'http', status: 503 })
            return organization.listChildren((parentId as string | undefined) ?? null)
          },
        },
      },
    )
    isDown = !(await screen.findByText('加载失败'))
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await node(/云杉制造集团/)).toBeVisible()
  })

  it('offers the first department where there is none', async () => {
    organization = new TestOrganization([], [])
    show()
    expect(await screen.findByText('还没有部门')).toBeVisible()
    expect(await screen.findByText('还没有成员')).toBeVisible()
    expect(screen.getAllByRole('button', { name: '新增顶级部门' }).length).toBeGreaterThan(0)
  })

  it('speaks English', async () => {
    show({ deptId: 'rd' }, { language: 'en-US' })
    expect(await screen.findByRole('tree', { name: 'Organization structure' })).toBeVisible()
    expect(await screen.findByText('Head: 张伟')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Add member' })).toBeVisible()
  })
})

describe('without permission', () => {
  it('names the permission that the page needs', async () => {
    show({}, { permissions: [] })
    expect(await screen.findByText(/查看部门（department:list）/)).toBeVisible()
    expect(screen.queryByRole('tree')).toBeNull()
  })

  it('shows departments without their people, and names what is missing', async () => {
    show({ deptId: 'rd' }, { permissions: ['department:list'] })
    expect(await node(/研发中心/)).toBeVisible()
    expect(await screen.findByText(/查看成员（user:list）/)).toBeVisible()
    expect(screen.getByRole('link', { name: '查看缺少的权限' })).toHaveAttribute(
      'href',
      '/403?permission=user:list',
    )
    expect(screen.queryByRole('grid')).toBeNull()
  })

  it('offers nothing that may only be looked at', async () => {
    show({ deptId: 'rd' }, { permissions: ['department:list', 'user:list'] })
    await row('张伟')
    for (const name of ['添加成员', '编辑部门', '编辑', '新增顶级部门', /更多操作/])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })
})

describe('departments', () => {
  it('adds one below another, and shows it there', async () => {
    const user = show()
    await chooseInMenu(user, /云杉制造集团/, '新增下级部门')
    const form = await dialog('新增部门')
    await user.type(within(form).getByLabelText(/部门名称/), '海外事业部')
    await user.click(within(form).getByRole('button', { name: '新增部门' }))
    expect(await screen.findByText('已新增部门“海外事业部”')).toBeVisible()
    expect(await node('海外事业部 0')).toBeVisible()
    expect([...organization.departments.values()].at(-1)).toMatchObject({ parentId: 'group' })
  })

  it('stays open with what was typed when the name is in use', async () => {
    const user = show()
    await chooseInMenu(user, /云杉制造集团/, '新增下级部门')
    const form = await dialog('新增部门')
    await user.type(within(form).getByLabelText(/部门名称/), '研发中心')
    await user.click(within(form).getByRole('button', { name: '新增部门' }))
    expect(await within(form).findByText('同级部门中已有该名称')).toBeVisible()
    expect(within(form).getByLabelText(/部门名称/)).toHaveValue('研发中心')
  })

  it('renames one: tree, heading and path follow', async () => {
    const user = show({ deptId: 'rd' })
    await chooseInMenu(user, /研发中心/, '编辑部门')
    const form = await dialog('编辑部门')
    const name = within(form).getByLabelText(/部门名称/)
    await user.clear(name)
    await user.type(name, '研发总院')
    await user.click(within(form).getByRole('button', { name: '保存' }))
    expect(await screen.findByRole('heading', { name: '研发总院' })).toBeVisible()
    expect(await node('研发总院 9')).toBeVisible()
    expect(screen.getByText('云杉制造集团 / 研发总院')).toBeVisible()
  })

  it('shows what a move changes before it does, and follows the department', async () => {
    const user = show({ deptId: 'rd' })
    await chooseInMenu(user, /研发中心/, '移动到…')
    const form = await dialog('移动“研发中心”')
    await user.click(within(form).getByRole('button', { name: /新的上级部门/ }))
    const choice = await screen.findByRole('tree', { name: '新的上级部门' })
    await user.click(await within(choice).findByRole('treeitem', { name: /营销中心/ }))
    expect(await within(form).findByText('将移动 4 个部门，涉及 9 人。')).toBeVisible()
    expect(within(form).getByText('云杉制造集团 / 营销中心 / 研发中心')).toBeVisible()
    await user.click(within(form).getByRole('button', { name: '移动部门' }))
    expect(await screen.findByText('已将“研发中心”移动到“营销中心”')).toBeVisible()
    expect(organization.departments.get('rd')?.parentId).toBe('sales')
    expect(await screen.findByText('云杉制造集团 / 营销中心 / 研发中心')).toBeVisible()
    await waitFor(async () => expect(await node(/研发中心/)).toHaveAttribute('aria-level', '3'))
  })

  it('moves with Ctrl+X and Ctrl+V through the same preview', async () => {
    const user = show({ deptId: 'hr' })
    await user.click(await node(/人力资源部/))
    await user.keyboard('{Control>}x{/Control}')
    const target = await node(/营销中心/)
    ;(await tree()).focus()
    while (!target.className.includes('sp-active')) await user.keyboard('{ArrowUp}')
    await user.keyboard('{Control>}v{/Control}')
    const form = await dialog('移动“人力资源部”')
    expect(await within(form).findByText('将移动 1 个部门，涉及 3 人。')).toBeVisible()
    await user.click(within(form).getByRole('button', { name: '移动部门' }))
    await waitFor(() => expect(organization.departments.get('hr')?.parentId).toBe('sales'))
  })

  it('asks for DELETE before a branch goes, then shows its parent', async () => {
    for (const [id, person] of organization.people)
      if (person.departmentIds.some((dept) => dept.startsWith('sales')))
        organization.people.delete(id)
    organization.openInvitations.set('sales', 2)
    organization.apps.set('sales', { shown: 3, closing: 1 })
    const user = show({ deptId: 'sales' })
    await chooseInMenu(user, /营销中心/, '删除部门')
    const question = await screen.findByRole('alertdialog', { name: /删除部门“营销中心”/ })
    expect(question).toHaveTextContent('另有 2 份待接受的邀请指向此处')
    expect(question).toHaveTextContent('3 个应用对此处可见，其中 1 个只对此处可见，将被关闭')
    await user.click(within(question).getByRole('button', { name: '删除部门' }))
    expect(organization.departments.has('sales')).toBe(true)
    await user.type(within(question).getByRole('textbox'), 'DELETE')
    await user.click(within(question).getByRole('button', { name: '删除部门' }))
    expect(await screen.findByText('已删除部门“营销中心”')).toBeVisible()
    await waitFor(() => expect(query).toEqual({ deptId: 'group' }))
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /营销中心/ })).toBeNull())
  })

  it('says why a department with people cannot be deleted, and shows them', async () => {
    const user = show()
    await chooseInMenu(user, /人力资源部/, '删除部门')
    const answer = await screen.findByRole('alertdialog', { name: '“人力资源部”还不能删除' })
    expect(within(answer).getByText(/还有 3 人/)).toBeVisible()
    await user.click(within(answer).getByRole('button', { name: '查看这些成员' }))
    await waitFor(() => expect(query).toEqual({ deptId: 'hr' }))
    expect(organization.departments.has('hr')).toBe(true)
  })

  it('asks what to keep when somebody else saved first', async () => {
    const user = show({ deptId: 'rd' })
    await chooseInMenu(user, /研发中心/, '编辑部门')
    const form = await dialog('编辑部门')
    organization.editDepartment({ id: 'rd', version: 1, name: '研发一院', code: 'RD-1' })
    const name = within(form).getByLabelText(/部门名称/)
    await user.clear(name)
    await user.type(name, '研发二院')
    await user.click(within(form).getByRole('button', { name: '保存' }))
    const stale = await dialog('内容已被修改')
    expect(within(stale).getByRole('row', { name: '部门名称 研发二院 研发一院' })).toBeVisible()
    await user.click(within(stale).getByRole('button', { name: '保留我的修改' }))
    expect(await screen.findByRole('heading', { name: '研发二院' })).toBeVisible()
    expect(organization.departments.get('rd')).toMatchObject({ name: '研发二院', code: 'RD-1' })
  })
})

describe('people', () => {
  it('adds one to the chosen department and shows the password once', async () => {
    const user = show({ deptId: 'rd-quality' })
    await row('周杰')
    await user.click(await button('添加成员'))
    const form = await dialog('添加成员')
    await user.type(within(form).getByLabelText(/姓名/), '钱多多')
    await user.type(within(form).getByLabelText(/账号/), 'qian_duoduo')
    await user.click(within(form).getByRole('button', { name: '添加成员' }))
    const password = await screen.findByRole('alertdialog', { name: '“钱多多”的一次性密码' })
    expect(within(password).getByText('Qx7!mR2z')).toBeVisible()
    await user.click(within(password).getByRole('button', { name: '复制并关闭' }))
    expect(await navigator.clipboard.readText()).toBe('Qx7!mR2z')
    expect(await row('钱多多')).toHaveTextContent('测试与质量部')
    expect(await node('测试与质量部 2')).toBeVisible()
  })

  it('adds one without an account name, which the product makes', async () => {
    const user = show({ deptId: 'rd-quality' })
    await user.click(await button('添加成员'))
    const form = await dialog('添加成员')
    await user.type(within(form).getByLabelText(/姓名/), '钱多多')
    await user.click(within(form).getByRole('button', { name: '没有登录名，自动生成' }))
    expect(within(form).queryByLabelText(/账号/)).toBeNull()
    expect(within(form).queryByLabelText(/初始密码/)).toBeNull()
    await user.click(within(form).getByRole('button', { name: '添加成员' }))
    const password = await screen.findByRole('alertdialog', { name: '“钱多多”的一次性密码' })
    expect(within(password).getByText(/^u4k7m2q9x/)).toBeVisible()
    await user.click(within(password).getByRole('button', { name: '复制并关闭' }))
    expect(await row('钱多多')).toHaveTextContent('测试与质量部')
  })

  it('resets a password, and shows the new one once', async () => {
    const user = show({ deptId: 'rd-device' })
    await user.click(within(await row('赵磊')).getByRole('button', { name: /更多操作/ }))
    await pick('重置密码')
    const question = await screen.findByRole('alertdialog', { name: '重置“赵磊”的密码？' })
    await user.click(within(question).getByRole('button', { name: '重置密码' }))
    const password = await screen.findByRole('alertdialog', { name: '“赵磊”的一次性密码' })
    expect(within(password).getByText(/^Kp7#mVz2/)).toBeVisible()
  })

  it('resets the passwords of a selection, and says whose stay and why', async () => {
    const user = show()
    await user.click(within(await row('陆明')).getByRole('checkbox'))
    await user.click(within(await row('李娜')).getByRole('checkbox'))
    await user.click(within(await row('刘洋')).getByRole('checkbox'))
    await user.click(await button('重置密码'))
    const question = await screen.findByRole('alertdialog', { name: /^重置.*的密码？/ })
    await user.click(within(question).getByRole('button', { name: '重置密码' }))
    const passwords = await dialog('已重置 2 人的密码')
    expect(within(passwords).getByRole('row', { name: /李娜 li_na Kp7#mVz2p3/ })).toBeVisible()
    expect(passwords).toHaveTextContent('陆明：您没有权限')
    await user.click(within(passwords).getByRole('button', { name: '全部复制' }))
    expect(await navigator.clipboard.readText()).toContain('李娜\tli_na\tKp7#mVz2p3')
    await user.click(within(passwords).getAllByRole('button', { name: '关闭' })[0]!)
    await waitFor(() => expect(screen.queryByText(/^已选择/)).toBeNull())
  })

  it('ends the sessions of a selection after saying how many are open, and whose stay', async () => {
    const user = show()
    for (const name of ['李娜', '陈静', '陆明'])
      await user.click(within(await row(name)).getByRole('checkbox'))
    await user.click(await button('下线'))
    const asked = await screen.findByRole('alertdialog', { name: /下线.*的登录？/ })
    expect(asked).toHaveTextContent('共有 4 个登录会话')
    expect(asked).toHaveTextContent('“陆明”不受影响：其权限高于您。')
    await user.click(within(asked).getByRole('button', { name: '下线' }))
    expect(await screen.findByText('已下线 4 个登录会话')).toBeVisible()
    expect([...organization.signedOut].sort()).toEqual(['p3', 'p6'])
  })

  it('shows who changed a person and a department', async () => {
    const lines = { rows: [], total: 0 }
    const asked: string[] = []
    const user = show(
      { deptId: 'rd-device' },
      {
        handlers: {
          'GET /spruce/api/v1/members/{id}/history': ({ path }) => {
            asked.push(path.id)
            return lines
          },
          'GET /spruce/api/v1/departments/{id}/history': ({ path }) => {
            asked.push(path.id)
            return lines
          },
        },
      },
    )
    await user.click(within(await row('赵磊')).getByRole('button', { name: /更多操作/ }))
    await pick('历史')
    const history = await dialog('“赵磊”的历史')
    expect(await within(history).findByText('暂无历史')).toBeVisible()
    await user.keyboard('{Escape}')
    await chooseInMenu(user, /智能设备部/, '历史')
    expect(await dialog('“智能设备部”的历史')).toBeVisible()
    expect(asked).toEqual([expect.stringMatching(/^p/), 'rd-device'])
  })

  it('puts a duplicate account at its field', async () => {
    const user = show({ deptId: 'rd-quality' })
    await user.click(await button('添加成员'))
    const form = await dialog('添加成员')
    await user.type(within(form).getByLabelText(/姓名/), '周杰')
    await user.type(within(form).getByLabelText(/账号/), 'zhou_jie')
    await user.click(within(form).getByRole('button', { name: '添加成员' }))
    expect(await within(form).findByText('该登录名已被使用')).toBeVisible()
  })

  it('edits with readable contacts, and sends what was edited', async () => {
    const sent: unknown[] = []
    const user = show(
      { deptId: 'rd-device' },
      {
        handlers: {
          'PUT /spruce/api/v1/members/{id}': ({ path, body }) => {
            sent.push(body)
            return organization.editMember(path.id, body)
          },
        },
      },
    )
    await user.click(within(await row('赵磊')).getByRole('button', { name: '编辑' }))
    const form = await dialog('编辑成员')
    const mobile = within(form).getByLabelText('手机号')
    expect(mobile).toHaveValue('13812341096')
    await user.clear(mobile)
    await user.type(mobile, '13900001111')
    await user.click(within(form).getByRole('button', { name: '保存' }))
    expect(await screen.findByText('已保存成员“赵磊”')).toBeVisible()
    expect(sent).toEqual([{ version: 1, mobile: '13900001111' }])
  })

  it('takes theirs when somebody else saved first', async () => {
    const user = show({ deptId: 'rd-device' })
    await user.click(within(await row('赵磊')).getByRole('button', { name: '编辑' }))
    const form = await dialog('编辑成员')
    organization.editMember('p8', { version: 1, nickName: '赵磊磊' })
    const name = within(form).getByLabelText(/姓名/)
    await user.clear(name)
    await user.type(name, '赵大磊')
    await user.click(within(form).getByRole('button', { name: '保存' }))
    await user.click(
      within(await dialog('内容已被修改')).getByRole('button', { name: '采用最新内容' }),
    )
    expect(await row('赵磊磊')).toBeVisible()
    expect(organization.people.get('p8')?.nickName).toBe('赵磊磊')
  })

  it('moves one to another department: list and counts follow', async () => {
    const user = show({ deptId: 'rd-quality' })
    await user.click(within(await row('周杰')).getByRole('button', { name: '移动' }))
    const form = await dialog('移动“周杰”')
    expect(within(form).getByText('从“测试与质量部”移动到：')).toBeVisible()
    await user.click(within(form).getByRole('button', { name: /目标部门/ }))
    await user.type(await screen.findByRole('searchbox', { name: '搜索' }), 'zhinengshebei{Enter}')
    const choice = await screen.findByRole('tree', { name: '目标部门' })
    await user.click(await within(choice).findByRole('treeitem', { name: /智能设备部/ }))
    await user.click(within(form).getByRole('button', { name: '移动成员' }))
    expect(await screen.findByText('已将 1 人移动到“智能设备部”')).toBeVisible()
    expect(organization.people.get('p10')?.departmentIds).toEqual(['rd-device'])
    expect(await node('智能设备部 3')).toBeVisible()
    expect(await screen.findByText('这个部门还没有成员')).toBeVisible()
  })

  it('disables and enables one', async () => {
    const user = show({ deptId: 'rd-quality' })
    await user.click(within(await row('周杰')).getByRole('button', { name: /更多操作/ }))
    await pick('停用')
    const question = await screen.findByRole('alertdialog', { name: '停用“周杰”？' })
    await user.click(within(question).getByRole('button', { name: '停用' }))
    await waitFor(async () => expect(await row('周杰')).toHaveTextContent('已停用'))
    await user.click(within(await row('周杰')).getByRole('button', { name: /更多操作/ }))
    await pick('启用')
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: '启用' }),
    )
    await waitFor(async () => expect(await row('周杰')).toHaveTextContent('正常'))
  })

  it('keeps the last administrator, and says so', async () => {
    const user = show({ deptId: 'group', descendants: false })
    await user.click(within(await row('陆明')).getByRole('button', { name: /更多操作/ }))
    await pick('移出企业')
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: '移出企业' }))
    expect(await within(question).findByText('至少保留一名管理员')).toBeVisible()
    expect(organization.people.has('p1')).toBe(true)
  })

  it('removes several after DELETE, with their names', async () => {
    const user = show({ deptId: 'hr' })
    await row('梁宇')
    await user.click(screen.getByRole('checkbox', { name: '全选本页' }))
    const bar = screen.getByRole('region', { name: '批量操作' })
    expect(within(bar).getByText('已选择 3 项')).toBeVisible()
    await user.click(within(bar).getByRole('button', { name: '移出企业' }))
    const question = await screen.findByRole('alertdialog', {
      name: '将“梁宇”、“宋佳”、“唐文”移出企业？',
    })
    await user.type(within(question).getByRole('textbox'), 'DELETE{Enter}')
    expect(await screen.findByText('已将 3 人移出企业')).toBeVisible()
    expect(organization.people.size).toBe(23)
    await waitFor(() => expect(screen.queryByRole('region', { name: '批量操作' })).toBeNull())
  })
})
