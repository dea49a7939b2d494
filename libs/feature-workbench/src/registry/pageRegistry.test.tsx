import { ApiError } from '@spruce/api-client'
import type { TestHandlers } from '@spruce/api-client/testing'
import { ShellProvider } from '@spruce/shell-ui'
import { stubDom } from '@spruce/shell-ui/testing'
import { render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ComponentPreview } from '../preview/ComponentPreview.js'
import { componentPalette, productComponents, trendComponent } from '../testing/components.js'
import { TestWorkbench } from '../testing/TestWorkbench.js'
import { workDocument } from '../testing/workbenches.js'
import { WorkbenchView } from '../workbench/WorkbenchView.js'
import { registryOf, usePalette } from './pageRegistry.js'

stubDom()
vi.stubGlobal('IntersectionObserver', undefined)

const node = { parent: null, slot: 'main', order: 'z', x: 0, y: 50, w: 8, h: 6 }
const withTrend = {
  ...workDocument,
  nodes: {
    ...workDocument.nodes,
    trend: { ...node, id: 'trend', type: 'acme.trend', props: { title: '一号线趋势', days: 3 } },
  },
}

function show(document: unknown, handlers: TestHandlers) {
  render(
    <TestWorkbench handlers={handlers}>
      <WorkbenchView document={document} workbenchId="w" revision={1} />
    </TestWorkbench>,
    { wrapper: ShellProvider },
  )
}

describe('a page', () => {
  it('shows a component of the company in a frame', async () => {
    show(withTrend, { [componentPalette]: [trendComponent] })
    const frame = await screen.findByTitle('一号线趋势')
    const given = new URLSearchParams(new URL(frame.getAttribute('src') ?? '').hash.slice(1))
    expect(given.get('properties')).toBe('{"days":3}')
  })

  it('asks for no component where it holds none', async () => {
    const palette = vi.fn(() => [trendComponent])
    show(workDocument, { [componentPalette]: palette })
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(0))
    expect(palette).not.toHaveBeenCalled()
  })

  it('says in the place of a component that it does not show to the person, and loads nothing of it', async () => {
    const asked = vi.fn()
    show(withTrend, {
      [componentPalette]: ({ query }: { query: Record<string, unknown> }) => {
        asked(query['codes'])
        return [{ ...trendComponent, isShown: false, url: null, properties: {} }]
      },
    })
    expect(await screen.findByText('您没有查看此组件的权限。')).toBeVisible()
    expect(screen.getByRole('article', { name: '一号线趋势' })).toBeVisible()
    expect(document.querySelector('iframe')).toBeNull()
    expect(asked).toHaveBeenCalledExactlyOnceWith('acme.trend')
  })

  it.each([
    ['is not offered any more', () => []],
    [
      'cannot be read',
      () => {
        throw new ApiError({ kind: 'http', status: 500, message: '服务器错误' })
      },
    ],
  ])('shows the rest, and says where a component is missing that %s', async (_, palette) => {
    show(withTrend, { [componentPalette]: palette })
    expect(await screen.findByText('未知组件：acme.trend')).toBeVisible()
    expect(screen.getAllByRole('article').length).toBeGreaterThan(0)
  })
})

/** What a designer is offered. */
function Offered() {
  const { data } = usePalette([])
  return <p>{data?.palette({ permCodes: [] }).map(({ type }) => `${type};`)}</p>
}

it('a designer is offered what the platform and the company offer, and containers', async () => {
  const offered = [...productComponents, trendComponent].filter(
    ({ code }) => code !== 'spruce.clock',
  )
  render(
    <TestWorkbench handlers={{ [componentPalette]: offered }}>
      <Offered />
    </TestWorkbench>,
    { wrapper: ShellProvider },
  )
  const list = await screen.findByText(/acme\.trend;/)
  expect(list).toHaveTextContent('spruce.section;')
  expect(list).toHaveTextContent('spruce.chart;')
  expect(list).not.toHaveTextContent('spruce.clock;')
})

it('a designer is not offered a component of the page that does not show to them', async () => {
  const hidden = { ...trendComponent, isShown: false, url: null, properties: {} }
  function OnPage() {
    const { data } = usePalette([undefined, withTrend])
    const offered = data?.palette({ permCodes: [] }).map(({ type }) => `${type};`)
    return <p>{data && [...(offered ?? []), data.has('acme.trend') ? 'known' : 'unknown']}</p>
  }
  const handlers = { [componentPalette]: [...productComponents, hidden] }
  render(
    <TestWorkbench handlers={handlers}>
      <OnPage />
    </TestWorkbench>,
    { wrapper: ShellProvider },
  )
  const list = await screen.findByText(/known/)
  expect(list).toHaveTextContent(/[^n]known/)
  expect(list).not.toHaveTextContent('acme.trend;')
})

describe('registryOf', () => {
  it('takes the one that shows of two with one code', () => {
    const hidden = { ...trendComponent, isShown: false, url: null }
    const registry = registryOf([trendComponent, hidden])
    expect(registry.definitionOf('acme.trend').permissions).toBeUndefined()
  })

  it('leaves out what has no page, what no page could hold, and what would stand for a widget of the product', () => {
    const types = registryOf([
      trendComponent,
      { ...trendComponent, code: 'acme.plain', url: null },
      { ...trendComponent, code: 'acme..odd' },
      { ...trendComponent, code: 'spruce.gauge' },
    ]).types
    expect(types).toContain('acme.trend')
    expect(types.filter((type) => !type.startsWith('spruce.'))).toEqual(['acme.trend'])
    expect(types.filter((type) => type === 'spruce.gauge')).toHaveLength(1)
  })
})

describe('ComponentPreview', () => {
  const preview = (component: Parameters<typeof ComponentPreview>[0]['component']) =>
    render(<ComponentPreview component={component} />, { wrapper: ShellProvider })

  it('shows the page of a component with its default properties', async () => {
    preview(trendComponent)
    const frame = await screen.findByTitle('趋势图')
    expect(decodeURIComponent(frame.getAttribute('src') ?? '')).toContain('{"days":7}')
  })

  it.each(productComponents.map((component) => [component.code, component] as const))(
    'shows %s of the product with what it needs',
    async (_, component) => {
      preview(component)
      const widget = await screen.findByRole('article')
      await waitFor(() => expect(widget).not.toHaveAttribute('aria-busy', 'true'))
      expect(widget).not.toHaveTextContent(/尚未选择数据查询|缺少|未知组件/)
    },
  )

  it('shows a widget of the product by its code, and says of any other that it is unknown', async () => {
    preview({ ...trendComponent, code: 'spruce.clock', url: null })
    expect(await screen.findByRole('article')).toBeVisible()
    preview({ ...trendComponent, code: 'spruce.nothing', url: null })
    expect(await screen.findByText('未知组件：spruce.nothing')).toBeVisible()
  })
})
