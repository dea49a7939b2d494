import { ApiError } from '@spruce/api-client'
import type { TestHandlers } from '@spruce/api-client/testing'
import type { MenuItem } from '@spruce/session'
import { menuFixture } from '@spruce/session/testing'
import { ShellPortProvider, ShellProvider } from '@spruce/shell-ui'
import { FakeShellPort, stubDom } from '@spruce/shell-ui/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { TestWorkbench } from '../testing/TestWorkbench.js'
import { workDocument } from '../testing/workbenches.js'
import { deliveredPage, deliveredUrl, publishedPage } from '../testing/deliveredPages.js'
import { DeliveredPage } from './DeliveredPage.js'
import { deliveredPageIds } from './deliveredPages.js'

stubDom()
// Everything is in sight.
vi.stubGlobal('IntersectionObserver', undefined)

const menuTo = (path: string, childs: MenuItem[] = []) => menuFixture({ id: path, path, childs })

interface Given {
  handlers?: TestHandlers
  params?: Record<string, string>
  query?: Record<string, unknown>
  menus?: Record<string, MenuItem[]>
  shell?: FakeShellPort
}

function show({ handlers, params, query = {}, menus = {}, shell }: Given = {}) {
  return render(
    <ShellProvider language="zh-CN">
      <TestWorkbench handlers={{ [deliveredPage]: publishedPage, ...handlers }} change={{ menus }}>
        <ShellPortProvider value={shell ?? new FakeShellPort()}>
          <DeliveredPage
            params={params ?? { appCode: 'RCAPPN0001', pageId: 'p1' }}
            query={query}
            onQueryChange={() => undefined}
          />
        </ShellPortProvider>
      </TestWorkbench>
    </ShellProvider>,
  )
}

describe('DeliveredPage', () => {
  it('shows the page that the path names', async () => {
    show()
    expect(await screen.findByRole('heading', { level: 1, name: '生产总览' })).toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: '我的应用' })).toBeVisible()
  })

  it('shows the page of the query, else that of the first menu that leads to one', async () => {
    const asked: string[] = []
    const handlers = {
      [deliveredPage]: ({ path: { id } }: { path: { id: string } }) => {
        asked.push(id)
        return { ...publishedPage, document: workDocument }
      },
    }
    const { unmount } = show({
      ...{ handlers, query: { pageId: 'p7' } },
      params: { appCode: 'RCAPPN0001' },
    })
    await screen.findByRole('heading', { level: 1, name: '生产总览' })
    unmount()
    const menus = { RCAPPN0001: [menuTo('', [menuTo(`${deliveredUrl}?pageId=p8`)])] }
    show({ handlers, params: { appCode: 'RCAPPN0001' }, menus })
    await screen.findByRole('heading', { level: 1, name: '生产总览' })
    expect(asked).toEqual(['p7', 'p8'])
  })

  it('says that there is none', () => {
    show({ params: { appCode: 'constructor' } })
    expect(screen.getByText('此应用还没有可显示的页面')).toBeVisible()
  })

  it.each([
    [
      'is out no more',
      () => {
        throw new ApiError({ kind: 'http', status: 404, message: '不存在' })
      },
    ],
    ['belongs to another application', { ...publishedPage, appCode: 'RCAPPN0002' }],
  ])('shows nothing of a page that %s', async (_, answer) => {
    show({ handlers: { [deliveredPage]: answer } })
    expect(await screen.findByText('无法显示此页面')).toBeVisible()
    expect(screen.queryByRole('heading', { name: '我的应用' })).toBeNull()
  })

  it('opens another page of the application, with the parameters of the way to it', async () => {
    const shell = new FakeShellPort()
    const parameters = { site: { variable: 'site' }, shift: { value: 'a&b 1' } }
    const links = [
      { label: '设备详情', action: { kind: 'open-page', page: 'p2', parameters } },
      { label: '首页', action: { kind: 'open-page', page: 'p3' } },
    ]
    const place = { parent: null, slot: 'main', order: 'a1', x: 0, y: 0, w: 8, h: 4 }
    const node = { id: 'links', type: 'spruce.links', ...place, props: { title: '链接', links } }
    const document = {
      ...workDocument,
      nodes: { links: node },
      variables: [{ name: 'site', kind: 'text', default: '东区' }],
    }
    show({ shell, handlers: { [deliveredPage]: { ...publishedPage, document } } })
    await userEvent.click(await screen.findByRole('button', { name: '设备详情' }))
    await userEvent.click(screen.getByRole('button', { name: '首页' }))
    expect(shell.opened).toEqual([
      `${deliveredUrl}/page-preview/p2?v.site=%E4%B8%9C%E5%8C%BA&v.shift=a%26b+1`,
      `${deliveredUrl}/page-preview/p3`,
    ])
  })

  it('asks again after a failure', async () => {
    let isBroken = true
    show({
      handlers: {
        [deliveredPage]: () => {
          if (isBroken) throw new ApiError({ kind: 'http', status: 503, message: '服务不可用' })
          return publishedPage
        },
      },
    })
    const retry = await screen.findByRole('button', { name: '重试' })
    isBroken = false
    await userEvent.click(retry)
    expect(await screen.findByRole('heading', { name: '我的应用' })).toBeVisible()
  })
})

describe('the pages of an application', () => {
  it.each([
    [
      [menuTo(`${deliveredUrl}?pageId=a`), menuTo(`${deliveredUrl}?pageId=b`)],
      ['a', 'b'],
    ],
    [[menuTo(`${deliveredUrl}/page-preview/c`), menuTo(`${deliveredUrl}?pageId=c`)], ['c']],
    [[menuTo('/dashboard'), menuTo('', [menuTo(`${deliveredUrl}/page-preview/d`)])], ['d']],
    [[menuTo('https://evil.example/page-preview/x'), menuTo(`${deliveredUrl}/page-preview/`)], []],
    [[menuTo(`${deliveredUrl.slice(0, -1)}2/page-preview/e`), menuTo('/x?pageId=f')], []],
    [undefined, []],
  ])('of menus are found (%#)', (menus, pages) => {
    expect(deliveredPageIds('RCAPPN0001', menus)).toEqual(pages)
  })
})
