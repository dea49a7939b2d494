import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { PageDataRequest } from '../../runtime/PageDataPort.js'
import { WidgetStage } from '../../testing/WidgetStage.js'
import { statisticWidget } from './definition.js'

const window = { from: 'now-24h', to: 'now' }
const variables = [{ name: 'time', kind: 'time', default: window }]
const frameOf = (values: readonly (number | null)[]) => ({
  columns: [{ name: 'output', type: 'number', values, unit: 't', decimals: 0 }],
})

/** Answers by the window that is asked for. */
function answerOf(now: readonly number[], before: readonly (number | null)[]) {
  return vi.fn(({ values }: PageDataRequest) => {
    const { from } = values['time'] as typeof window
    return frameOf(from === window.from ? now : before)
  })
}

function show(answer: Parameters<typeof WidgetStage>[0]['answer'], props: object = {}) {
  return render(
    <WidgetStage
      definition={statisticWidget}
      variables={variables}
      props={{ make: 'sum', compare: 'period', ...props }}
      {...(answer !== undefined && { answer })}
    />,
  )
}

/** The line of the comparison, once it says something. */
async function changeOf(container: HTMLElement) {
  await vi.waitFor(() =>
    expect(container.querySelector('.sp-page-change')).not.toBeEmptyDOMElement(),
  )
  return container.querySelector('.sp-page-change')
}

describe('the change of a statistic', () => {
  it.each([
    ['more', [60, 60], [100], '上升 20%上一周期：100 t', 'lucide-arrow-up'],
    ['less', [75], [60, 40], '下降 25%上一周期：100 t', 'lucide-arrow-down'],
    ['the same', [100], [100], ' 持平上一周期：100 t', 'lucide-minus'],
    ['more than nothing', [12], [0], '上升 12 t上一周期：0 t', 'lucide-arrow-up'],
    ['more than a debt', [-50], [-100], '上升 50%上一周期：-100 t', 'lucide-arrow-up'],
  ])('is said in words and by an arrow: %s', async (_, now, before, text, icon) => {
    const { container } = show(answerOf(now, before))
    const change = await changeOf(container)
    expect(change?.textContent).toBe(text)
    expect(change?.querySelector(`.${icon}`)).not.toBeNull()
  })

  it('is asked for once more, with the window before and nothing else', async () => {
    const answer = answerOf([1], [2])
    const { container } = show(answer, { compare: 'week', unit: '吨' })
    expect((await changeOf(container))?.textContent).toBe('下降 50%上周同期：2吨')
    expect(answer.mock.calls.map(([{ queries, values }]) => ({ queries, values }))).toEqual([
      { queries: ['q'], values: { time: window } },
      { queries: ['q'], values: { time: { from: 'now-8d', to: 'now-1w' } } },
    ])
  })

  it('is not asked for where nothing is compared', async () => {
    const answer = answerOf([1], [2])
    const { container } = show(answer, { compare: 'none' })
    expect(await screen.findByText('1 t')).toBeVisible()
    expect(container.querySelector('.sp-page-change')).toBeNull()
    expect(answer).toHaveBeenCalledOnce()
  })

  it('says that there is no period on a page without a window', async () => {
    render(
      <WidgetStage definition={statisticWidget} props={{ compare: 'day' }} answer={frameOf([1])} />,
    )
    expect(await screen.findByText('没有可对比的时段。')).toBeVisible()
  })

  it('says that the period before has no data, or did not come', async () => {
    const { container, unmount } = show(answerOf([1], [null]))
    expect((await changeOf(container))?.textContent).toBe('对比时段没有数据。')
    unmount()
    const failing = ({ values }: PageDataRequest) =>
      (values['time'] as typeof window).from === window.from
        ? frameOf([1])
        : { ok: false as const, error: new Error('down') }
    const failed = show(failing)
    expect((await changeOf(failed.container))?.textContent).toBe('对比数据加载失败。')
    expect(screen.getByText('1 t')).toBeVisible()
  })
})
