import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import { PageRuntime } from '../runtime/PageRuntime.js'
import { FakeDataPort } from '../testing/FakeDataPort.js'
import { pageNode, pageOf } from '../testing/pages.js'

const registry = createPageRegistry([])
const data = new FakeDataPort()

/** Its code comes later than the page. */
async function show(seconds: number) {
  const slides = ['甲', '乙', '丙'].map((title, at) =>
    pageNode({
      ...{ id: title, type: 'spruce.group', parent: 'c', slot: 'slides' },
      ...{ order: `a${String(at + 1)}`, props: { title } },
    }),
  )
  const node = pageNode({ id: 'c', type: 'spruce.carousel', props: { title: '车间', seconds } })
  const document = pageOf({ nodes: [node, ...slides] })
  render(<PageRuntime {...{ document, registry, data }} />)
  await screen.findByRole('region', { name: '车间' })
}
/** Time goes on. */
function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}
const shown = () => screen.getByRole('group').getAttribute('aria-label')

describe('a carousel (ARIA practice "Carousel")', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => vi.useRealTimers())

  it('turns by hand, round and round', async () => {
    await show(0)
    expect(shown()).toBe('甲')
    expect(screen.getByRole('group')).toHaveAttribute('aria-roledescription', '轮播页')
    await userEvent.click(screen.getByRole('button', { name: '上一页' }))
    expect(shown()).toBe('丙')
    await userEvent.click(screen.getByRole('button', { name: '下一页' }))
    expect(shown()).toBe('甲')
    expect(screen.queryByRole('button', { name: /自动切换/ })).toBeNull()
  })

  it('turns by itself until it is stopped, and not while somebody is in it', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await show(5)
    pass(5_000)
    expect(shown()).toBe('乙')
    await user.tab()
    pass(20_000)
    expect(shown()).toBe('乙')
    await user.click(screen.getByRole('button', { name: '停止自动切换' }))
    await user.unhover(screen.getByRole('button', { name: '开始自动切换' }))
    act(() => screen.getByRole('button', { name: '开始自动切换' }).blur())
    pass(20_000)
    expect(shown()).toBe('乙')
  })
})
