import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import '../studio.css'
import { openedPage } from '../testing/openedPage.js'
import { pageNode } from '../testing/pages.js'
import { ConflictDialog } from './ConflictDialog.js'
import { historyMessages } from './historyMessages.js'
import { studioMessages } from './studioMessages.js'

const meta = {
  title: 'Page Builder/Studio/ConflictDialog',
  component: ConflictDialog,
  args: { both: ['总产量 · 标题', '各产线 · 位置'], onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component: `Somebody else saved the page in between: asks whether theirs stays, mine, or both together.

| Key | Does |
| --- | --- |
| Tab | goes from answer to answer |
| Escape | decides nothing; the page stays unsaved |

**Do** name what both changed in another way. **Don't** answer for the person: each answer but the last one drops somebody's work.`,
      },
    },
  },
} satisfies Meta<typeof ConflictDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Both changed other things: together nothing is lost. */
export const NothingTwice: Story = {
  args: { both: [] },
  play: async ({ args, userEvent, globals }) => {
    const messages = studioMessages[globals['language'] as 'zh-CN' | 'en-US']
    await userEvent.click(await screen.findByRole('button', { name: messages.mergeBoth }))
    await expect(args.onClose).toHaveBeenCalledWith('both')
  },
}

function pageWith(title: string, w: number) {
  const figure = { type: 'spruce.statistic', h: 4 }
  return openedPage([
    pageNode({ ...figure, id: 'a', w: 8, props: { title } }),
    pageNode({ ...figure, id: 'b', x: 8, w, props: { title: '各产线' } }),
  ])
}

/** Both versions stand side by side; an entry of the list shows its component in both. */
export const SideBySide: Story = {
  args: {
    sides: {
      theirs: pageWith('累计产量', 8),
      mine: pageWith('总产量', 16),
      nameOf: ({ props: { title } }) => (typeof title === 'string' ? title : ''),
    },
  },
  play: async ({ userEvent, globals }) => {
    const words = historyMessages[globals['language'] as 'zh-CN' | 'en-US']
    const entry = await screen.findByRole('button', { name: new RegExp(`^${words.changed('')}`) })
    await userEvent.click(entry)
    await expect(entry).toHaveAttribute('aria-pressed', 'true')
    await expect(document.querySelectorAll('[data-chosen]')).toHaveLength(2)
  },
}

export const LongText: Story = {
  args: { both: Array.from({ length: 12 }, (_, at) => `${'很长的名称'.repeat(6)} ${String(at)}`) },
}
