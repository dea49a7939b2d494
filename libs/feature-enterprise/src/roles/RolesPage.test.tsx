import '../testing/domStubs.js'
import { composeStories } from '@storybook/react-vite'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@spruce/api-client'
import { createTestApi } from '@spruce/api-client/testing'
import { closeAllDialogs, ShellProvider, toast } from '@spruce/shell-ui'
import { roleMessages } from './roleMessages.js'
import { createRolesApi, makeRoles } from './rolesHandlers.js'
import { readRoleQuery } from './roleQuery.js'
import * as stories from './RolesPage.stories.js'

const { Default, Empty, Failed, NoPermission, ReadOnly } = composeStories(stories)
const t = roleMessages['zh-CN']
const taken = '已载入最新内容，您的修改未保存'

/** As in the portal: inside the shell. */
const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)

afterEach(() => {
  toast.clear()
  closeAllDialogs()
})

/** A row by the name in its first cell. */
async function findRow(name: string) {
  return (await screen.findByText(name)).closest<HTMLElement>('[role=row], tr')!
}

/** Opens what a row offers beyond its first actions. */
async function openMenu(user: UserEvent, name: string) {
  await user.click(within(await findRow(name)).getByRole('button', { name: /更多/ }))
  return screen.findByRole('menu')
}

/** Presses an action of a row, in its menu where it is not in sight. */
async function act(user: UserEvent, name: string, label: string) {
  const button = within(await findRow(name)).queryByRole('button', { name: label })
  if (button) return user.click(button)
  const item = within(await openMenu(user, name)).getByRole('menuitem', { name: label })
  fireEvent.pointerDown(item)
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'))
  fireEvent.click(item)
}

describe('RolesPage', () => {
  it('shows the first page of the list', async () => {
    show(<Default />)
    expect(await screen.findByText('角色 1')).toBeVisible()
    expect(screen.getByText('角色 20')).toBeVisible()
    expect(screen.queryByText('角色 21')).toBeNull()
  })

  it('finds by name', async () => {
    const user = userEvent.setup()
    show(<Default />)
    await screen.findByText('角色 1')
    await user.type(screen.getByRole('searchbox', { name: t.search }), '44{Enter}')
    expect(await screen.findByText('角色 44')).toBeVisible()
    expect(screen.queryByText('角色 1')).toBeNull()
  })

  it('adds one, and asks for departments where they are the scope', async () => {
    const user = userEvent.setup()
    show(<Empty />)
    await user.click(await screen.findByRole('button', { name: t.add }))
    await user.type(await screen.findByLabelText(t.name), '排班员')
    await user.type(screen.getByLabelText(t.code), 'planner')
    await user.click(screen.getByRole('button', { name: new RegExp(`^${t.dataScope}`) }))
    await user.click(await screen.findByRole('option', { name: t.scopeCustom }))
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText(t.departmentsRequired)).toBeVisible()
    await user.click(screen.getByRole('button', { name: new RegExp(`^${t.dataScope}`) }))
    await user.click(await screen.findByRole('option', { name: t.scopeSelf }))
    await user.click(screen.getByRole('button', { name: '保存' }))
    const row = await findRow('排班员')
    expect(row).toHaveTextContent('planner')
    expect(row).toHaveTextContent(t.scopeSelf)
  })

  it('says whom a scope shows before it is saved', async () => {
    const user = userEvent.setup()
    show(<Empty />)
    await user.click(await screen.findByRole('button', { name: t.add }))
    expect(await screen.findByText(t.scopeReach(320, 320))).toBeVisible()
    await user.click(screen.getByRole('button', { name: new RegExp(`^${t.dataScope}`) }))
    await user.click(await screen.findByRole('option', { name: t.scopeDepartment }))
    expect(await screen.findByText(t.scopeHolder('成员 1', 12, 320))).toBeVisible()
  })

  it('keeps the form open while name and code are wrong', async () => {
    const user = userEvent.setup()
    show(<Empty />)
    await user.click(await screen.findByRole('button', { name: t.add }))
    await user.type(await screen.findByLabelText(t.code), '排班')
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText(t.nameRequired)).toBeVisible()
    expect(screen.getByText(t.codeFormat)).toBeVisible()
  })

  it('changes one', async () => {
    const user = userEvent.setup()
    show(<Default />)
    await act(user, '角色 2', t.edit)
    const field = await screen.findByLabelText(t.name)
    await user.clear(field)
    await user.type(field, '改名')
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await findRow('改名')).toBeVisible()
    expect(screen.queryByText('角色 2')).toBeNull()
  })

  it.each([
    { choice: '保留我的修改', code: 'theirs', description: 'mine', said: t.saved('角色 2') },
    { choice: '采用最新内容', code: 'theirs', description: 'theirs', said: taken },
  ])('asks whose edit stays when somebody else saved first: $choice', async (expected) => {
    const user = userEvent.setup()
    const rows = makeRoles(3)
    show(<Default api={() => createRolesApi(rows)} />)
    await act(user, '角色 2', t.edit)
    const field = await screen.findByLabelText(t.description)
    await user.type(field, 'mine')
    rows[1] = { ...rows[1]!, code: 'theirs', description: 'theirs', version: 2 }
    await user.click(screen.getByRole('button', { name: '保存' }))
    const question = await screen.findByRole('dialog', { name: '内容已被修改' })
    const line = within(question).getByRole('row', { name: /mine/ })
    expect(line).toHaveTextContent(t.description)
    expect(line).toHaveTextContent('theirs')
    expect(within(question).getAllByRole('row')).toHaveLength(2)
    await user.click(within(question).getByRole('button', { name: expected.choice }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(rows[1]).toMatchObject({ code: expected.code, description: expected.description })
    expect(await screen.findByText(expected.said)).toBeVisible()
    if (expected.said === taken) expect(screen.queryByText(t.saved('角色 2'))).toBeNull()
    expect(await findRow('角色 2')).toHaveTextContent(expected.code)
  })

  it('names departments only with the scope that needs them', async () => {
    const user = userEvent.setup()
    const rows = makeRoles(3)
    rows[1] = { ...rows[1]!, dataScope: 'custom', departmentIds: ['d1'] }
    const sent: unknown[] = []
    const api = createTestApi({
      'GET /spruce/api/v1/roles': () => ({ rows, total: 3 }),
      'PUT /spruce/api/v1/roles/{id}': ({ body }) => {
        sent.push(body)
        return rows[1]!
      },
    })
    show(<Default api={() => api} />)
    await act(user, '角色 2', t.edit)
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${t.dataScope}`) }))
    await user.click(await screen.findByRole('option', { name: t.scopeSelf }))
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(sent).toEqual([{ version: 1, dataScope: 'self' }]))
  })

  it('gives a permission together with its menu, and not what the person does not hold', async () => {
    const user = userEvent.setup()
    show(<Default />)
    await act(user, '角色 2', t.permissions)
    const box = (name: string) => screen.findByRole('treeitem', { name })
    expect(await box('组织架构')).toBeChecked()
    expect(await box('移出成员')).toHaveAttribute('aria-disabled', 'true')
    expect(await box('组织管理')).toHaveAttribute('aria-checked', 'mixed')
    await user.click(await box('新增部门'))
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await act(user, '角色 2', t.permissions)
    expect(await box('新增部门')).toBeChecked()
    expect(screen.queryByRole('treeitem', { name: '查看日志' })).toBeNull() // its screen is to come
  })

  it('shows the ticks of a role that has everything, and nothing to save', async () => {
    const user = userEvent.setup()
    show(<Default />)
    await act(user, '角色 1', t.permissions)
    const boxes = await screen.findAllByRole('treeitem')
    for (const box of boxes) {
      expect(box).toBeChecked()
      expect(box).toHaveAttribute('aria-disabled', 'true')
    }
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull()
    expect(screen.queryByRole('button', { name: '全选' })).toBeNull()
  })

  it('says why when the permissions of a role cannot be loaded', async () => {
    const user = userEvent.setup()
    const failure = new ApiError({ kind: 'network' })
    const rows = makeRoles(3)
    const api = createTestApi({
      'GET /spruce/api/v1/roles': () => ({ rows, total: 3 }),
      'GET /spruce/api/v1/roles/{id}/permissions': () => Promise.reject(failure),
    })
    const onError = vi.fn()
    render(
      <ShellProvider language="zh-CN" onError={onError}>
        <Default api={() => api} />
      </ShellProvider>,
    )
    await act(user, '角色 2', t.access)
    await waitFor(() => expect(onError).toHaveBeenCalledWith(failure))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('copies one under a name of its own', async () => {
    const user = userEvent.setup()
    show(<Default />)
    await act(user, '角色 2', t.copy)
    await user.click(await screen.findByRole('button', { name: t.copy }))
    expect(await findRow(t.copyName('角色 2'))).toHaveTextContent('role_2_copy')
  })

  it('opens a view as one in a tab of its own, once its limits were read', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const user = userEvent.setup()
    show(<Default />)
    await act(user, '角色 2', t.viewAs)
    const dialog = await screen.findByRole('dialog', { name: t.viewTitle('角色 2') })
    expect(dialog).toHaveTextContent(t.viewLimits)
    await user.click(within(dialog).getByRole('button', { name: t.viewBegin }))
    await screen.findByText(t.viewBegun('角色 2'))
    expect(opened).toHaveBeenCalledWith('/?tenant=yunshan#session=m1', '_blank', 'noopener')
    opened.mockRestore()
  })

  it('asks before it disables one, and enables it at once', async () => {
    const user = userEvent.setup()
    show(<Default />)
    await act(user, '角色 2', t.disable)
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: t.disable }))
    await waitFor(async () => expect(await findRow('角色 2')).toHaveTextContent(t.disabled))
    await act(user, '角色 2', t.enable)
    await waitFor(async () => expect(await findRow('角色 2')).toHaveTextContent(t.enabled))
  })

  it('asks before it removes one, and offers no removal of what is built in', async () => {
    const user = userEvent.setup()
    show(<Default />)
    const offered = await openMenu(user, '角色 1')
    expect(within(offered).queryByRole('menuitem', { name: t.remove })).toBeNull()
    await user.keyboard('{Escape}')
    await act(user, '角色 3', t.remove)
    const question = await screen.findByRole('alertdialog')
    expect(question).toHaveTextContent(t.removeQuestion('角色 3'))
    await user.click(within(question).getByRole('button', { name: t.remove }))
    expect(await screen.findByText('角色 21')).toBeVisible()
    expect(screen.queryByText('角色 3')).toBeNull()
  })

  it('says when the list cannot be loaded', async () => {
    show(<Failed />)
    expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
  })

  it('shows no rows without the permission, and no changes without theirs', async () => {
    const { unmount } = show(<NoPermission />)
    expect(screen.queryByRole('searchbox')).toBeNull()
    unmount()
    show(<ReadOnly />)
    await screen.findByText('角色 1')
    expect(screen.queryByRole('button', { name: t.add })).toBeNull()
    expect(screen.queryByRole('button', { name: t.edit })).toBeNull()
  })
})

it.each([
  [
    { keyword: '春节', page: 2, size: 50, sort: '-name' },
    { keyword: '春节', page: 2, size: 50, sort: '-name' },
  ],
  [{ keyword: '', page: 1, size: 20, sort: 'password' }, {}],
  [{ keyword: 2026, page: '2', size: 1000 }, { keyword: '2026' }],
  [{ enabled: 'no' }, { enabled: 'no' }],
  [{ enabled: true }, {}],
])('reads the address %j', (search, query) => {
  expect(readRoleQuery(search)).toEqual(query)
})
