import '../testing/domStubs.js'
import { composeStories } from '@storybook/react-vite'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeAllDialogs, ShellProvider, toast } from '@spruce/shell-ui'
import { endpointMessages } from './endpointMessages.js'
import { createEndpointsApi, makeEndpoints, makeEndpointUses } from './endpointsHandlers.js'
import * as stories from './DataEndpointsPage.stories.js'

const page = composeStories(stories)
const t = endpointMessages['zh-CN']
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

describe('DataEndpointsPage', () => {
  it('shows them, and finds the disabled ones', async () => {
    const user = userEvent.setup()
    show(<page.Default />)
    expect(await findRow('ERP1')).toHaveTextContent(t.bearer)
    expect(await findRow('ERP1')).toHaveTextContent(t.withSecret)
    await user.selectOptions(screen.getByRole('combobox', { name: t.anyStatus }), t.disabled)
    await waitFor(() => expect(screen.queryByText('ERP1')).toBeNull())
    expect(screen.getByText('ERP2')).toBeVisible()
  })

  it('adds one, and never shows its secret again', async () => {
    const user = userEvent.setup()
    show(<page.Empty />)
    await user.click(await screen.findByRole('button', { name: t.add }))
    await user.type(await screen.findByLabelText(t.name), '能耗平台')
    await user.type(screen.getByLabelText(t.baseUrl), 'https://energy.example.cn')
    expect(screen.queryByLabelText(t.secret)).toBeNull()
    await user.click(screen.getByRole('button', { name: new RegExp(`^${t.auth}`) }))
    await user.click(await screen.findByRole('option', { name: t.bearer }))
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText(t.secretRequired)).toBeVisible()
    await user.type(screen.getByLabelText(t.secret), 'a-secret')
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await findRow('能耗平台')).toHaveTextContent(t.withSecret)
    await act(user, '能耗平台', t.edit)
    expect(await screen.findByLabelText(t.secret)).toHaveValue('')
    expect(screen.getByText(t.secretHelpKept)).toBeVisible()
  })

  it('keeps a secret that is not typed', async () => {
    const user = userEvent.setup()
    const sent = vi.fn(({ body }: { body: object }) => ({ ...makeEndpoints(1)[0]!, ...body }))
    show(
      <page.Default
        api={() =>
          createEndpointsApi(makeEndpoints(1), {
            'POST /spruce/api/v1/data-endpoints/{id}': sent,
          })
        }
      />,
    )
    await act(user, 'ERP1', t.edit)
    const name = await screen.findByLabelText(t.name)
    await user.clear(name)
    await user.type(name, '订单')
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText(t.saved('订单'))).toBeVisible()
    expect(sent.mock.calls[0]?.[0].body).toEqual({
      ...{ name: '订单', baseUrl: 'https://erp1.example.cn/api/v1', auth: 'bearer', version: 1 },
    })
  })

  it('disables one after a question, and enables one at once', async () => {
    const user = userEvent.setup()
    show(<page.Default />)
    await act(user, 'ERP1', t.disable)
    const question = await screen.findByRole('alertdialog', {
      name: t.disableQuestion('ERP1'),
    })
    await user.click(within(question).getByRole('button', { name: t.disable }))
    await waitFor(async () => expect(await findRow('ERP1')).toHaveTextContent(t.disabled))
    await act(user, 'ERP2', t.enable)
    expect(await screen.findByText(t.enabledOne('ERP2'))).toBeVisible()
  })

  it('removes one after a question', async () => {
    const user = userEvent.setup()
    show(<page.Default />)
    await act(user, 'ERP2', t.remove)
    const question = await screen.findByRole('alertdialog', {
      name: t.removeQuestion('ERP2'),
    })
    expect(question).toHaveTextContent(t.usedBy([], 0) + t.removeText)
    await user.click(within(question).getByRole('button', { name: t.remove }))
    expect(await screen.findByText(t.removed('ERP2'))).toBeVisible()
    await waitFor(() => expect(screen.queryByText('ERP2')).toBeNull())
  })

  it('names what uses one before it is removed, and leads there', async () => {
    const user = userEvent.setup()
    show(<page.Default api={() => createEndpointsApi(makeEndpoints(2), {}, makeEndpointUses(7))} />)
    expect(await findRow('ERP1')).toHaveTextContent(t.usesCount(7))
    expect(await findRow('ERP2')).toHaveTextContent(t.usesCount(0))
    await act(user, 'ERP1', t.remove)
    const question = await screen.findByRole('alertdialog', { name: t.removeQuestion('ERP1') })
    expect(question).toHaveTextContent(
      '“P1”、“P2”、“P3”、“P4”、“P5”等 7 个页面和工作台正在使用它。',
    )
    await user.keyboard('{Escape}')
    await waitFor(() => expect(question).not.toBeInTheDocument())
    await act(user, 'ERP1', t.uses)
    const dialog = await screen.findByRole('dialog', { name: t.usesTitle('ERP1') })
    const business = (await within(dialog).findByText('P2')).closest<HTMLElement>('[role=row], tr')!
    expect(business).toHaveTextContent(t.business)
    expect(within(business).getByRole('button', { name: t.openUse })).toBeVisible()
  })

  it('shows the whole of an address', async () => {
    show(<page.LongText />)
    const address = await screen.findByText(/^https:\/\/a-very-long-name\./)
    expect(getComputedStyle(address).whiteSpace).toBe('normal')
  })

  it('offers nothing without the right', async () => {
    show(<page.NoPermission />)
    expect(await screen.findByText(/dataendpoint:edit|管理数据接口/)).toBeVisible()
  })
})
