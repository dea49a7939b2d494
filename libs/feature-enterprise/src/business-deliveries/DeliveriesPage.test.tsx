import '../testing/domStubs.js'
import { composeStories } from '@storybook/react-vite'
import { closeAllDialogs, ShellProvider, toast } from '@spruce/shell-ui'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createDeliveriesApi, makeDeliveries, makeRecipients } from './deliveriesHandlers.js'
import * as stories from './DeliveriesPage.stories.js'
import { deliveryMessages } from './deliveryMessages.js'
import { deliveryFilter, type Recipient, recipientOptions } from './deliveryQueries.js'
import { readDeliveryQuery } from './deliveryQuery.js'

const page = composeStories(stories)
const t = deliveryMessages['zh-CN']
const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)

afterEach(() => {
  toast.clear()
  closeAllDialogs()
})

function findRow(name: string) {
  return screen.findByRole('row', { name: new RegExp(name) })
}

describe('DeliveriesPage', () => {
  it('says how far each has come and who sent it', async () => {
    show(<page.Default />)
    expect(await findRow('审批提醒 2')).toHaveTextContent('失败 2已发送 4')
    expect(await findRow('审批提醒 1')).toHaveTextContent('张伟')
    expect(await findRow('审批提醒 3')).toHaveTextContent(t.byProgram)
  })

  it('sends the failed ones again, after a question, and only those', async () => {
    const user = userEvent.setup()
    const retried = vi.fn(() => ({ retried: 2 }))
    show(
      <page.Default
        api={() =>
          createDeliveriesApi(makeDeliveries(3), {
            'POST /spruce/api/v1/business-deliveries/{id}/retry': retried,
          })
        }
      />,
    )
    expect(within(await findRow('审批提醒 1')).queryByRole('button', { name: t.retry })).toBeNull()
    await user.click(within(await findRow('审批提醒 2')).getByRole('button', { name: t.retry }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(t.retryText(2))).toBeVisible()
    await user.click(question.getByRole('button', { name: t.retry }))
    await waitFor(() => expect(retried).toHaveBeenCalledOnce())
    expect(await screen.findByText(t.retried(2))).toBeVisible()
  })

  it('shows the recipients with their reasons, and finds the failed ones', async () => {
    const user = userEvent.setup()
    show(<page.Default />)
    await user.click(within(await findRow('审批提醒 2')).getByRole('button', { name: t.view }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findAllByText(t.unreachable)).toHaveLength(2)
    expect(await dialog.findByText('张伟提交了“出差申请”，请登录处理。')).toBeVisible()
    await user.selectOptions(dialog.getByRole('combobox', { name: t.anyState }), t.failed)
    await waitFor(() => expect(dialog.queryByRole('row', { name: /张伟/ })).toBeNull())
    expect(dialog.getByText('李娜')).toBeVisible()
  })

  it('shows what is sent while it is open', async () => {
    const rows = makeDeliveries(1)
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    show(<page.Default api={() => createDeliveriesApi(rows)} />)
    await findRow('审批提醒 1')
    rows.unshift({ ...makeDeliveries(9)[8]! })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await findRow('审批提醒 9')).toBeVisible()
  })

  it('shows with the recipients what the head says of them, behind a filter, too', async () => {
    const rows = makeDeliveries(1)
    const row = rows[0]!
    const asked: unknown[] = []
    const recipient = makeRecipients()[0]!
    let state: 'queued' | 'sent' = 'queued'
    row.counts = { queued: 1, sent: 0, failed: 0, skipped: 0 }
    const api = () =>
      createDeliveriesApi(rows, {
        'GET /spruce/api/v1/business-deliveries/{id}': () => ({ ...row }),
        'GET /spruce/api/v1/business-deliveries/{id}/recipients': ({ query }) => {
          asked.push(query.state)
          const found = [{ ...recipient, state }].filter(
            (one) => query.state === undefined || query.state === one.state,
          )
          return { rows: found, total: found.length }
        },
      })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
    show(<page.Default api={api} />)
    await user.click(within(await findRow('审批提醒 1')).getByRole('button', { name: t.view }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('row', { name: new RegExp(t.queued) })).toBeVisible()
    await user.selectOptions(dialog.getByRole('combobox', { name: t.anyState }), t.sent)
    await waitFor(() => expect(asked).toContain('sent'))
    expect(dialog.queryByRole('row', { name: /张伟/ })).toBeNull()
    state = 'sent'
    row.counts = { queued: 0, sent: 1, failed: 0, skipped: 0 }
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await dialog.findByRole('row', { name: /张伟/ })).toHaveTextContent(t.sent)
    // Nothing is queued any more: nothing is asked for.
    const { length } = asked
    await vi.advanceTimersByTimeAsync(9_000)
    expect(asked).toHaveLength(length)
  })

  it('asks again for recipients as long as one of them is queued', () => {
    const { refetchInterval } = recipientOptions(createDeliveriesApi([]), 'd1', {})
    const rows = makeRecipients()
    const intervalOf = (data: { rows: Recipient[] } | undefined) =>
      refetchInterval({ state: { data } })
    expect(intervalOf({ rows: rows.map((row) => ({ ...row, state: 'queued' })) })).toBe(3_000)
    expect(intervalOf({ rows })).toBe(false)
    expect(intervalOf(undefined)).toBe(false)
  })

  it('neither sends again nor exports for whoever may only read', async () => {
    show(<page.ReadOnly />)
    const row = within(await findRow('审批提醒 2'))
    expect(row.queryByRole('button', { name: t.retry })).toBeNull()
    expect(screen.queryByRole('button', { name: t.export })).toBeNull()
  })
})

describe('the address of the page', () => {
  it('takes what the contract takes, and days in their order', () => {
    const good = { code: 'approval.pending', state: 'failed', from: '2026-11-01', to: '2026-11-02' }
    expect(readDeliveryQuery(good)).toMatchObject(good)
    expect(readDeliveryQuery({ code: 'a b', state: 'x', from: '2026-02-30' })).toEqual({})
    expect(readDeliveryQuery({ from: '2026-11-02', to: '2026-11-01' })).toEqual({})
  })

  it('asks for the whole of the last day', () => {
    const { from = '', to = '' } = deliveryFilter({ from: '2026-11-01', to: '2026-11-01' })
    expect(Date.parse(to) - Date.parse(from)).toBe(24 * 3_600_000)
  })
})
