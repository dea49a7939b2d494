import { runComponentContract, type ContractOptions } from '@spruce/designer-engine/testing'
import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { FakeAnswer } from '../testing/FakeDataPort.js'
import { WidgetStage } from '../testing/WidgetStage.js'
import { allWidgets } from './allWidgets.js'

/** ECharts draws into it; what it never reports is the size of a page without layout. */
class SilentObserver {
  observe = () => undefined
  disconnect = () => undefined
}
vi.stubGlobal('ResizeObserver', SilentObserver)

const frame = {
  columns: [
    { name: 'name', type: 'string', values: ['水泵', '风机', null] },
    { name: 'load', type: 'number', values: [12.5, null, 80], unit: '%', decimals: 1 },
    { name: 'at', type: 'time', values: [0, 1e12, null] },
    { name: 'on', type: 'boolean', values: [true, false, null] },
  ],
}
const answers: readonly (readonly [name: string, answer: FakeAnswer])[] = [
  ['a frame', frame],
  ['an empty frame', { columns: frame.columns.map((column) => ({ ...column, values: [] })) }],
  ['a frame without columns', { columns: [] }],
  [
    'a frame of nothing but empty values',
    { columns: frame.columns.map((column) => ({ ...column, values: [null] })) },
  ],
  ['a failure', { ok: false, error: new Error('down') }],
]

/** By the type of a widget: what its older properties become. */
const goldens: Readonly<Record<string, NonNullable<ContractOptions['goldens']>>> = {
  'spruce.table': {
    2: {
      from: { title: '产线', query: 'q', columns: ['line', 'output'] },
      to: { title: '产线', query: 'q', columns: [{ name: 'line' }, { name: 'output' }] },
    },
  },
}

describe.each(allWidgets.map((definition) => [definition.type, definition] as const))(
  '%s',
  (_, definition) => {
    it('keeps the contract of components', () => {
      expect(() =>
        runComponentContract(definition, { goldens: goldens[definition.type] ?? {} }),
      ).not.toThrow()
    })

    it.each(answers)(
      'shows %s at its least size, and goes without a trace',
      async (_name, answer) => {
        const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
        const rows = definition.size.minH ?? 1
        const { container, unmount } = render(
          <WidgetStage
            definition={definition}
            answer={answer}
            rows={rows}
            props={{ title: '标题' }}
          />,
        )
        expect(await screen.findByRole('article', { name: '标题' })).toBeVisible()
        await vi.waitFor(() => expect(container.querySelector('.sp-page-wait')).toBeNull())
        expect(screen.queryByText('组件出错')).toBeNull()
        unmount()
        expect(failed.mock.calls).toEqual([])
        failed.mockRestore()
      },
    )
  },
)
