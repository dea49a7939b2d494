import '../testing/domStubs.js'
import { composeStories } from '@storybook/react-vite'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeAllDialogs, ShellProvider, toast } from '@spruce/shell-ui'
import { applicationMessages } from './applicationMessages.js'
import { createApplicationsApi, makeApplications } from './applicationsHandlers.js'
import * as stories from './ApplicationsPage.stories.js'

const page = composeStories(stories)
const t = applicationMessages['zh-CN']
const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)

afterEach(() => {
  toast.clear()
  closeAllDialogs()
})

async function findRow(name: string) {
  return (await screen.findByText(name)).closest<HTMLElement>('[role=row], tr')!
}

/** Presses an action of a row, in its menu where it is not in sight. */
async function act(user: UserEvent, name: string, label: string) {
  const button = within(await findRow(name)).queryByRole('button', { name: label })
  if (button) return user.click(button)
  await user.click(within(await findRow(name)).getByRole('button', { name: /更多/ }))
  const item = within(await screen.findByRole('menu')).getByRole('menuitem', { name: label })
  fireEvent.pointerDown(item)
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'))
  fireEvent.click(item)
}

describe('ApplicationsPage', () => {
  it('shows those of the product and of the company, and finds by kind and switch', async () => {
    const user = userEvent.setup()
    show(<page.Default />)
    expect(await findRow('企业控制台')).toHaveTextContent(t.own)
    expect(await findRow('应用 1')).toHaveTextContent(t.frame)
    await user.selectOptions(screen.getByRole('combobox', { name: t.anyEnable }), t.off)
    await waitFor(() => expect(screen.queryByText('应用 1')).toBeNull())
    expect(await findRow('应用 3')).toHaveTextContent(t.off)
  })

  it('manages those of the company only', async () => {
    show(<page.Default />)
    const product = within(await findRow('企业控制台'))
    expect(product.queryByRole('button', { name: t.edit })).toBeNull()
    expect(product.queryByRole('button', { name: /更多/ })).toBeNull()
  })

  it('switches one off after a question, and on at once', async () => {
    const user = userEvent.setup()
    show(<page.Default />)
    await act(user, '应用 1', t.switchOff)
    const question = await screen.findByRole('alertdialog', { name: t.switchOffQuestion('应用 1') })
    await user.click(within(question).getByRole('button', { name: t.switchOff }))
    await waitFor(async () => expect(await findRow('应用 1')).toHaveTextContent(t.off))
    await act(user, '应用 3', t.switchOn)
    expect(await screen.findByText(t.switchedOn('应用 3'))).toBeVisible()
    await waitFor(async () => expect(await findRow('应用 3')).toHaveTextContent(t.on))
  })

  it('switches many, and leaves those of the product as they are', async () => {
    const user = userEvent.setup()
    const rows = makeApplications(5)
    show(<page.Default api={() => createApplicationsApi(rows)} />)
    await findRow('应用 1')
    await user.click(screen.getByRole('checkbox', { name: '全选本页' }))
    const selection = await screen.findByRole('region', { name: '批量操作' })
    await user.click(within(selection).getByRole('button', { name: t.switchOff }))
    const question = await screen.findByRole('alertdialog', { name: t.switchOffManyQuestion(4) })
    await user.click(within(question).getByRole('button', { name: t.switchOff }))
    expect(await screen.findByText(t.changedMany(4))).toBeVisible()
    expect(rows.map(({ enable }) => enable)).toEqual([1, 0, 0, 0, 0, 0])
  })

  it('removes one of the company after saying what it means', async () => {
    const user = userEvent.setup()
    show(<page.Default />)
    await act(user, '应用 2', t.remove)
    const question = await screen.findByRole('alertdialog', { name: t.removeQuestion('应用 2') })
    expect(question).toHaveTextContent(t.removeText)
    await user.click(within(question).getByRole('button', { name: t.remove }))
    expect(await screen.findByText(t.removed(1))).toBeVisible()
    await waitFor(() => expect(screen.queryByText('应用 2')).toBeNull())
  })

  it('puts them in an order by keys: each move is saved with the whole list', async () => {
    const user = userEvent.setup()
    const sent = vi.fn(({ body: { ids } }: { body: { ids: string[] } }) => ({
      changed: ids.length,
    }))
    show(
      <page.Default
        api={() =>
          createApplicationsApi(makeApplications(3), { 'POST /spruce/api/v1/apps/order': sent })
        }
      />,
    )
    await user.click(await screen.findByRole('button', { name: t.order }))
    const dialog = await screen.findByRole('dialog', { name: t.orderTitle })
    const grip = within(dialog).getByRole('button', { name: t.move('应用 3') })
    grip.focus()
    await user.keyboard('{ArrowUp}')
    expect(await within(dialog).findByText(t.movedTo('应用 3', 2, 3))).toBeInTheDocument()
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    expect(sent.mock.calls[0]?.[0].body.ids).toEqual(['a1', 'a3', 'a2'])
    expect(within(dialog).getByRole('button', { name: t.move('应用 3') })).toHaveFocus()
  })

  it('offers reading alone without more rights, and nothing without any', async () => {
    const { unmount } = show(<page.ReadOnly />)
    await findRow('应用 1')
    for (const name of [t.add, t.order, t.edit, t.switchOff]) {
      expect(screen.queryByRole('button', { name })).toBeNull()
    }
    unmount()
    show(<page.NoPermission />)
    expect(await screen.findByText(/app:list|查看应用/)).toBeVisible()
  })
})
