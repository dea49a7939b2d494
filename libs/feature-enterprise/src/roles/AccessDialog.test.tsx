import '../testing/domStubs.js'
import { composeStories } from '@storybook/react-vite'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { closeAllDialogs, ShellProvider } from '@spruce/shell-ui'
import { accessMessages } from './accessMessages.js'
import * as stories from './AccessDialog.stories.js'

const { AboutMenu, Allowed, Default, Empty } = composeStories(stories)
const t = accessMessages['zh-CN']
const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)
const step = (name: string) =>
  within(screen.getByRole('list', { name: t.way }))
    .getAllByRole('listitem')
    .find((item) => within(item).queryByText(name) !== null)!

afterEach(() => {
  closeAllDialogs()
})

describe('AccessDialog', () => {
  it('names the step that decides, and who would give it', async () => {
    show(<Default />)
    expect(await screen.findByText(t.cannot('成员 1', '新增部门'))).toBeVisible()
    expect(screen.getByText(new RegExp(t.grantedBy('企业管理员')))).toBeVisible()
    expect(within(step(t.permissionStep)).getByText(t.decides)).toBeVisible()
    expect(within(step(t.role)).queryByText(t.decides)).toBeNull()
    expect(step(t.menu)).toHaveTextContent(t.menuUnseen('组织管理 / 组织架构 / 新增部门'))
    expect(step(t.scope)).toHaveTextContent(t.scopeSkipped)
  })

  it('says by which role it is given and how many people its scope shows', async () => {
    show(<Allowed />)
    expect(await screen.findByText(t.can('成员 1', '新增部门'))).toBeVisible()
    expect(step(t.permissionStep)).toHaveTextContent(t.permissionPassed('人事专员'))
    expect(step(t.role)).toHaveTextContent(t.roleOff('排班员'))
    expect(step(t.scope)).toHaveTextContent(t.scopePeople(12))
  })

  it('asks again for the person whom it would be done to', async () => {
    const user = userEvent.setup()
    show(<Allowed />)
    await screen.findByText(t.can('成员 1', '新增部门'))
    await user.click(screen.getByRole('button', { name: new RegExp(`^${t.target.slice(0, 2)}`) }))
    await user.click(await screen.findByRole('option', { name: /成员 3/ }))
    expect(await screen.findByText(t.cannot('成员 1', '新增部门'))).toBeVisible()
    expect(step(t.scope)).toHaveTextContent(t.scopeFailed('成员 3', 12))
  })

  it('waits for a person and a permission, each of which stands once in the choice', async () => {
    const user = userEvent.setup()
    show(<Empty />)
    expect(await screen.findByText(t.choose)).toBeVisible()
    await user.click(screen.getByRole('button', { name: new RegExp(`^${t.permission}`) }))
    expect(await screen.findAllByRole('option', { name: /查看角色/ })).toHaveLength(1)
    expect(screen.queryByRole('option', { name: /^角色管理/ })).toBeNull()
  })

  it('says of an object who sees it, and what hides it', async () => {
    show(<AboutMenu />)
    const object = `${t.menu}${t.quoted('角色管理')}`
    expect(await screen.findByText(t.seesNot('成员 1', object))).toBeVisible()
    expect(screen.getByText(`${t.causedBy('组织管理')}${t.MENU_HIDDEN}`)).toBeVisible()
    expect(within(step(t.shown)).getByText(t.decides)).toBeVisible()
    expect(step(t.scope)).toHaveTextContent(t.sightNoScope)
  })
})
