import { createTestApi } from '@spruce/api-client/testing'
import type { SubApp, SubAppWaiting } from '@spruce/session'
import { SessionProvider } from '@spruce/session/react'
import { createTestSession } from '@spruce/session/testing'
import { isMadeStaleBy, ShellProvider } from '@spruce/shell-ui'
import { stubDom } from '@spruce/shell-ui/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useMenuCounts, waitingKinds } from './waitingCounts.js'
import { WaitingWork } from './WaitingWork.js'

const basePath = '/yunbu-app/spruce-web-enterprise-console'
const name = (text: string) => ({ 'zh-CN': text, 'en-US': `${text} (en)` })

function subApp(waiting?: SubAppWaiting): SubApp {
  const path = 'base/organization'
  return {
    manifest: {
      appCode: 'spruce-web-enterprise-console',
      basePath,
      name: name('样例'),
      permissions: [],
      menus: [],
      waitingWork: [
        { key: 'held', name: name('待审核'), path: `${path}?status=new`, permCode: 'user:list' },
        { key: 'free', name: name('待发布'), path, isInMenu: true },
        { key: 'refused', name: name('无权限'), path, permCode: 'plan:add' },
        { key: 'unlisted', name: name('无菜单'), path: 'base/nowhere' },
      ],
    },
    routes: () => [],
    ...(waiting && { waiting: () => Promise.resolve(waiting) }),
  }
}

const api = createTestApi({})
const person = {
  session: createTestSession({ permissions: ['user:list'] }),
  menuPathOf: (path: string) => path,
}
const kindsOf = (subApps: readonly SubApp[]) => waitingKinds(person, subApps, 'zh-CN')
let queryClient: QueryClient

beforeEach(() => {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
})
stubDom()

function Providers({ children }: { children: ReactNode }) {
  return (
    <ShellProvider language="zh-CN">
      <QueryClientProvider client={queryClient}>
        <SessionProvider session={person.session} api={api}>
          {children}
        </SessionProvider>
      </QueryClientProvider>
    </ShellProvider>
  )
}

function show(waiting: SubAppWaiting) {
  render(<WaitingWork kinds={kindsOf([subApp(waiting)])} />, { wrapper: Providers })
}

describe('waitingKinds', () => {
  it('are those whose permission is held and whose page is in the menus', () => {
    const kinds = kindsOf([subApp({})])
    expect(kinds.map(({ name, href }) => [name, href])).toEqual([
      ['待审核', `${basePath}/base/organization?status=new`],
      ['待发布', `${basePath}/base/organization`],
    ])
  })

  it('are none of a sub-application that counts nothing', () => {
    expect(kindsOf([subApp()])).toEqual([])
  })
})

describe('WaitingWork', () => {
  it('shows how much waits, as a way to it, and leaves out what is done', async () => {
    show({
      held: { queryKey: ['things', 'waiting'], count: () => Promise.resolve(1200) },
      free: { queryKey: ['others', 'waiting'], count: () => Promise.resolve(0) },
    })
    const link = await screen.findByRole('link', { name: '待审核 1,200' })
    expect(link).toHaveAttribute('href', `${basePath}/base/organization?status=new`)
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })

  it('counts anew what a change of the sub-application makes stale', async () => {
    const count = vi.fn().mockResolvedValueOnce(2).mockResolvedValue(0)
    show({
      held: { queryKey: ['things', 'waiting'], count },
      free: { queryKey: ['others', 'waiting'], count: () => Promise.resolve(0) },
    })
    await screen.findByRole('link', { name: '待审核 2' })
    await act(() => queryClient.invalidateQueries({ queryKey: ['things'] }))
    expect(await screen.findByText('没有待处理的事项。')).toBeVisible()
  })

  it('says what went wrong, and counts again when asked to', async () => {
    const count = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue(3)
    show({
      held: { queryKey: ['things', 'waiting'], count },
      free: { queryKey: ['others', 'waiting'], count: () => Promise.resolve(0) },
    })
    await userEvent.click(await screen.findByRole('button', { name: '重试' }))
    expect(await screen.findByRole('link', { name: '待审核 3' })).toBeVisible()
    expect(count).toHaveBeenCalledTimes(2)
  })

  it('tells of work that nobody counts', async () => {
    show({ held: { queryKey: ['things'], count: () => Promise.resolve(1) } })
    expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
  })
})

describe('useMenuCounts', () => {
  const menuId = () => person.session.menuMap.get(`${basePath}/base/organization`)?.id ?? ''

  function count(waiting: SubAppWaiting) {
    const { result } = renderHook(() => useMenuCounts(person, api, [subApp(waiting)]), {
      wrapper: Providers,
    })
    return result
  }

  it('counts what the manifest wants in the menu, and again when a message tells of more', async () => {
    const free = vi.fn().mockResolvedValueOnce(2).mockResolvedValue(5)
    const held = vi.fn().mockResolvedValue(7)
    const counts = count({
      held: { queryKey: ['things', 'waiting'], count: held },
      free: { queryKey: ['others', 'waiting'], count: free },
    })
    await waitFor(() => expect(counts.current).toEqual(new Map([[menuId(), 2]])))
    expect(held).not.toHaveBeenCalled()
    await act(() => queryClient.invalidateQueries({ predicate: isMadeStaleBy('message') }))
    await waitFor(() => expect(counts.current.get(menuId())).toBe(5))
  })

  it('shows nothing of what cannot be counted, and fails nothing', async () => {
    const free = vi.fn().mockRejectedValue(new Error('no'))
    const counts = count({ free: { queryKey: ['others', 'waiting'], count: free } })
    await waitFor(() => expect(free).toHaveBeenCalled())
    expect(counts.current.get(menuId())).toBe(0)
  })
})
