import type { PageNode } from '@spruce/designer-engine'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { openedPage } from '../testing/openedPage.js'
import { pageNode } from '../testing/pages.js'
import '../studio.css'
import { historyMessages } from './historyMessages.js'
import { PageDifferenceView } from './PageDifferenceView.js'

const figure = (id: string, title: string, place: Partial<PageNode>) =>
  pageNode({ id, type: 'spruce.statistic', w: 8, h: 4, ...place, props: { title } })
const tabs = [
  pageNode({ id: 't', type: 'spruce.tabs', y: 4, w: 24, h: 12, props: { title: '产线明细' } }),
  pageNode({
    ...{ id: 's', type: 'spruce.section', parent: 't', slot: 'tabs', w: 24, h: 8 },
    props: { title: '一号线' },
  }),
]
const inside = (title: string) => figure('in', title, { parent: 's', slot: 'body' })

const before = openedPage([
  figure('a', '累计产量', {}),
  figure('b', '平均良率', { x: 8 }),
  figure('c', '未处理告警', { x: 16 }),
  ...[...tabs, inside('产线')],
])
const after = openedPage([
  figure('a', '总产量', {}),
  figure('b', '平均良率', { x: 16 }),
  figure('d', '在线设备', { x: 8 }),
  ...[...tabs, inside('良率')],
])

const meta = {
  title: 'Page Builder/Studio/PageDifferenceView',
  component: PageDifferenceView,
  args: {
    from: before,
    to: after,
    fromLabel: '昨天',
    toLabel: '今天',
    same: '没有差异',
    nameOf: ({ type, props: { title } }: PageNode) => (typeof title === 'string' ? title : type),
  },
  parameters: {
    inEnglish: { fromLabel: 'Yesterday', toLabel: 'Today', same: 'No differences' },
    docs: {
      description: {
        component: `Two states of a page in outline, beside the list of what differs. What lies in tabs, sections and dialogs marks these.

| Key | Does |
| --- | --- |
| Tab | goes from entry to entry |
| Enter, Space | shows the component of an entry in both outlines, or ceases to |

**Do** say which states are compared. **Don't** show it where nobody can act on it.`,
      },
    },
  },
} satisfies Meta<typeof PageDifferenceView>
export default meta
type Story = StoryObj<typeof meta>

/** An entry shows its component where it was, and where it is. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const words = historyMessages[globals['language'] as 'zh-CN' | 'en-US']
    const entry = canvas.getByRole('button', { name: new RegExp(`^${words.moved('')}`) })
    await userEvent.click(entry)
    await expect(entry).toHaveAttribute('aria-pressed', 'true')
    await expect(canvasElement.querySelectorAll('[data-chosen]')).toHaveLength(2)
  },
}

export const Same: Story = { args: { to: before } }

/** Nothing was there before. */
export const Empty: Story = { args: { from: openedPage([]) } }

export const LongText: Story = {
  args: {
    to: openedPage([
      figure('a', '很长的名称'.repeat(8), {}),
      figure('b', '平均良率', { x: 8 }),
      figure('c', '未处理告警', { x: 16, h: 200 }),
    ]),
  },
}
