import { composeStories } from '@storybook/react-vite'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import * as stories from './Breadcrumb.stories.js'
import { ShellFixture, consoleBase } from './fixtures.js'

const { Default, PathOnly, DetailPage, NoMenu, NoTenant } = composeStories(stories)

it('shows the path, the last step as the page on show', () => {
  render(<Default />, { wrapper: ShellFixture })
  const path = within(screen.getByRole('navigation', { name: '面包屑' }))
  expect(path.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '企业管理',
    '组织架构',
  ])
  expect(path.getByText('组织架构')).toHaveAttribute('aria-current', 'page')
})

it('"optional back-to-home and back buttons"', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Default />, { wrapper: ShellFixture })
  await user.click(screen.getByRole('link', { name: '返回首页' }))
  expect(Default.args.onHome).toHaveBeenCalledExactlyOnceWith('/dashboard')
  await user.click(screen.getByRole('button', { name: '返回' }))
  expect(Default.args.onBack).toHaveBeenCalledOnce()
  rerender(<PathOnly />)
  expect(screen.queryByRole('link', { name: '返回首页' })).toBeNull()
  expect(screen.queryByRole('button', { name: '返回' })).toBeNull()
})

it('a page shows its own trail, whichever page was on show before', () => {
  const { rerender } = render(<DetailPage />, { wrapper: ShellFixture })
  expect(screen.getByRole('link', { name: '业务工作台' })).toBeVisible()
  expect(screen.getByText('生产日报')).toHaveAttribute('aria-current', 'page')
  rerender(<NoMenu activeUrl={`${consoleBase}/workbench/business/audit`} />)
  expect(screen.queryByRole('list')).toBeNull()
})

it('"a warning says the account belongs to no tenant and to contact the administrator"', () => {
  render(<NoTenant />, { wrapper: ShellFixture })
  expect(screen.getByRole('alert')).toHaveTextContent('当前账号不属于任何租户，请联系管理员。')
  expect(screen.queryByRole('list')).toBeNull()
})

it('says why an account is kept out and whom to ask, in place of that warning', () => {
  const warnings = ['「甲公司」已被停用。请联系平台运营方。', '「乙公司」的使用期限已过。']
  render(<NoTenant warnings={warnings} />, { wrapper: ShellFixture })
  for (const warning of warnings) expect(screen.getByText(warning)).toBeVisible()
  expect(screen.getByRole('alert')).not.toHaveTextContent('不属于任何租户')
})
