import { ApiError } from '@spruce/api-client'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import { closeAllDialogs } from '@spruce/shell-ui'
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { OrganizationPage } from '../organization/OrganizationPage.js'
import { makeBulkChange } from '../testing/bulkHandlers.js'
import '../testing/domStubs.js'
import { organizationHandlers } from '../testing/organizationHandlers.js'
import { TestConsole } from '../testing/TestConsole.js'
import { TestOrganization } from '../testing/TestOrganization.js'

configure({ asyncUtilTimeout: 30_000 })
vi.setConfig({ testTimeout: 120_000 })

afterEach(async () => {
  act(closeAllDialogs)
  cleanup()
  await waitFor(() => expect(document.body).not.toHaveAttribute('data-inert'))
})

function show(organization = new TestOrganization(), handlers: TestHandlers = {}) {
  const api = createTestApi({ ...organizationHandlers(organization), ...handlers })
  render(
    <TestConsole api={api}>
      <OrganizationPage query={{}} onQueryChange={() => undefined} />
    </TestConsole>,
  )
  return userEvent.setup()
}

/** Selects all 26 people, of whom the page shows twenty. */
async function selectAll(user: ReturnType<typeof userEvent.setup>) {
  await screen.findByRole('grid', { name: '成员' })
  await user.click(await screen.findByRole('checkbox', { name: '全选本页' }))
  const bar = within(await screen.findByRole('region', { name: '批量操作' }))
  await user.click(bar.getByRole('button', { name: '选择全部 26 项' }))
  return bar
}

it('previews a change of the whole result, starts it and clears the selection', async () => {
  const organization = new TestOrganization()
  const user = show(organization)
  const bar = await selectAll(user)
  await user.click(bar.getByRole('button', { name: '停用' }))
  const question = within(
    await screen.findByRole('alertdialog', { name: /^停用成员：将更改 \d+ 人/ }),
  )
  expect(question.getByText(/共选中 26 人/)).toBeVisible()
  expect(question.getByText(/已经是更改后的样子/)).toBeVisible()
  await user.click(question.getByRole('button', { name: '开始' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const active = [...organization.people.values()].filter(({ status }) => status === 'active')
  expect(active.every(({ roleIds }) => roleIds.includes('role-admin'))).toBe(true)
  expect(screen.queryByRole('region', { name: '批量操作' })).toBeNull()
})

it('shows the preview anew when the people have changed meanwhile', async () => {
  let starts = 0
  const user = show(new TestOrganization(), {
    'POST /spruce/api/v1/bulk-changes': () => {
      starts += 1
      if (starts > 1) return makeBulkChange()
      throw new ApiError({ kind: 'http', status: 412, code: 'STALE', message: '' })
    },
  })
  const bar = await selectAll(user)
  await user.click(bar.getByRole('button', { name: '停用' }))
  await user.click(await screen.findByRole('button', { name: '开始' }))
  expect(await screen.findByText(/刚刚发生了变化/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '开始' }))
  await waitFor(() => expect(starts).toBe(2))
})

it('shows a change that is under way, and what became of each person', async () => {
  const running = makeBulkChange({ status: 'running', actions: ['cancel'], finishedAt: null })
  const user = show(new TestOrganization(), {
    'GET /spruce/api/v1/bulk-changes': () => ({ rows: [running], total: 1 }),
    'GET /spruce/api/v1/bulk-changes/{id}': () => running,
  })
  const strip = within(await screen.findByRole('region', { name: '批量操作进度' }))
  await user.click(strip.getByRole('button', { name: '查看' }))
  const dialog = within(await screen.findByRole('dialog', { name: '停用成员' }))
  expect(await dialog.findByText('不能对自己操作')).toBeVisible()
})
