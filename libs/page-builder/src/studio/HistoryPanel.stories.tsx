import { useFixtureTranslation } from '@spruce/shell-ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { pageNode, pageOf, type PageParts } from '../testing/pages.js'
import { StudioStage } from '../testing/StudioStage.js'
import '../studio.css'
import { historyMessages } from './historyMessages.js'
import { HistoryPanel } from './HistoryPanel.js'
import type { StudioHistory, StudioRevision } from './StudioPort.js'

function partsTitled(title: string): PageParts {
  return {
    nodes: [pageNode({ id: 'a', type: 'spruce.statistic', w: 8, h: 4, props: { title } })],
    queries: [],
  }
}

const saved = {
  ...{ savedBy: '李娜', savedAt: '2026-11-20T08:00:00.000Z', note: null },
  ...{ releasedBy: null, releasedAt: null, isDraft: false, isPublished: false },
}
const released = { releasedBy: '张伟', releasedAt: '2026-11-20T09:00:00.000Z' }
const revisions: readonly StudioRevision[] = [
  { ...saved, number: 4, isDraft: true },
  { ...saved, ...released, number: 3, note: '新增产量趋势', isPublished: true },
  { ...saved, ...released, number: 2, savedBy: null },
]

type Translate = <Value>(value: Value) => Value

function historyOf(rows: readonly StudioRevision[], translate: Translate): StudioHistory {
  const document = translate(pageOf(partsTitled('累计产量')))
  return {
    list: () => Promise.resolve({ rows: translate(rows), total: rows.length }),
    read: () => Promise.resolve(document),
    restore: (_, version) => Promise.resolve({ document, version: version + 1, hasChanges: true }),
    rollBack: (_number, _note, version) =>
      Promise.resolve({ version: version + 1, hasChanges: true }),
  }
}

const pending: Partial<StudioHistory> = { list: () => new Promise<never>(fn()) }
const failing: Partial<StudioHistory> = { list: () => Promise.reject(new Error('503')) }

interface PanelStory {
  readonly rows: readonly StudioRevision[]
  readonly instead?: Partial<StudioHistory>
  readonly isReadOnly?: boolean
}

/** A panel with a history of its own. */
function Stage({
  rows,
  instead,
  isReadOnly = false,
  onClose,
}: PanelStory & { onClose: () => void }) {
  const translate = useFixtureTranslation()
  const [history] = useState(() => ({ ...historyOf(rows, translate), ...instead }))
  return (
    <StudioStage page={partsTitled('总产量')} isReadOnly={isReadOnly}>
      <HistoryPanel
        history={history}
        nameOf={({ props: { title } }) => (typeof title === 'string' ? title : '')}
        onClose={onClose}
      />
    </StudioStage>
  )
}

const meta = {
  title: 'Page Builder/Studio/HistoryPanel',
  component: HistoryPanel,
  args: {
    history: historyOf(revisions, (value) => value),
    nameOf: () => '',
    onClose: fn(),
  },
  parameters: {
    rows: revisions,
    docs: {
      description: {
        component: `Shows who saved and published which version of a page, how it differs from the page as it is, and the ways back to it.

| Key | Does |
| --- | --- |
| Tab | goes from version to version, through their buttons |
| Enter, Space | on the differences open them |

**Do** say in a note what a version is for: it is how people find it again. **Don't** roll back to look at a version: its differences show it without changing anything.`,
      },
    },
  },
  render: ({ onClose }, { parameters }) => (
    <Stage {...(parameters as unknown as PanelStory)} onClose={onClose} />
  ),
} satisfies Meta<typeof HistoryPanel>
export default meta
type Story = StoryObj<typeof meta>

/** What differs from the page stands below the version. */
export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const words = historyMessages[globals['language'] as 'zh-CN' | 'en-US']
    await userEvent.click(await canvas.findByRole('button', { name: words.compare(3) }))
    await expect(await canvas.findByText(new RegExp(`^${words.changed('')}`))).toBeVisible()
  },
}

export const Empty: Story = { parameters: { rows: [] } }
export const Loading: Story = { parameters: { instead: pending } }
export const Failed: Story = { parameters: { instead: failing } }

/** Whoever may not edit compares, and goes back to none. */
export const ReadOnly: Story = {
  parameters: { isReadOnly: true },
  play: async ({ canvas, globals }) => {
    const words = historyMessages[globals['language'] as 'zh-CN' | 'en-US']
    await expect(await canvas.findByRole('button', { name: words.compare(2) })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: words.restore(2) })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: words.rollBack(2) })).not.toBeInTheDocument()
  },
}

/** Going back asks first, and wants a note. */
export const RollBack: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const words = historyMessages[globals['language'] as 'zh-CN' | 'en-US']
    await userEvent.click(await canvas.findByRole('button', { name: words.rollBack(2) }))
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleName(
      words.rollBackTitle(2),
    )
    const note = screen.getByLabelText(new RegExp(`^${words.rollBackNote}`))
    await waitFor(() => expect(note).toBeVisible())
  },
}
