import '../testing/domStubs.js'
import { composeStories } from '@storybook/react-vite'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { closeAllDialogs, ShellProvider } from '@spruce/shell-ui'
import { compareMessages } from './compareMessages.js'
import * as stories from './CompareRolesDialog.stories.js'

const { ChosenDepartments, Default } = composeStories(stories)
const t = compareMessages['zh-CN']

afterEach(() => {
  closeAllDialogs()
})

describe('CompareRolesDialog', () => {
  it('says which chosen departments only one of them shows, by their names', async () => {
    const user = userEvent.setup()
    render(
      <ShellProvider language="zh-CN">
        <ChosenDepartments />
      </ShellProvider>,
    )
    await screen.findByText(t.choose)
    await user.click(screen.getByRole('button', { name: new RegExp(`^${t.other}`) }))
    await user.click(await screen.findByRole('option', { name: '权限管理员' }))
    const part = (name: string) => screen.findByRole('region', { name: t.departmentsOnly(name) })
    await waitFor(async () => expect(await part('人事专员')).toHaveTextContent('平台研发部'))
    await waitFor(async () => expect(await part('权限管理员')).toHaveTextContent('营销中心'))
    expect(await part('人事专员')).not.toHaveTextContent('研发中心')
  })

  it('says what only one of two roles gives, and who has only one of them', async () => {
    const user = userEvent.setup()
    render(
      <ShellProvider language="zh-CN">
        <Default />
      </ShellProvider>,
    )
    expect(await screen.findByText(t.choose)).toBeVisible()
    await user.click(screen.getByRole('button', { name: new RegExp(`^${t.other}`) }))
    expect(screen.queryByRole('option', { name: '人事专员' })).toBeNull()
    await user.click(await screen.findByRole('option', { name: '权限管理员' }))
    const part = (title: string) => screen.findByRole('region', { name: title })
    expect(await part(t.permissionsOnly('人事专员'))).toHaveTextContent('组织架构、新增部门')
    expect(await part(t.permissionsOnly('权限管理员'))).toHaveTextContent('查看角色、新增角色')
    expect(await part(t.permissionsBoth)).toHaveTextContent(t.none)
    expect(await part(t.membersOnly('人事专员'))).toHaveTextContent('成员 1')
    expect(await part(t.membersOnly('权限管理员'))).toHaveTextContent(t.none)
  })
})
