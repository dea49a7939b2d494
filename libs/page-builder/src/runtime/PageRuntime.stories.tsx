import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { FakeDataPort } from '../testing/FakeDataPort.js'
import { pageNode, pageOf } from '../testing/pages.js'
import { allWidgets } from '../widgets/allWidgets.js'
import '../page.css'
import { createPageRegistry } from './createPageRegistry.js'
import { PageRuntime } from './PageRuntime.js'

const output = {
  columns: [
    { name: 'line', type: 'string', values: ['一号线', '二号线', '三号线'], label: '产线' },
    { name: 'output', type: 'number', values: [1280, 960, 1105], label: '产量', unit: 't' },
    { name: 'yield', type: 'number', values: [99.1, 97.4, 98.6], label: '良率', unit: '%' },
  ],
}
const queries = [{ id: 'output', source: 'static', frame: output }]
const statistic = (id: string, x: number, props: object) =>
  pageNode({ id, type: 'spruce.statistic', x, w: 8, h: 3, props: { query: 'output', ...props } })

const page = pageOf({
  nodes: [
    statistic('a', 0, { title: '总产量', column: 'output', make: 'sum' }),
    statistic('b', 8, { title: '平均良率', column: 'yield', make: 'avg' }),
    pageNode({
      ...{ id: 'c', type: 'spruce.text', x: 16, w: 8, h: 3 },
      props: { title: '说明', html: '<p>当前产线：<strong>{{site}}</strong></p>' },
    }),
    pageNode({
      ...{ id: 'd', type: 'spruce.section', y: 3, w: 24, h: 9, props: { title: '产线明细' } },
    }),
    pageNode({
      ...{ id: 'e', type: 'spruce.table', parent: 'd', slot: 'body', w: 24, h: 6 },
      props: {
        ...{ title: '各产线', query: 'output' },
        rowAction: { kind: 'set-variable', variable: 'site', source: { column: 'line' } },
      },
    }),
    pageNode({ id: 'f', type: 'spruce.tabs', y: 12, w: 24, h: 5 }),
    ...['今日', '本周'].flatMap((title, at) => [
      pageNode({
        ...{ id: `g${at}`, type: 'spruce.group', parent: 'f', slot: 'tabs', props: { title } },
      }),
      pageNode({
        ...{ id: `h${at}`, type: 'spruce.statistic', parent: `g${at}`, slot: 'body', h: 3 },
        props: { query: 'output', title, column: 'output', make: at === 0 ? 'last' : 'sum' },
      }),
    ]),
  ],
  queries,
  variables: [{ name: 'site', label: '产线', kind: 'text', default: '一号线' }],
})

const meta = {
  title: 'Page Builder/Runtime/PageRuntime',
  component: PageRuntime,
  args: {
    document: page,
    registry: createPageRegistry(allWidgets),
    data: new FakeDataPort(),
    onAction: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `A designed page: widgets on a grid of 24 columns, 12 on a tablet and one on a telephone, in the order in which they are read.

| Key | Does |
| --- | --- |
| Tab | goes through the widgets as they are read; what has not been seen is made when it is reached |
| Enter, Space | on the head of a section opens and closes it |
| Left, Right, Home, End | on a tab go to another tab |

**Do** give the page the registry of the product, so that each widget loads where it is seen. **Don't** ask a server from a widget: queries belong to the page.`,
      },
    },
  },
} satisfies Meta<typeof PageRuntime>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Each widget says in its own place what is the matter, and leaves the others alone. */
export const Troubles: Story = {
  args: {
    document: pageOf({
      nodes: [
        pageNode({ id: 'a', type: 'acme.unknown', w: 8, h: 4 }),
        statistic('b', 8, { title: '没有这个查询', query: 'lost' }),
        statistic('c', 16, { title: '缺少列', column: 'temperature' }),
        pageNode({
          ...{ id: 'd', type: 'spruce.table', y: 4, w: 12, h: 4 },
          props: { title: '加载失败', query: 'failing' },
        }),
        pageNode({
          ...{ id: 'e', type: 'spruce.table', x: 12, y: 4, w: 12, h: 4 },
          props: { title: '没有权限', query: 'hidden' },
        }),
        pageNode({
          ...{ id: 'f', type: 'spruce.table', y: 8, w: 12, h: 4, props: { title: '未选择查询' } },
        }),
        pageNode({
          ...{ id: 'g', type: 'spruce.table', x: 12, y: 8, w: 12, h: 4 },
          props: { title: '没有数据', query: 'none' },
        }),
      ],
      queries: [
        ...queries,
        { id: 'none', source: 'static', frame: output, transforms: [{ kind: 'limit', rows: 0 }] },
        { id: 'failing', source: 'platform' },
        { id: 'hidden', source: 'platform' },
      ],
    }),
    data: new FakeDataPort({
      failing: { ok: false, error: new Error('503') },
      hidden: { ok: false, error: null, isForbidden: true },
    }),
  },
}

export const Loading: Story = {
  args: {
    document: pageOf({
      nodes: [statistic('a', 0, { title: '总产量', query: 'slow' })],
      queries: [{ id: 'slow', source: 'platform' }],
    }),
    data: new FakeDataPort({ slow: 'never' }),
  },
}

/** What cannot be read is refused with a code. */
export const Refused: Story = { args: { document: '{"nodes"' } }

export const LongText: Story = {
  args: {
    document: pageOf({
      nodes: [statistic('a', 0, { title: '很长的名称'.repeat(8), column: 'output' })],
      queries,
    }),
  },
}

/** What lies in a section, once for each value of a variable; each copy asks with its own. */
export const Repeated: Story = {
  args: {
    document: pageOf({
      nodes: [
        pageNode({
          ...{ id: 's', type: 'spruce.section', h: 6 },
          props: { title: '产线明细', repeat: 'line' },
        }),
        pageNode({
          ...{ id: 't', type: 'spruce.statistic', parent: 's', slot: 'body', w: 8, h: 4 },
          props: { title: '产量', query: 'of-line', make: 'sum' },
        }),
      ],
      queries: [{ id: 'of-line', source: 'platform', parameters: { line: '{{line}}' } }],
      variables: [
        {
          ...{ name: 'line', kind: 'choice', label: '产线' },
          options: [
            { value: 'l1', label: '一号线' },
            { value: 'l2', label: '二号线' },
          ],
        },
      ],
    }),
    data: new FakeDataPort({
      'of-line': ({ values }) => ({
        columns: [{ name: 'n', type: 'number', values: [values['line'] === 'l1' ? 128 : 96] }],
      }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('128')
    await canvas.findByText('96')
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2)
    await userEvent.selectOptions(await canvas.findByRole('combobox'), 'l2')
    await waitFor(() => expect(canvas.queryByText('128')).not.toBeInTheDocument())
    await canvas.findByText('96')
  },
}
