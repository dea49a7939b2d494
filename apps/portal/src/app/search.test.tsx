import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import { recentSearchKey, type SystemData } from '@spruce/session'
import { systemDataFixture, tenantFixture } from '@spruce/session/testing'
import { DialogViewport } from '@spruce/shell-ui'
import { stubDom } from '@spruce/shell-ui/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PortalSearch } from '../lazy/PortalSearch.js'
import { mockLoginFixture, noMedia, openShell } from '../testing/openShell.js'
import { ShellProviders } from '../testing/ShellProviders.js'
import type { Shell } from './Shell.js'

const people = 'GET /spruce/api/v1/contact-book/people'
const departments = 'GET /aba-base/api/dept/dept-trees'
const roles = 'GET /spruce/api/v1/roles'
const organization = '/yunbu-app/spruce-web-enterprise-console/base/organization'
const person = {
  id: 'm1',
  nickName: '张伟',
  photo: null,
  employeeCode: 'YS0002',
  mobile: '138****5678',
  email: null,
  departments: [{ id: 'd1', name: '研发部', main: true }],
}
const department = {
  id: 'd1',
  parentId: null,
  name: '研发部',
  code: null,
  sort: 1,
  childCount: 0,
  memberCount: 3,
  matched: true,
  version: 1,
  children: [],
}

stubDom()
const shells: Shell[] = []

function show(change: Partial<SystemData> = {}, handlers: TestHandlers = {}, keyword = '') {
  const base = '/message-center-service/api/spruce/msg-center'
  const api = createTestApi({
    [people]: [person],
    'GET /spruce/api/v1/contact-book/people/{id}': person,
    [departments]: [department],
    [roles]: [],
    [`POST ${base}/sletter/list`]: [],
    'GET /spruce/api/v1/my-notices': [],
    ...handlers,
  })
  const shell = openShell(systemDataFixture(change), api)
  shells.push(shell)
  const onClose = vi.fn()
  render(
    <ShellProviders shell={shell}>
      <PortalSearch shell={shell} isOpen keyword={keyword} onClose={onClose} />
      <DialogViewport />
    </ShellProviders>,
  )
  const open = vi.spyOn(shell.navigator, 'open').mockResolvedValue()
  return { shell, open, onClose }
}

async function type(text: string) {
  const user = userEvent.setup()
  const words = await screen.findByRole('combobox', { name: '全局搜索' })
  await waitFor(() => expect(words).toHaveFocus())
  await user.keyboard(text)
  return user
}

const group = (name: string) => screen.findByRole('group', { name })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('matchMedia', noMedia)
})
afterEach(() => {
  for (const shell of shells.splice(0)) shell.dispose()
  vi.unstubAllGlobals()
})

const refused = () => Response.json({ code: 403, message: 'API授权', data: null }, { status: 403 })

describe('PortalSearch', () => {
  it('finds menus by initials and opens them', async () => {
    const { shell } = show()
    const openMenu = vi.spyOn(shell.windows, 'openMenu').mockReturnValue()
    const user = await type('zzjg')
    const menu = within(await group('菜单')).getByRole('option', { name: /^组织架构/ })
    expect(menu).toHaveTextContent('企业控制台')
    await user.keyboard('{Enter}')
    expect(openMenu).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: '组织架构' }))
  })

  it('opens with a keyword, as if it were typed, and goes on from there', async () => {
    show({ permissions: [] }, { [people]: [] }, 'zzj')
    const menu = await within(await group('菜单')).findByRole('option', { name: /^组织架构/ })
    expect(menu).toBeVisible()
    const words = screen.getByRole('combobox', { name: '全局搜索' })
    expect(words).toHaveFocus()
    expect(words).toHaveValue('zzj')
    await userEvent.keyboard('gqqq')
    await screen.findByText('没有找到“zzjgqqq”', { selector: 'p' })
    // What was typed once is not typed again when the focus returns.
    words.blur()
    words.focus()
    expect(words).toHaveValue('zzjgqqq')
  })

  it('changes a setting, and remembers it for the person', async () => {
    const { shell, onClose } = show()
    const user = await type('shense')
    await within(await group('设置与操作')).findByRole('option', { name: '切换到深色' })
    await user.keyboard('{Enter}')
    expect(shell.theme.mode).toBe('dark')
    expect(onClose).toHaveBeenCalledOnce()
    expect(shell.entry.storage.get(recentSearchKey)).toEqual({ chosen: ['setting:dark'] })
  })

  it.each([
    ['外观', '切换到深色'],
    ['appearance', '切换到浅色'],
    ['waiguan', '明暗跟随系统'],
    ['密度', '表格密度：宽松'],
    ['主题色', '主题色：绿色'],
    ['语言', '切换到英文（English）'],
    ['修改密码', '修改密码'],
    ['password', '修改密码'],
    ['退出登录', '退出登录'],
    ['log out', '退出登录'],
  ])('finds a setting by what it is called: %s', async (words, name) => {
    show()
    await type(words)
    await within(await group('设置与操作')).findByRole('option', { name })
  })

  it('asks the server for people, and shows a card', async () => {
    const asked = vi.fn((_: { query: Record<string, unknown> }) => [person])
    const { open } = show({}, { [people]: asked })
    const user = await type('zw')
    const found = await within(await group('人员')).findByRole('option', { name: /^张伟/ })
    expect(asked.mock.calls.map(([{ query }]) => query['keyword'])).toEqual(['zw'])
    await user.click(found)
    expect(await screen.findByText('138****5678')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '在组织架构中查看' }))
    expect(open).toHaveBeenCalledExactlyOnceWith(
      `${organization}?${new URLSearchParams({ keyword: '张伟' }).toString()}`,
    )
  })

  it('shows a card without a way to the organisation where its page is not in the menus', async () => {
    show({ menus: {} }, { [people]: () => [person] })
    const user = await type('zw')
    await user.click(await within(await group('人员')).findByRole('option', { name: /^张伟/ }))
    expect(await screen.findByText('138****5678')).toBeVisible()
    expect(screen.queryByRole('button', { name: '在组织架构中查看' })).toBeNull()
  })

  it('asks for departments where the person may see them and has their page', async () => {
    const permissions = ['department:list']
    const { open } = show({ permissions })
    const user = await type('yfb')
    await user.click(await within(await group('部门')).findByRole('option', { name: /^研发部/ }))
    expect(open).toHaveBeenCalledExactlyOnceWith(`${organization}?deptId=d1`)
  })

  it('offers the commands of a sub-application to who may follow them, and opens their page', async () => {
    const { open } = show({ permissions: ['user:add'] })
    const user = await type('tjcy')
    const commands = within(await group('企业控制台'))
    expect(commands.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^添加成员/),
    ])
    await user.keyboard('{Enter}')
    expect(open).toHaveBeenCalledExactlyOnceWith(organization)
  })

  it('finds a command by its name in the other language', async () => {
    show({ permissions: ['user:add'] })
    await type('add a member')
    await within(await group('企业控制台')).findByRole('option', { name: /^添加成员/ })
  })

  it('says that a sub-application cannot be asked, and finds the rest', async () => {
    const failed = () => Response.json({ code: 500, message: 'x', data: null }, { status: 500 })
    show({ permissions: ['department:list'] }, { [departments]: failed })
    await type('zw')
    await screen.findByText('“部门”暂时无法搜索')
    await within(await group('人员')).findByRole('option', { name: /^张伟/ })
  })

  it('is silent about what the person may not search', async () => {
    const asked = vi.fn(() => [department])
    show({ permissions: [] }, { [departments]: asked, [people]: refused })
    await type('yfbqqq')
    await screen.findByText('没有找到“yfbqqq”', { selector: 'p' })
    expect(asked).not.toHaveBeenCalled()
    expect(screen.queryByRole('group')).toBeNull()
  })

  it('offers the other tenants, and in a mock login no way to the password', async () => {
    const other = tenantFixture({ tenantId: 't-b', code: 'bbb', name: '乙公司' })
    const { tenantList } = systemDataFixture()
    const { shell } = show(
      { tenantList: [...tenantList, other], mockLogin: mockLoginFixture },
      { [people]: [], [departments]: [] },
    )
    const switchTenant = vi.spyOn(shell.tenants, 'to').mockResolvedValue()
    const user = await type('xgmm')
    await screen.findByText('没有找到“xgmm”', { selector: 'p' })
    await user.clear(screen.getByRole('combobox'))
    await user.keyboard('ygs')
    await within(await group('租户')).findByRole('option', { name: '切换到「乙公司」' })
    await user.keyboard('{Enter}')
    expect(switchTenant).toHaveBeenCalledExactlyOnceWith(other)
    expect(shell.entry.storage.get(recentSearchKey)).toBeUndefined()
  })
})
