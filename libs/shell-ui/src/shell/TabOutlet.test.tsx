import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type AnyRouter,
  type RouterHistory,
} from '@tanstack/react-router'
import { StrictMode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TabLink } from './TabLink.js'
import { TabOutlet, type TabPageProps } from './TabOutlet.js'
import { TabsStore, type Tab, type TabsStoreOptions } from './TabsStore.js'
import { bindRouter, type TabNavigator } from './bindRouter.js'
import { useTab } from './useTab.js'

interface ListQuery {
  keyword?: string
  page?: number
}

const mounts = vi.fn()
const lateChange: { current?: TabPageProps<ListQuery>['onQueryChange'] } = {}
let shouldThrow = false
let thrown = 'broken'
const reloads = vi.fn()
const bound = new Set<TabNavigator>()

function ListPage({ query, onQueryChange }: TabPageProps<ListQuery>) {
  const [note, setNote] = useState('')
  useMountCount('list')
  useEffect(() => {
    lateChange.current = onQueryChange
  }, [onQueryChange])
  return (
    <>
      <input
        aria-label="keyword"
        value={query.keyword ?? ''}
        onChange={(event) => onQueryChange({ keyword: event.target.value || undefined })}
      />
      <input aria-label="note" value={note} onChange={(event) => setNote(event.target.value)} />
      <span>page {query.page ?? 1}</span>
      <button onClick={() => onQueryChange({ page: (query.page ?? 1) + 1 }, { push: true })}>
        next
      </button>
      <TabLink to="/orders/$id" params={{ id: '7' }}>
        order seven
      </TabLink>
    </>
  )
}

function OrderPage({ params }: TabPageProps) {
  const tab = useTab()
  const { id } = params
  useMountCount(`order:${id!}`)
  useLayoutEffect(() => tab.setTitle(`Order ${id!}`), [tab, id])
  return (
    <>
      <h1>order {id}</h1>
      <input aria-label={`draft ${id!}`} onChange={() => tab.setDirty(true)} />
      <button onClick={() => void tab.close()}>close {id}</button>
    </>
  )
}

function FragilePage() {
  if (shouldThrow) throw new Error(thrown)
  return <p>fragile works</p>
}

function useMountCount(name: string) {
  const isCounted = useRef(false)
  useLayoutEffect(() => {
    if (!isCounted.current) mounts(name)
    isCounted.current = true
  }, [name])
}

function makeApp(
  options: TabsStoreOptions = {},
  first = '/list',
  confirmDiscard?: (tabs: readonly Tab[]) => boolean,
) {
  const root = createRootRoute()
  const layout = createRoute({
    getParentRoute: () => root,
    id: 'layout',
    component: () => <TabOutlet navigator={navigator} onReload={reloads} />,
    notFoundComponent: () => <p>nowhere</p>,
  })
  const routes = [
    createRoute({
      getParentRoute: () => layout,
      path: 'list',
      validateSearch: (search: Record<string, unknown>): ListQuery => ({
        ...(typeof search['keyword'] === 'string' ? { keyword: search['keyword'] } : {}),
        ...(typeof search['page'] === 'number' ? { page: search['page'] } : {}),
      }),
      component: ListPage as () => React.ReactNode,
      staticData: { tabName: () => 'list' },
    }),
    createRoute({
      getParentRoute: () => layout,
      path: 'orders/$id',
      component: OrderPage as unknown as () => React.ReactNode,
      staticData: { tabName: ({ id }) => `order:${id!}` },
    }),
    createRoute({
      getParentRoute: () => layout,
      path: 'frame',
      component: () => <p>a frame</p>,
      staticData: {
        tabName: (_, search) => `frame:${JSON.stringify(search)}`,
        tabKeys: ['app'],
      },
    }),
    createRoute({
      getParentRoute: () => layout,
      path: 'lazy',
      component: lazyRouteComponent(() => Promise.resolve({ default: () => <p>lazy page</p> })),
      staticData: { tabName: () => 'lazy' },
    }),
    createRoute({
      getParentRoute: () => layout,
      path: 'fragile',
      component: FragilePage,
      staticData: { tabName: () => 'fragile' },
    }),
    createRoute({
      getParentRoute: () => layout,
      path: 'secret',
      beforeLoad: () => {
        throw redirect({ to: '/page404' } as never)
      },
      staticData: { tabName: () => 'secret' },
    }),
    createRoute({
      getParentRoute: () => layout,
      path: 'page404',
      component: () => <p>not allowed</p>,
    }),
  ]
  const router = createRouter({
    routeTree: root.addChildren([layout.addChildren(routes)]),
    history: createMemoryHistory({ initialEntries: [first] }),
  }) as unknown as AnyRouter
  const store = new TabsStore({
    getFirstMenuTab: () => ({ name: 'list', url: '/list' }),
    ...options,
  })
  const navigator: TabNavigator = bindRouter(router, store, { confirmDiscard })
  bound.add(navigator)
  return { router, store, navigator }
}

type App = ReturnType<typeof makeApp>

async function start(...args: Parameters<typeof makeApp>): Promise<App> {
  const app = makeApp(...args)
  render(
    <StrictMode>
      <RouterProvider router={app.router as never} />
    </StrictMode>,
  )
  await waitFor(() => expect(app.store.activeName ?? app.store.isOutside).toBeTruthy())
  return app
}

async function go({ router }: App, href: string) {
  await act(() => router.navigate({ href }))
}

function hrefOf({ router }: App) {
  return router.state.location.href
}

beforeEach(() => {
  mounts.mockClear()
  thrown = 'broken'
  reloads.mockReset()
  shouldThrow = false
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const navigator of bound) navigator.dispose()
  bound.clear()
})

describe('pages stay alive', () => {
  it('keeps typed text and mounts each page once', async () => {
    const user = userEvent.setup()
    const app = await start()
    await user.type(screen.getByLabelText('note'), 'half a thought')
    await go(app, '/orders/1')
    expect(screen.getByRole('heading', { name: 'order 1' })).toBeVisible()
    expect(screen.getByLabelText('note')).not.toBeVisible()
    await go(app, '/list')
    expect(screen.getByLabelText('note')).toBeVisible()
    expect(screen.getByLabelText('note')).toHaveValue('half a thought')
    expect(mounts.mock.calls.flat().filter((name) => name === 'list')).toHaveLength(1)
  })

  it('gives each record its own tab and page', async () => {
    const app = await start()
    await go(app, '/orders/1')
    await go(app, '/orders/2')
    expect(app.store.tabs.map(({ name, title }) => [name, title])).toEqual([
      ['list', undefined],
      ['order:1', 'Order 1'],
      ['order:2', 'Order 2'],
    ])
    expect(screen.getByRole('heading', { name: 'order 2' })).toBeVisible()
  })

  it('gives each value of a declared query key its own tab, and no other key one', async () => {
    const app = await start()
    await go(app, '/frame?app=oa&page=2')
    await go(app, '/frame?app=oa&page=3')
    await go(app, '/frame?app=crm')
    const names = () => app.store.tabs.map(({ name, url }) => [name, url])
    expect(names()).toEqual([
      ['list', '/list'],
      ['frame:{"app":"oa"}', '/frame?app=oa&page=3'],
      ['frame:{"app":"crm"}', '/frame?app=crm'],
    ])
    act(() => app.navigator.changeQuery('frame:{"app":"crm"}', { app: 'erp' }))
    await waitFor(() => expect(app.store.activeName).toBe('frame:{"app":"erp"}'))
    expect(names()).toContainEqual(['frame:{"app":"crm"}', '/frame?app=crm'])
  })

  it('loads a lazy page', async () => {
    const app = await start()
    await go(app, '/lazy')
    expect(await screen.findByText('lazy page')).toBeVisible()
  })

  it('renders panels in order of creation, whatever the order of the bar', async () => {
    const app = await start()
    await go(app, '/orders/1')
    const before = screen.getByRole('tabpanel')
    act(() => app.store.move('order:1', 0))
    const panels = screen.getAllByRole('tabpanel', { hidden: true })
    expect(panels[1]).toBe(before)
  })

  it('returns focus to where it was, unless it stands elsewhere on the screen', async () => {
    const user = userEvent.setup()
    const app = await start()
    await user.click(screen.getByLabelText('note'))
    await go(app, '/orders/1')
    act(() => (document.activeElement as HTMLElement).blur())
    await go(app, '/list')
    expect(screen.getByLabelText('note')).toHaveFocus()

    const outside = document.createElement('button')
    document.body.append(outside)
    await go(app, '/orders/1')
    outside.focus()
    await go(app, '/list')
    expect(outside).toHaveFocus()
    outside.remove()
  })
})

describe('query', () => {
  it('shows a keystroke in the same task: the caret does not jump', async () => {
    const user = userEvent.setup()
    const app = await start({}, '/list?keyword=hello')
    const input = screen.getByLabelText<HTMLInputElement>('keyword')
    await user.click(input)
    input.setSelectionRange(2, 2)
    await user.keyboard('XYZ')
    expect(input).toHaveValue('heXYZllo')
    await waitFor(() => expect(hrefOf(app)).toBe('/list?keyword=heXYZllo'))
  })

  it('removes a key that becomes undefined', async () => {
    const user = userEvent.setup()
    const app = await start({}, '/list?keyword=a&page=2')
    await user.clear(screen.getByLabelText('keyword'))
    await waitFor(() => expect(hrefOf(app)).toBe('/list?page=2'))
    expect(app.store.find('list')?.query).toEqual({ page: 2 })
  })

  it('leaves the address alone when the page is hidden, and is right on return', async () => {
    const app = await start()
    await go(app, '/orders/1')
    act(() => lateChange.current!({ keyword: 'late' }))
    expect(hrefOf(app)).toBe('/orders/1')
    expect(app.store.find('list')).toMatchObject({
      url: '/list?keyword=late',
      query: { keyword: 'late' },
    })
    await act(() => app.navigator.activate('list'))
    expect(hrefOf(app)).toBe('/list?keyword=late')
    expect(screen.getByLabelText('keyword')).toHaveValue('late')
  })

  it('takes another query into the same tab without mounting it anew', async () => {
    const app = await start()
    await go(app, '/list?page=5')
    expect(screen.getByText('page 5')).toBeVisible()
    expect(app.store.tabs).toHaveLength(1)
    expect(mounts).toHaveBeenCalledTimes(1)
  })
})

describe('Back and Forward', () => {
  it('goes over tabs and inside a tab, without mounting anew', async () => {
    const user = userEvent.setup()
    const app = await start()
    await user.click(screen.getByRole('button', { name: 'next' }))
    await screen.findByText('page 2')
    await user.click(screen.getByRole('link', { name: 'order seven' }))
    await screen.findByRole('heading', { name: 'order 7' })
    mounts.mockClear()

    act(() => app.navigator.back())
    await waitFor(() => expect(app.store.activeName).toBe('list'))
    expect(screen.getByText('page 2')).toBeVisible()
    act(() => app.navigator.back())
    expect(await screen.findByText('page 1')).toBeVisible()
    act(() => (app.router.history as RouterHistory).go(2))
    await waitFor(() => expect(app.store.activeName).toBe('order:7'))
    expect(mounts).not.toHaveBeenCalled()
  })

  it('lets the last of many quick changes win', async () => {
    const app = await start()
    await act(async () => {
      for (const id of [1, 2, 3, 4, 5]) void app.navigator.open(`/orders/${id}`)
      await app.navigator.open('/orders/6')
    })
    expect(app.store.activeName).toBe('order:6')
    expect(hrefOf(app)).toBe('/orders/6')
    expect(screen.getByRole('heading', { name: 'order 6' })).toBeVisible()
  })
})

describe('closing', () => {
  it('shows the neighbour and forgets the page', async () => {
    const app = await start()
    await go(app, '/orders/1')
    await go(app, '/orders/2')
    await act(() => app.navigator.close('order:2'))
    expect(hrefOf(app)).toBe('/orders/1')
    expect(screen.queryByText('order 2')).toBeNull()
    await act(() => app.navigator.close('list'))
    expect(hrefOf(app)).toBe('/orders/1')
    expect(app.store.tags).toEqual([{ name: 'order:1', url: '/orders/1' }])
  })

  it('goes to the first menu when the last tab closes', async () => {
    const app = await start({}, '/orders/1')
    await act(() => app.navigator.close('order:1'))
    expect(hrefOf(app)).toBe('/list')
    expect(app.store.tags).toEqual([{ name: 'list', url: '/list' }])
  })

  it('asks before unsaved input is lost, and keeps the tab on no', async () => {
    const user = userEvent.setup()
    const confirmDiscard = vi.fn((_tabs: readonly Tab[]) => false)
    const app = await start({}, '/orders/1', confirmDiscard)
    await user.type(screen.getByLabelText('draft 1'), 'x')
    await user.click(screen.getByRole('button', { name: 'close 1' }))
    expect(confirmDiscard).toHaveBeenCalledOnce()
    expect(confirmDiscard.mock.calls[0]![0].map(({ name }) => name)).toEqual(['order:1'])
    expect(screen.getByLabelText('draft 1')).toHaveValue('x')
    expect(await app.navigator.refresh('order:1')).toBe(false)
    expect(await app.navigator.closeAll()).toBe(false)
    confirmDiscard.mockReturnValue(true)
    await act(() => app.navigator.close('order:1'))
    expect(app.store.find('order:1')).toBeUndefined()
  })

  it('never loses unsaved input when nobody can be asked', async () => {
    const app = await start()
    act(() => app.store.setDirty('list', true))
    expect(await app.navigator.close('list')).toBe(false)
    expect(app.store.find('list')).toBeDefined()
  })

  it('closes others and all', async () => {
    const app = await start()
    await go(app, '/orders/1')
    await go(app, '/orders/2')
    await act(() => app.navigator.closeOthers('order:1'))
    expect(app.store.tags).toEqual([{ name: 'order:1', url: '/orders/1' }])
    expect(hrefOf(app)).toBe('/orders/1')
    await act(() => app.navigator.closeAll())
    expect(app.store.tags).toEqual([{ name: 'list', url: '/list' }])
    expect(hrefOf(app)).toBe('/list')
  })
})

it('mounts a refreshed page anew', async () => {
  const user = userEvent.setup()
  const app = await start()
  await user.type(screen.getByLabelText('note'), 'gone')
  await act(() => app.navigator.refresh('list'))
  expect(screen.getByLabelText('note')).toHaveValue('')
  expect(mounts).toHaveBeenCalledTimes(2)
})

describe('limit', () => {
  it('puts the oldest to sleep, protects unsaved input, and wakes on return', async () => {
    const user = userEvent.setup()
    const app = await start({ limit: 2 }, '/orders/1')
    await user.type(screen.getByLabelText('draft 1'), 'x')
    await go(app, '/orders/2')
    await go(app, '/orders/3')
    expect(app.store.tabs.map(({ name, isLive }) => [name, isLive])).toEqual([
      ['order:1', true],
      ['order:2', false],
      ['order:3', true],
    ])
    expect(screen.getByLabelText('draft 1')).toHaveValue('x')
    expect(screen.queryByText('order 2')).toBeNull()
    await act(() => app.navigator.activate('order:2'))
    expect(screen.getByRole('heading', { name: 'order 2' })).toBeVisible()
  })
})

it('wakes a restored tab at its address on the first click', async () => {
  const app = await start({ load: () => ({ tabs: [{ name: 'order:9', url: '/orders/9' }] }) })
  expect(screen.queryByText('order 9')).toBeNull()
  await act(() => app.navigator.activate('order:9'))
  expect(screen.getByRole('heading', { name: 'order 9' })).toBeVisible()
  expect(app.store.tabs).toHaveLength(2)
})

describe('what is no tab', () => {
  it('is shown outside, and the pages behind it live on', async () => {
    const user = userEvent.setup()
    const app = await start()
    await user.type(screen.getByLabelText('note'), 'kept')
    await go(app, '/secret')
    expect(screen.getByText('not allowed')).toBeVisible()
    expect(app.store.tags).toEqual([{ name: 'list', url: '/list' }])
    expect(screen.getByLabelText('note')).not.toBeVisible()
    await go(app, '/list')
    expect(screen.queryByText('not allowed')).toBeNull()
    expect(screen.getByLabelText('note')).toHaveValue('kept')
  })
})

it('keeps an error inside its tab and recovers by reloading it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const user = userEvent.setup()
  const app = await start()
  await user.type(screen.getByLabelText('note'), 'kept')
  shouldThrow = true
  await go(app, '/fragile')
  expect(screen.getByRole('alert')).toHaveTextContent('此页面出错了')
  shouldThrow = false
  await user.click(screen.getByRole('button', { name: '重新加载此页面' }))
  expect(screen.getByText('fragile works')).toBeVisible()
  await go(app, '/list')
  expect(screen.getByLabelText('note')).toHaveValue('kept')
})

it('says of a file that is gone that everything has to be loaded anew, and leaves that to the portal', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const user = userEvent.setup()
  const app = await start()
  await user.type(screen.getByLabelText('note'), 'kept')
  shouldThrow = true
  thrown = 'Failed to fetch dynamically imported module: /assets/Page-1.js'
  await go(app, '/fragile')
  expect(screen.getByRole('alert')).toHaveTextContent('此页面需要重新加载')
  await user.click(screen.getByRole('button', { name: '重新加载' }))
  expect(reloads).toHaveBeenCalledOnce()
  await go(app, '/list')
  expect(screen.getByLabelText('note')).toHaveValue('kept')
})

it('warns before the window closes while any tab has unsaved input', async () => {
  const app = await start()
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(leave()).toBe(false)
  act(() => app.store.setDirty('list', true))
  expect(leave()).toBe(true)
  act(() => app.store.setDirty('list', false))
  expect(leave()).toBe(false)
  act(() => app.store.setDirty('list', true))
  app.navigator.dispose()
  expect(leave()).toBe(false)
})
