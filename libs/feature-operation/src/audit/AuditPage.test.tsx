import '../testing/domStubs.js'
import { composeStories } from '@storybook/react-vite'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { closeAllDialogs, ShellProvider } from '@spruce/shell-ui'
import { applicationMessages } from './applicationMessages.js'
import {
  type ApplicationsServer,
  createApplicationsApi,
  makeApplications,
  someDuplicates,
} from './applicationsHandlers.js'
import type { Application } from './applicationQueries.js'
import * as stories from './AuditPage.stories.js'

const { Default, Empty, Failed, NoPermission } = composeStories(stories)
const t = applicationMessages['zh-CN']

/** As in the portal: inside the shell. */
const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)
const showRows = (rows: Application[], server?: ApplicationsServer) =>
  show(<Default api={() => createApplicationsApi(rows, server)} />)

afterEach(() => {
  closeAllDialogs()
})

async function findRow(name: string) {
  return (await screen.findByText(name)).closest<HTMLElement>('[role=row], tr')!
}

/** Presses an action of a row, in its menu where it is not in sight. */
async function act(user: UserEvent, name: string, label: string) {
  const row = await findRow(name)
  const button = within(row).queryByRole('button', { name: label })
  if (button) return user.click(button)
  await user.click(within(row).getByRole('button', { name: /更多/ }))
  const item = within(await screen.findByRole('menu')).getByRole('menuitem', { name: label })
  fireEvent.pointerDown(item)
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'))
  fireEvent.click(item)
}

describe('AuditPage', () => {
  it('shows the first page, and what status and days leave of it', async () => {
    const user = userEvent.setup()
    show(<Default />)
    expect(await findRow('申请企业 1')).toHaveTextContent(t.submitted)
    await user.selectOptions(screen.getByRole('combobox', { name: t.anyStatus }), t.rejected)
    await waitFor(() => expect(screen.queryByText('申请企业 1')).toBeNull())
    await user.type(screen.getByLabelText(`${t.submittedDays} 开始日期`), '2026-11-17{Enter}')
    await waitFor(() => expect(screen.queryByText('申请企业 8')).toBeNull())
    expect(screen.getByText('申请企业 4')).toBeVisible()
    expect(screen.getByText('申请企业 24')).toBeVisible()
  })

  it('offers decisions only on what waits for one', async () => {
    const user = userEvent.setup()
    showRows(makeApplications(4))
    await user.click(within(await findRow('申请企业 1')).getByRole('button', { name: /更多/ }))
    expect(await screen.findByRole('menuitem', { name: t.reject })).toBeInTheDocument()
    const rejected = await findRow('申请企业 4')
    expect(within(rejected).queryByRole('button', { name: t.approve })).toBeNull()
    expect(within(rejected).getByRole('button', { name: t.view })).toBeInTheDocument()
  })

  it('rejects with a reason only, which is then in the list', async () => {
    const user = userEvent.setup()
    const rows = makeApplications(4)
    showRows(rows)
    await act(user, '申请企业 1', t.reject)
    const form = await screen.findByRole('dialog', { name: t.rejectTitle('申请企业 1') })
    await user.type(within(form).getByLabelText(t.rejectNote), '   ')
    await user.click(within(form).getByRole('button', { name: t.rejectSubmit }))
    expect(await within(form).findByText(t.rejectRequired)).toBeVisible()
    expect(rows[0]).toMatchObject({ status: 'submitted' })
    await user.type(within(form).getByLabelText(t.rejectNote), '资料不实')
    await user.click(within(form).getByRole('button', { name: t.rejectSubmit }))
    await waitFor(async () => expect(await findRow('申请企业 1')).toHaveTextContent('资料不实'))
    expect(rows[0]).toMatchObject({ status: 'rejected', note: '资料不实' })
  })

  it('says so when somebody else has decided, keeps what was typed, and shows it in the list', async () => {
    const user = userEvent.setup()
    const rows = makeApplications(4)
    showRows(rows)
    await act(user, '申请企业 1', t.ask)
    const form = await screen.findByRole('dialog', { name: t.askTitle('申请企业 1') })
    const field = within(form).getByLabelText(t.askNote)
    await user.type(field, '缺营业执照')
    rows[0] = { ...rows[0]!, status: 'approved', version: 2 }
    await user.click(within(form).getByRole('button', { name: t.askSubmit }))
    expect(await within(form).findByText(t.goneAs(t.approved))).toBeVisible()
    expect(field).toHaveValue('缺营业执照')
    await waitFor(() =>
      expect(screen.getByText('申请企业 1').closest('[role=row], tr')).toHaveTextContent(
        t.approved,
      ),
    )
    expect(rows[0]).toMatchObject({ status: 'approved', note: null })
  })

  it('shows one with what is like it, and what was done with it', async () => {
    const user = userEvent.setup()
    const api = createApplicationsApi(makeApplications(5), { duplicates: someDuplicates })
    show(<Default api={() => api} permissions={['customer:audit']} />)
    await act(user, '申请企业 1', t.view)
    const dialog = await screen.findByRole('dialog', { name: t.detailTitle('申请企业 1') })
    expect(await within(dialog).findByText('13812345678')).toBeVisible()
    const alike = within(dialog).getByRole('region', { name: t.duplicates })
    expect(alike).toHaveTextContent(`${t.sameName}${t.kindCustomer}申请企业集团`)
    expect(alike).toHaveTextContent(`${t.sameMobile}${t.kindAccount}${t.accountUnnamed}`)
    await user.click(within(dialog).getByRole('button', { name: t.ask }))
    const form = await screen.findByRole('dialog', { name: t.askTitle('申请企业 1') })
    await user.type(within(form).getByLabelText(t.askNote), '缺营业执照')
    await user.click(within(form).getByRole('button', { name: t.askSubmit }))
    const steps = await within(dialog).findByRole('region', { name: t.timeline })
    await waitFor(() => expect(steps).toHaveTextContent('缺营业执照'))
    expect(steps).toHaveTextContent(`${t.didAsk}沈运维`)
    expect(within(dialog).queryByRole('button', { name: t.approve })).toBeNull()
    await user.click(within(alike).getByRole('button', { name: t.openApplication('申请企业 5') }))
    expect(await screen.findByRole('dialog', { name: t.detailTitle('申请企业 5') })).toBeVisible()
  })

  it('previews what a plan leaves, refuses a code in use at its field, and sets up', async () => {
    const user = userEvent.setup()
    const rows = makeApplications(4)
    showRows(rows, { takenCodes: ['apply-1'] })
    await act(user, '申请企业 1', t.approve)
    const form = await screen.findByRole('dialog', { name: t.approveTitle('申请企业 1') })
    const preview = within(form).getByRole('region', { name: t.preview })
    await waitFor(() => expect(preview).toHaveTextContent('admin_apply_1'))
    expect(preview).toHaveTextContent(t.credentialsText('lina1@example.cn', '13812345678'))
    expect(preview).toHaveTextContent('消息中心')
    expect(within(preview).getByRole('alert')).toHaveTextContent(t.conflictCode)
    await user.click(within(form).getByRole('button', { name: t.approveSubmit }))
    await waitFor(() =>
      expect(within(form).getByLabelText(t.code)).toHaveAccessibleDescription(t.conflictCode),
    )
    expect(rows[0]).toMatchObject({ status: 'submitted' })
    await user.click(within(form).getByRole('button', { name: new RegExp(`^${t.plan}`) }))
    await user.click(await screen.findByRole('option', { name: '标准版' }))
    await waitFor(() => expect(preview).not.toHaveTextContent('消息中心'))
    const code = within(form).getByLabelText(t.code)
    await user.clear(code)
    await user.type(code, 'yunlan')
    await waitFor(() => expect(preview).toHaveTextContent('admin_yunlan'))
    await waitFor(() => expect(within(preview).queryByRole('alert')).toBeNull())
    await user.click(within(form).getByRole('button', { name: t.approveSubmit }))
    await waitFor(async () => expect(await findRow('申请企业 1')).toHaveTextContent(t.approved))
  })

  it('rejects what waits among the selected, for one reason', async () => {
    const user = userEvent.setup()
    const rows = makeApplications(8)
    showRows(rows)
    await findRow('申请企业 1')
    await user.click(screen.getByRole('checkbox', { name: '全选本页' }))
    await user.click(screen.getByRole('button', { name: t.reject }))
    const form = await screen.findByRole('dialog', { name: t.rejectManyTitle(2) })
    await user.type(within(form).getByLabelText(t.rejectNote), '重复申请')
    await user.click(within(form).getByRole('button', { name: t.rejectSubmit }))
    await waitFor(() => expect(rows[4]).toMatchObject({ status: 'rejected', note: '重复申请' }))
    expect(rows[0]).toMatchObject({ status: 'rejected' })
    expect(rows[2]).toMatchObject({ status: 'approved' })
  })

  it('says why it is empty, failed or closed', async () => {
    const { unmount } = show(<Empty />)
    expect(await screen.findByText('暂无数据')).toBeVisible()
    unmount()
    const failed = show(<Failed />)
    expect(await screen.findByRole('button', { name: /重试/ })).toBeVisible()
    failed.unmount()
    show(<NoPermission />)
    expect(await screen.findByText(/customer:audit|审核客户申请/)).toBeVisible()
  })
})
