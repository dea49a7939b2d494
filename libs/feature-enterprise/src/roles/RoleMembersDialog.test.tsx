import '../testing/domStubs.js'
import { composeStories } from '@storybook/react-vite'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { closeAllDialogs, openDialogs, ShellProvider } from '@spruce/shell-ui'
import { roleMessages } from './roleMessages.js'
import * as stories from './RoleMembersDialog.stories.js'

const { Default, Empty, ReadOnly } = composeStories(stories)
const t = roleMessages['zh-CN']
const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)

afterEach(() => {
  closeAllDialogs()
})

describe('RoleMembersDialog', () => {
  it('shows a page of those who have the role, and finds one', async () => {
    const user = userEvent.setup()
    show(<Default />)
    expect(await screen.findByText('成员 10')).toBeVisible()
    expect(screen.queryByText('成员 11')).toBeNull()
    await user.click(screen.getByRole('button', { name: '下一页' }))
    expect(await screen.findByText('成员 20')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '下一页' }))
    expect(await screen.findByText('成员 21')).toBeVisible()
    await user.type(screen.getByRole('searchbox', { name: t.searchMembers }), '23{Enter}')
    expect(await screen.findByText('成员 23')).toBeVisible()
    expect(screen.queryByText('成员 21')).toBeNull()
  })

  it('adds people, and insists that somebody is chosen', async () => {
    const user = userEvent.setup()
    show(<Empty />)
    await user.click((await screen.findAllByRole('button', { name: t.addMembers }))[0]!)
    const form = await screen.findByRole('dialog', { name: t.addMembersTitle('人事专员') })
    await user.click(within(form).getByRole('button', { name: t.addMembers }))
    expect(await within(form).findByText(t.membersRequired)).toBeVisible()
    await user.click(await screen.findByRole('option', { name: /新人 2/ }))
    await user.click(within(form).getByRole('button', { name: t.addMembers }))
    expect((await screen.findByText('新人 2')).closest('[role=row], tr')).toBeVisible()
    expect(screen.queryByText('新人 1')).toBeNull()
  })

  it('asks before it removes one', async () => {
    const user = userEvent.setup()
    show(<Default />)
    const row = (await screen.findByText('成员 3')).closest<HTMLElement>('[role=row], tr')!
    await user.click(within(row).getByRole('button', { name: t.removeMember }))
    const question = await screen.findByRole('alertdialog', {
      name: t.removeMemberQuestion('成员 3'),
    })
    await user.click(within(question).getByRole('button', { name: t.removeMember }))
    await waitFor(() => expect(screen.queryByText('成员 3')).toBeNull())
    expect(await screen.findByText('成员 11')).toBeVisible()
  })

  it('asks before it drops the people that are selected', async () => {
    const user = userEvent.setup()
    show(<Default />)
    const row = (await screen.findByText('成员 5')).closest<HTMLElement>('[role=row], tr')!
    await user.click(within(row).getByRole('checkbox'))
    expect(openDialogs.hasInput).toBe(true)
    await user.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog', { name: '放弃修改？' })
    await user.click(within(question).getByRole('button', { name: '继续编辑' }))
    await user.click(within(row).getByRole('checkbox'))
    expect(openDialogs.hasInput).toBe(false)
  })

  it('only shows to whom may not assign', async () => {
    show(<ReadOnly />)
    await screen.findByText('成员 1')
    expect(screen.queryByRole('button', { name: t.addMembers })).toBeNull()
    expect(screen.queryByRole('button', { name: t.removeMember })).toBeNull()
  })
})
