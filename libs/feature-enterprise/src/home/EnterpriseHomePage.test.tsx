import '../testing/domStubs.js'
import { createTestApi } from '@spruce/api-client/testing'
import { composeStories } from '@storybook/react-vite'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { ShellProvider } from '@spruce/shell-ui'
import { enterpriseManifest } from '../manifest.js'
import { homeMessages } from './homeMessages.js'
import { figureTiles, permissionOfPage, todayTiles, waitingTiles } from './homeTiles.js'
import * as stories from './EnterpriseHomePage.stories.js'

const home = composeStories(stories)
const t = homeMessages['zh-CN']
const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)
const figure = (name: string) => screen.findByRole('article', { name })
const count = async (name: string, text: string) =>
  expect(await within(await figure(name)).findByText(text)).toBeVisible()

it('shows what waits, how the company stands and who came', async () => {
  show(<home.Default />)
  await count(t.openInvitations, '3')
  await count(t.failingProviders, '1')
  await count(t.failingApps, '2')
  await count(t.endingRemovals, '4')
  await count(t.activeMembers, '1,316')
  await count(t.onlineNow, '12')
  await count(t.storage, '1.5 GB')
  await count(t.daysLeft, t.renewalAsked)
})

it('leaves out what does not wait', async () => {
  show(<home.Default />)
  await count(t.openInvitations, '3')
  expect(screen.queryByRole('article', { name: t.disabledProviders })).toBeNull()
})

it('says that nothing waits, and that there is no end', async () => {
  show(<home.Quiet />)
  expect(await screen.findByText(t.nothingWaits)).toBeVisible()
  await count(t.daysLeft, t.noEnd)
})

it('shows no figures and no shortcuts of what the person may not see', async () => {
  show(<home.FewPermissions />)
  await count(t.roles, '9')
  expect(screen.queryByRole('article', { name: t.activeMembers })).toBeNull()
  expect(screen.queryByRole('region', { name: t.today })).toBeNull()
  const shortcuts = within(screen.getByRole('region', { name: t.shortcuts }))
  expect(shortcuts.getByRole('button', { name: '查看企业档案与用量' })).toBeVisible()
  expect(shortcuts.queryByRole('button', { name: '添加成员' })).toBeNull()
})

it('says that it failed, and asks again', async () => {
  const answer = vi.fn().mockRejectedValueOnce(new Error('no'))
  answer.mockResolvedValue({ waiting: {}, figures: { roles: 7 } })
  show(<home.Default api={() => createTestApi({ 'GET /spruce/api/v1/console-home': answer })} />)
  await userEvent.click(await screen.findByRole('button', { name: '重试' }))
  await count(t.roles, '7')
})

it('is closed to whoever may not see the company', () => {
  show(<home.NoPermission />)
  expect(screen.queryByRole('article')).toBeNull()
  expect(screen.getByText(/查看企业档案|enterprise:list/)).toBeVisible()
})

it('leads to pages whose menu needs what the figure needs, or less', () => {
  const tiles = [...waitingTiles, ...figureTiles, ...todayTiles]
  const paths = tiles.flatMap(({ path }) => (path === undefined ? [] : [path]))
  const shortcuts = (enterpriseManifest.commands ?? []).map(({ path }) => path)
  const lost = [...paths, ...shortcuts].filter((path) => permissionOfPage(path) === undefined)
  expect(lost).toEqual([])
})
