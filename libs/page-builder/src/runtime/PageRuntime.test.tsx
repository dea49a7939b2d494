import { defineComponent, s } from '@spruce/designer-engine/registry'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useLayoutEffect, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageSearch } from '../data/variables.js'
import { FakeDataPort, type FakeAnswer } from '../testing/FakeDataPort.js'
import { pageNode, pageOf, type PageParts } from '../testing/pages.js'
import { allWidgets } from '../widgets/allWidgets.js'
import { clockWidget } from '../widgets/clock/definition.js'
import { statisticWidget } from '../widgets/statistic/definition.js'
import { createPageRegistry } from './createPageRegistry.js'
import { PageRuntime, type PageRuntimeProps } from './PageRuntime.js'
import { defineWidget } from './WidgetDefinition.js'

const numbers = (...values: number[]) => ({
  columns: [
    { name: 'name', type: 'string', values: values.map((_, at) => `行${at + 1}`) },
    { name: 'count', type: 'number', values },
  ],
})

const broken = defineComponent({
  type: 'acme.broken',
  version: 1,
  label: { 'zh-CN': '坏的', 'en-US': 'Broken' },
  category: 'test',
  icon: '',
  props: s.object({}),
  size: { w: 4, h: 4 },
  a11y: { name: () => 'broken' },
  load: () =>
    Promise.resolve(() => {
      throw new Error('broken')
    }),
})
const registry = createPageRegistry([...allWidgets, broken])

const statistic = (id: string, y: number, props: object = {}) =>
  pageNode({ id, type: 'spruce.statistic', y, h: 3, props: { title: id, query: 'q', ...props } })

function show(
  parts: PageParts,
  answers: Readonly<Record<string, FakeAnswer>> = {},
  props: Partial<PageRuntimeProps> = {},
) {
  const data = new FakeDataPort(answers)
  const queries = parts.queries ?? [{ id: 'q', source: 'platform' }]
  render(
    <StrictMode>
      <PageRuntime
        document={pageOf({ ...parts, queries })}
        registry={registry}
        data={data}
        {...props}
      />
    </StrictMode>,
  )
  return data
}

const widgets = () =>
  screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent)

type Seen = Map<Element, IntersectionObserverCallback>

/** Nothing is in sight until it is told. */
function watchSeen(): Seen {
  const seen: Seen = new Map()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly callback: IntersectionObserverCallback) {}
      observe = (element: Element) => void seen.set(element, this.callback)
      unobserve = (element: Element) => void seen.delete(element)
      disconnect = () => undefined
    },
  )
  return seen
}

function tellSeen(seen: Seen, isIntersecting: boolean) {
  for (const [target, callback] of seen) {
    callback([{ target, isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver)
  }
}

/** With an observer of its own: one is kept for all pages. */
async function renderFresh(document: unknown, data: FakeDataPort) {
  vi.resetModules()
  const { PageRuntime: Fresh } = await import('./PageRuntime.js')
  render(<Fresh document={document} registry={registry} data={data} />)
}

/** A row below every window. */
const deep = 100

describe('PageRuntime', () => {
  // Without one all is in sight; files before this one in the process may have left theirs.
  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', undefined)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('reads in the order of rows, then columns, with one request for all', async () => {
    const nodes = [
      statistic('c', 3),
      { ...statistic('b', 0), x: 12 },
      statistic('a', 0, { column: 'count', make: 'sum' }),
    ]
    const data = show({ nodes }, { q: numbers(1, 2) })
    expect(await screen.findByText('3')).toBeVisible()
    expect(widgets()).toEqual(['a', 'b', 'c'])
    expect(data.requests.filter(({ queries }) => queries.includes('q'))).toHaveLength(1)
  })

  it('names an unknown component, and keeps what one throws from the others', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const nodes = [
      pageNode({ id: 'x', type: 'acme.lost' }),
      pageNode({ id: 'y', type: 'acme.broken', y: 6 }),
      statistic('a', 12),
    ]
    show({ nodes }, { q: numbers(7) })
    expect(await screen.findByText('未知组件：acme.lost')).toBeVisible()
    expect(await screen.findByText('组件出错')).toBeVisible()
    expect(await screen.findByText('7')).toBeVisible()
  })

  it('loads the view of a widget beside its data', async () => {
    const load = vi.fn(() => Promise.resolve(() => null))
    const late = defineWidget({ ...statisticWidget, type: 'acme.late', load })
    const nodes = [pageNode({ id: 'a', type: 'acme.late', props: { query: 'q' } })]
    show({ nodes }, { q: 'never' }, { registry: createPageRegistry([late]) })
    expect(await screen.findByText('加载中…')).toBeInTheDocument()
    await waitFor(() => expect(load).toHaveBeenCalledOnce())
  })

  it('loads a view again that did not come', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const load = vi.fn(() => Promise.resolve(() => <p>晚到的内容</p>))
    load.mockRejectedValueOnce(new Error('gone'))
    const late = defineWidget({ ...clockWidget, type: 'acme.again', load })
    const nodes = [pageNode({ id: 'a', type: 'acme.again' })]
    show({ nodes }, {}, { registry: createPageRegistry([late]) })
    await userEvent.click(await screen.findByRole('button', { name: '重试' }))
    expect(await screen.findByText('晚到的内容')).toBeVisible()
  })

  it('says which column a frame lacks', async () => {
    show({ nodes: [statistic('a', 0, { column: 'heat' })] }, { q: numbers(1) })
    expect(await screen.findByText('数据缺少列：heat')).toBeVisible()
  })

  it('says what a frame lacks above what it draws, as the server said it or as the page found it', async () => {
    const own = (id: string, formula: string) => ({
      ...{ id, source: 'static', frame: numbers(6, 0) },
      transforms: [{ kind: 'calculate', as: 'share', formula }],
    })
    const queries = [
      { id: 'q', source: 'platform' },
      own('made', '12 / row["count"]'),
      own('lost', '1 +'),
    ]
    const nodes = [
      statistic('a', 0, { column: 'count' }),
      statistic('b', 3, { query: 'made', column: 'share', make: 'sum' }),
      statistic('c', 6, { query: 'lost' }),
    ]
    const note = '“share”有 3 行无法计算'
    show({ nodes, queries }, { q: { ok: true, frame: numbers(7), note } })
    expect(await screen.findByText(note)).toBeVisible()
    const b = within(screen.getByRole('article', { name: 'b' }))
    expect(
      await b.findByText('“share”有 1 行无法计算（首次出现在第 2 行）：除数为零'),
    ).toBeVisible()
    expect(b.getByText('2')).toBeVisible()
    expect(await screen.findByText('第 1 步处理：列“share”的公式有误。')).toBeVisible()
  })

  it('asks again when it failed', async () => {
    let count = 0
    const answer = () =>
      count++ === 0 ? { ok: false as const, error: new Error('down') } : numbers(5)
    show({ nodes: [statistic('a', 0)] }, { q: answer })
    await userEvent.click(await screen.findByRole('button', { name: '重试' }))
    expect(await screen.findByText('5')).toBeVisible()
  })

  it('refuses what is no page', () => {
    render(<PageRuntime document="{" registry={registry} data={new FakeDataPort()} />)
    expect(screen.getByRole('alert')).toHaveTextContent('页面无法打开')
  })

  it('keeps variables in the address, and a row sets one', async () => {
    function Host() {
      const [search, onSearchChange] = useState<PageSearch>({ page: 2 })
      const document = useState(() =>
        pageOf({
          nodes: [
            pageNode({
              ...{ id: 't', type: 'spruce.table' },
              props: {
                query: 'q',
                rowAction: { kind: 'set-variable', variable: 'name', source: { column: 'name' } },
              },
            }),
            pageNode({ id: 'h', type: 'spruce.text', y: 6, props: { html: '<b>{{name}}</b>' } }),
          ],
          queries: [{ id: 'q', source: 'static', frame: numbers(1, 2) }],
          variables: [{ name: 'name', kind: 'text', default: '<i>' }],
        }),
      )[0]
      const [data] = useState(() => new FakeDataPort())
      return (
        <>
          <output>{JSON.stringify(search)}</output>
          <PageRuntime {...{ document, registry, data }} variables={{ search, onSearchChange }} />
        </>
      )
    }
    render(<Host />)
    expect(await screen.findByText('<i>')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: '打开行2' }))
    expect(screen.getByText('{"v.name":"行2"}')).toBeVisible()
    expect(screen.getByText('行2', { selector: 'b' })).toBeVisible()
  })

  it('tells what leads out of the page, and follows no unsafe address', async () => {
    const onAction = vi.fn()
    const link = (id: string, y: number, url: string) =>
      statistic(id, y, { link: { kind: 'open-url', url } })
    const nodes = [link('a', 0, '/x'), link('b', 3, 'javascript:alert(1)')]
    show({ nodes }, { q: numbers(1) }, { onAction })
    await userEvent.click(await screen.findByRole('button', { name: '打开a' }))
    await userEvent.click(screen.getByRole('button', { name: '打开b' }))
    const href = `${location.origin}/x`
    expect(onAction.mock.calls).toEqual([[{ kind: 'open-url', href, isOwn: true }]])
  })

  it('shows by variable, permission and what a query has', async () => {
    const rule = (id: string, y: number, visibility: object) =>
      statistic(id, y, { visibility: [visibility] })
    const nodes = [
      rule('a', 0, { kind: 'permission', code: 'x' }),
      rule('b', 3, { kind: 'permission', code: 'y' }),
      rule('c', 6, { kind: 'empty', query: 'q', isNot: true }),
      rule('d', 9, { kind: 'empty', query: 'q' }),
    ]
    show({ nodes }, { q: numbers(1) }, { permCodes: ['x'] })
    expect(await screen.findByRole('heading', { name: 'c' })).toBeVisible()
    expect(widgets()).toEqual(['a', 'c'])
  })

  it('closes a section, which takes its room and its widgets away', async () => {
    const nodes = [
      pageNode({ id: 's', type: 'spruce.section', h: 8, props: { title: '分区一' } }),
      { ...statistic('a', 0), parent: 's', slot: 'body' },
      statistic('b', 8),
    ]
    show({ nodes }, { q: numbers(1) })
    const head = screen.getByRole('button', { name: '分区一' })
    const below = () => document.querySelector<HTMLElement>('[data-page-item="b"]')?.style.gridRow
    expect(below()).toBe('9 / span 3')
    head.focus()
    await userEvent.keyboard('{Enter}')
    expect(head).toHaveAttribute('aria-expanded', 'false')
    expect(below()).toBe('2 / span 3')
    expect(widgets()).toEqual(['b'])
  })

  it('goes through tabs by keys; a hidden one asks for nothing', async () => {
    const nodes = [
      pageNode({ id: 't', type: 'spruce.tabs' }),
      ...['一', '二'].flatMap((title, at) => [
        pageNode({
          ...{ id: `g${at}`, type: 'spruce.group', parent: 't', slot: 'tabs', props: { title } },
        }),
        { ...statistic(`w${at}`, 0, { query: `q${at}` }), parent: `g${at}`, slot: 'body' },
      ]),
    ]
    const queries = ['q0', 'q1'].map((id) => ({ id, source: 'platform' }))
    const data = show({ nodes, queries }, { q0: numbers(1), q1: numbers(2) })
    const first = await screen.findByRole('tab', { name: '一', selected: true })
    await waitFor(() => expect(data.requests.flatMap((one) => one.queries)).toEqual(['q0']))
    first.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: '二' })).toHaveFocus()
    expect(await screen.findByText('2')).toBeVisible()
    await userEvent.keyboard('{Home}')
    expect(first).toHaveFocus()
  })

  it('neither asks nor draws out of sight, and shows what the keyboard reaches', async () => {
    const seen = watchSeen()
    const data = new FakeDataPort({ q: numbers(1) })
    const page = pageOf({
      nodes: [
        pageNode({ id: 'top', type: 'spruce.clock', h: deep }),
        statistic('a', deep, { title: '' }),
      ],
      queries: [{ id: 'q', source: 'platform', isLive: true }],
    })
    await renderFresh(page, data)
    await act(() => new Promise((done) => setTimeout(done, 20)))
    expect(data.requests).toEqual([])
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(screen.getByRole('group')).toHaveAttribute('tabindex', '0')
    act(() => tellSeen(seen, true))
    expect(await screen.findByText('1')).toBeVisible()
    expect(data.subscriptions.size).toBe(1)
    act(() => tellSeen(seen, false))
    await waitFor(() => expect(data.subscriptions.size).toBe(0))
    expect(screen.getByText('1')).toBeVisible()
  })

  it('draws and asks at once for what a page begins with, and stops where that is out of sight', async () => {
    const seen = watchSeen()
    const data = new FakeDataPort({ q: numbers(1) })
    const queries = [{ id: 'q', source: 'platform', isLive: true }]
    await renderFresh(pageOf({ nodes: [statistic('a', 0)], queries }), data)
    expect(await screen.findByText('1')).toBeVisible()
    expect(data.subscriptions.size).toBe(1)
    act(() => tellSeen(seen, false))
    await waitFor(() => expect(data.subscriptions.size).toBe(0))
  })

  it('asks for nothing in a hidden window', async () => {
    watchSeen()
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const data = new FakeDataPort({ q: numbers(1) })
    const queries = [{ id: 'q', source: 'platform' }]
    await renderFresh(pageOf({ nodes: [statistic('a', 0)], queries }), data)
    await act(() => new Promise((done) => setTimeout(done, 20)))
    expect(data.requests).toEqual([])
    vi.restoreAllMocks()
  })

  it('shows the beginning of a long page first, at its whole height, and then all of it', async () => {
    const nodes = Array.from({ length: 200 }, (_, at) => statistic(`w${at}`, at * 3))
    const page = pageOf({ nodes, queries: [{ id: 'q', source: 'platform' }] })
    const data = new FakeDataPort({ q: numbers(1) })
    const grid = () => document.querySelector<HTMLElement>('.sp-page-grid')
    const first = { count: 0, height: '' }
    function Look() {
      useLayoutEffect(() => {
        first.count = grid()?.children.length ?? 0
        first.height = grid()?.style.minHeight ?? ''
      })
      return null
    }
    render(
      <>
        <PageRuntime document={page} registry={registry} data={data} />
        <Look />
      </>,
    )
    expect(first.count).toBeGreaterThan(1)
    expect(first.count).toBeLessThan(30)
    expect(first.height).toBe('23990px')
    await waitFor(() => expect(grid()?.children).toHaveLength(200))
    expect(grid()?.style.minHeight).toBe('')
  })
})
