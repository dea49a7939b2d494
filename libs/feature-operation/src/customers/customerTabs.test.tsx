import '../testing/domStubs.js'
import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { bindRouter, closeAllDialogs, ShellProvider, TabOutlet, TabsStore } from '@spruce/shell-ui'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TestPortal } from '@spruce/console-kit/testing'
import { customersUrl, customerUrl } from './customerInfo.js'
import { customerInfoMessages } from './customerInfoMessages.js'
import { customerMessages } from './customerMessages.js'
import { createCustomersApi, customerId, makeCustomers } from './customersHandlers.js'
import { customerRoutes } from './customersRoute.js'

const t = customerMessages['zh-CN']
const i = customerInfoMessages['zh-CN']

/** The pages of customers in tabs, as the portal has them. */
async function start(first: string) {
  const mayDiscard = vi.fn(() => false)
  const root = createRootRoute()
  const layout = createRoute({
    getParentRoute: () => root,
    id: 'layout',
    component: () => <TabOutlet navigator={navigator} />,
  })
  const router = createRouter({
    routeTree: root.addChildren([layout.addChildren(customerRoutes(layout, customersUrl))]),
    history: createMemoryHistory({ initialEntries: [first] }),
  }) as unknown as AnyRouter
  const store = new TabsStore()
  const navigator = bindRouter(router, store, { confirmDiscard: mayDiscard })
  const rows = makeCustomers(3)
  const made = createCustomersApi(rows)
  render(
    <ShellProvider language="zh-CN">
      <TestPortal api={() => made}>
        <RouterProvider router={router as never} />
      </TestPortal>
    </ShellProvider>,
  )
  await waitFor(() => expect(store.activeName).toBeDefined())
  const open = (url: string) => act(() => navigator.open(url))
  return { router, store, navigator, rows, mayDiscard, open }
}

/** The page on show; the others are kept behind it. */
const page = () => within(screen.getByRole('tabpanel'))
const region = () => page().findByRole('textbox', { name: t.region })

afterEach(() => {
  closeAllDialogs()
})

describe('the tabs of customers', () => {
  it('keep what was typed of one while another is edited, and ask before it is closed', async () => {
    const user = userEvent.setup()
    const { store, navigator, open, mayDiscard } = await start(customerUrl('edit', customerId(1)))
    await user.type(await region(), '西湖')
    await open(customerUrl('edit', customerId(2)))
    expect(await region()).toHaveValue('浙江杭州')
    expect(store.tabs).toHaveLength(2)
    const [first] = store.tabs
    expect(await act(() => navigator.close(first!.name))).toBe(false)
    expect(mayDiscard).toHaveBeenCalledWith([expect.objectContaining({ name: first!.name })])
    await open(customerUrl('edit', customerId(1)))
    expect(await region()).toHaveValue('浙江杭州西湖')
  })

  it('go with what they were opened for: saved, the customer is read in a tab of its own', async () => {
    const user = userEvent.setup()
    const { router, store, rows, open } = await start(customersUrl)
    await open(customerUrl('edit', customerId(1)))
    await user.type(await region(), '西湖')
    await user.click(page().getByRole('button', { name: i.save }))
    await waitFor(() => expect(router.state.location.href).toBe(customerUrl('view', customerId(1))))
    await waitFor(() => expect(store.tabs).toHaveLength(2))
    expect(rows[0]).toMatchObject({ region: '浙江杭州西湖' })
    expect(await page().findByText('浙江杭州西湖')).toBeVisible()
  })

  it('are named in every language, also while they stand behind another', async () => {
    const { store, open } = await start(`${customersUrl}/info/add`)
    await waitFor(() =>
      expect(store.active?.title).toEqual({
        'zh-CN': t.add,
        'en-US': customerMessages['en-US'].add,
      }),
    )
    await open(customerUrl('edit', customerId(1)))
    await waitFor(() => expect(store.active?.title).toHaveProperty('en-US', 'Edit “客户 1”'))
  })

  it('are found by the address that names the customer behind the question mark, too', async () => {
    const { router, store } = await start(`${customersUrl}/info/view?id=${customerId(1)}`)
    expect(router.state.location.href).toBe(customerUrl('view', customerId(1)))
    await waitFor(() => expect(store.active?.title).toBe('客户 1'))
  })
})
