import '../testing/domStubs.js'
import { composeStories } from '@storybook/react-vite'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { ShellProvider } from '@spruce/shell-ui'
import { homeMessages } from './homeMessages.js'
import * as stories from './OperationHomePage.stories.js'

const home = composeStories(stories)
const t = homeMessages['zh-CN']
const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)
const figure = (name: string) => screen.findByRole('article', { name })

it('shows what waits, how customers stand, and the sign-ins of today', async () => {
  show(<home.Default />)
  expect(await within(await figure('待审核的客户申请')).findByText('3')).toBeVisible()
  expect(await within(await figure('30 天内到期的客户')).findByText('5')).toBeVisible()
  expect(await within(await figure('待发布的系统公告')).findByText('1')).toBeVisible()
  expect(await within(await figure(t.enabled)).findByText('1,284')).toBeVisible()
  expect(await within(await figure(t.onlineNow)).findByText('12')).toBeVisible()
})

it('leaves out what the person may not do', async () => {
  show(<home.CustomersOnly />)
  expect(await figure('30 天内到期的客户')).toBeVisible()
  expect(screen.queryByRole('article', { name: '待审核的客户申请' })).toBeNull()
  expect(screen.queryByRole('region', { name: t.today })).toBeNull()
})

it('says which figure failed, and asks for that one again', async () => {
  const applications = vi.fn().mockRejectedValueOnce(new Error('no'))
  applications.mockResolvedValue({ rows: [], total: 7 })
  show(<home.Default handlers={{ 'GET /spruce/api/v1/applications': applications }} />)
  const failed = await figure('待审核的客户申请')
  await userEvent.click(await within(failed).findByRole('button', { name: '重试' }))
  expect(await within(failed).findByText('7')).toBeVisible()
})

it('is closed to whoever may not see customers', () => {
  show(<home.NoPermission />)
  expect(screen.queryByRole('article')).toBeNull()
  expect(screen.getByText(/查看客户|customer:list/)).toBeVisible()
})
