import '../testing/domStubs.js'
import { ApiError } from '@spruce/api-client'
import { closeAllDialogs, ShellProvider } from '@spruce/shell-ui'
import { composeStories } from '@storybook/react-vite'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { customerMessages } from './customerMessages.js'
import type { Customer } from './customerQueries.js'
import {
  administrators,
  createCustomersApi,
  customerId,
  makeCustomers,
} from './customersHandlers.js'
import * as stories from './CustomersPage.stories.js'

const { Default, Empty, Failed, NoPermission, ReadOnly } = composeStories(stories)
const t = customerMessages['zh-CN']

/** As in the portal: inside the shell. */
const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)

/** The page over these rows, which its server changes. */
const showRows = (rows: Customer[], more: Parameters<typeof createCustomersApi>[1] = {}) =>
  show(<Default api={() => createCustomersApi(rows, more)} />)

afterEach(() => {
  closeAllDialogs()
  vi.restoreAllMocks()
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

const nameOf = (number: number) => `客户 ${number} 有限公司`

describe('CustomersPage', () => {
  it('disables one after a question; what cannot be done with it is not offered', async () => {
    const user = userEvent.setup()
    const rows = makeCustomers(3)
    showRows(rows)
    const menu = within(await openMenu(user, nameOf(3)))
    expect(menu.queryByRole('menuitem', { name: t.mock })).toBeNull()
    expect(menu.queryByRole('menuitem', { name: t.enable })).toBeNull()
    await user.keyboard('{Escape}')
    await act(user, nameOf(1), t.disable)
    const question = await screen.findByRole('alertdialog', { name: t.disableQuestion(nameOf(1)) })
    expect(rows[0]?.status).toBe('enabled')
    await user.click(within(question).getByRole('button', { name: t.disable }))
    await waitFor(() => expect(rows[0]?.status).toBe('disabled'))
    await waitFor(async () => expect(await findRow(nameOf(1))).toHaveTextContent(t.disabled))
  })

  it('finds who asked for a renewal, and declines with a reason', async () => {
    const user = userEvent.setup()
    const rows = makeCustomers(2)
    const renewal = { askedAt: '2026-11-20T08:00:00.000Z', askedBy: '李娜', note: '续期一年' }
    Object.assign(rows[1]!, { renewal })
    const sent = vi.fn()
    showRows(rows, {
      'POST /spruce/api/v1/customers/{id}/renewal/decline': ({ path, body }) => {
        sent(path.id, body)
        return Object.assign(rows[1]!, { renewal: null })
      },
    })
    await findRow(nameOf(1))
    const filter = screen.getByRole('combobox', { name: t.renewalFilter })
    await user.selectOptions(filter, t.renewalWaiting)
    await waitFor(() => expect(screen.queryByText(nameOf(1))).toBeNull())
    await act(user, nameOf(2), t.decline)
    const question = await screen.findByRole('alertdialog', { name: t.declineTitle(nameOf(2)) })
    await user.type(within(question).getByRole('textbox'), '请先结清费用')
    await user.click(within(question).getByRole('button', { name: t.decline }))
    expect(await screen.findByText(t.declined(nameOf(2)))).toBeVisible()
    expect(sent).toHaveBeenCalledWith(customerId(2), { reason: '请先结清费用' })
  })

  it('shows the history of one to who may do no more than list them', async () => {
    const user = userEvent.setup()
    const asked: string[] = []
    const api = createCustomersApi(makeCustomers(1), {
      'GET /spruce/api/v1/customers/{id}/history': ({ path }) => {
        asked.push(path.id)
        return { rows: [], total: 0 }
      },
    })
    show(<Default api={() => api} permissions={['customer:list']} />)
    await act(user, nameOf(1), '历史')
    expect(await screen.findByRole('dialog', { name: `“${nameOf(1)}”的历史` })).toBeVisible()
    await waitFor(() => expect(asked).toEqual([customerId(1)]))
  })

  it('switches off what is selected, leaves out what is off, and says how many failed', async () => {
    const user = userEvent.setup()
    const rows = makeCustomers(4)
    const sent: string[] = []
    showRows(rows, {
      'POST /spruce/api/v1/customers/{id}/status': ({ path, body: { status } }) => {
        sent.push(path.id)
        const index = rows.findIndex(({ id }) => id === path.id)
        if (index === 2) throw new ApiError({ kind: 'http', status: 412 })
        rows[index] = { ...rows[index]!, status }
        return rows[index]
      },
    })
    await findRow(nameOf(1))
    const [all] = within(screen.getAllByRole('row')[0]!).getAllByRole('checkbox')
    await user.click(all!)
    const bar = await screen.findByRole('region', { name: '批量操作' })
    await user.click(within(bar).getByRole('button', { name: t.disable }))
    const question = await screen.findByRole('alertdialog', { name: t.disableManyQuestion(3) })
    await user.click(within(question).getByRole('button', { name: t.disable }))
    expect(await screen.findByText(t.someFailed(2, 1))).toBeVisible()
    expect(sent).toEqual([rows[0], rows[2], rows[3]].map((row) => row?.id))
    expect(rows.map(({ status }) => status)).toEqual([
      'disabled',
      'disabled',
      'expired',
      'disabled',
    ])
    await waitFor(() => expect(screen.queryByRole('region', { name: '批量操作' })).toBeNull())
  })

  it('renews one, and asks when somebody else did so first', async () => {
    const user = userEvent.setup()
    const rows = makeCustomers(1)
    showRows(rows)
    await act(user, nameOf(1), t.renew)
    const form = await screen.findByRole('dialog', { name: t.renewTitle(nameOf(1)) })
    const end = within(form).getByRole('textbox', { name: t.newEnd })
    await user.clear(end)
    await user.type(end, '2020-01-31')
    await user.click(within(form).getByRole('button', { name: t.renew }))
    expect(await within(form).findByText(t.endPast)).toBeVisible()
    await user.clear(end)
    await user.type(end, '2090-01-31')
    rows[0] = { ...rows[0]!, expiresAt: '2091-06-15T10:00:00.000Z', version: 2 }
    await user.click(within(form).getByRole('button', { name: t.renew }))
    const choice = await screen.findByRole('dialog', { name: '内容已被修改' })
    expect(within(choice).getByRole('row', { name: /2090-01-31/ })).toHaveTextContent('2091-06-15')
    await user.click(within(choice).getByRole('button', { name: '保留我的修改' }))
    await waitFor(async () => expect(await findRow(nameOf(1))).toHaveTextContent('2090-01-31'))
  })

  it('gives an administrator a password, and shows it', async () => {
    const user = userEvent.setup()
    showRows(makeCustomers(1))
    await act(user, nameOf(1), t.reset)
    const form = await screen.findByRole('dialog', { name: t.resetTitle(nameOf(1)) })
    expect(form).toHaveTextContent(administrators[0]!.nickName)
    await user.click(within(form).getByRole('button', { name: t.reset }))
    const shown = await screen.findByRole('alertdialog', {
      name: t.oneTimePasswordTitle(nameOf(1)),
    })
    expect(shown).toHaveTextContent(administrators[0]!.loginName)
    expect(shown).toHaveTextContent('Kp7#mVz2Rt9q')
  })

  it('acts for one with a reason only, in a tab of its own', async () => {
    const user = userEvent.setup()
    const openWindow = vi.spyOn(window, 'open').mockReturnValue(null)
    showRows(makeCustomers(1))
    await act(user, nameOf(1), t.mock)
    const form = await screen.findByRole('dialog', { name: t.mockTitle(nameOf(1)) })
    await user.click(within(form).getByRole('button', { name: t.mockBegin }))
    expect(await within(form).findByText(t.reasonRequired)).toBeVisible()
    expect(openWindow).not.toHaveBeenCalled()
    await user.type(within(form).getByRole('textbox', { name: t.reason }), '排查菜单')
    await user.click(within(form).getByRole('button', { name: t.mockBegin }))
    await waitFor(() =>
      expect(openWindow).toHaveBeenCalledExactlyOnceWith(
        '/?tenant=customer-1#session=m1',
        '_blank',
        'noopener',
      ),
    )
  })

  it('offers what the permissions allow, and says what is missing, empty or failed', async () => {
    const first = show(<ReadOnly />)
    await findRow(nameOf(1))
    expect(screen.queryByRole('button', { name: t.add })).toBeNull()
    expect(screen.queryByRole('button', { name: t.edit })).toBeNull()
    first.unmount()
    const second = show(<Empty />)
    expect(await screen.findByRole('button', { name: t.add })).toBeVisible()
    expect(screen.queryByRole('button', { name: t.edit })).toBeNull()
    second.unmount()
    const third = show(<NoPermission />)
    expect(screen.queryByRole('grid')).toBeNull()
    third.unmount()
    show(<Failed />)
    expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
  })
})
