import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { wordsIn } from '../testing/say.js'
import { uiMessages } from '../messages.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { JobProgress } from './JobProgress.js'

const meta = {
  title: 'Shell UI/Display/JobProgress',
  component: JobProgress,
  args: { title: '导入成员', state: 'running', done: 156, total: 1248, failed: 2, onCancel: fn() },
  parameters: {
    docs: {
      description: {
        component: `A job that takes longer than one waits: how far it is, what failed, the way to stop it. A screen reader hears every tenth.

| Key | Does |
| --- | --- |
| Enter or Space on the details | opens what failed |

**Do** keep the page usable meanwhile. **Don't** promise a time that is not known.`,
      },
    },
  },
} satisfies Meta<typeof JobProgress>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Waiting: Story = { args: { state: 'waiting', done: 0, failed: 0 } }
export const Uncounted: Story = { args: { total: undefined, failed: 0 } }
export const Done: Story = {
  args: {
    state: 'done',
    done: 1248,
    failed: 12,
    failures: [
      { id: '1', label: '第 12 行，张伟', reason: '手机号已被使用' },
      { id: '2', label: '第 40 行，李娜', reason: '部门不存在' },
    ],
    children: (
      <a className="sp-text-button" href="#result">
        下载失败明细
      </a>
    ),
  },
}
export const Cancelled: Story = { args: { state: 'cancelled', onRetry: fn() } }
export const LongText: Story = {
  args: { title: '华东区域智能制造与工业互联网平台联合研发中心成员导入'.repeat(2) },
}
export const Failed: Story = {
  args: {
    state: 'failed',
    failures: [{ id: '1', label: '第 1 行', reason: '文件已损坏，后续内容无法读取'.repeat(3) }],
    onRetry: fn(),
  },
  play: async ({ args, canvas, userEvent, globals }) => {
    const words = wordsIn({ globals }, uiMessages)
    canvas.getByRole('button', { name: words.retry }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalled()
  },
}

export const StatesSheet: Story = statesSheet(() => import('./JobProgress.stories.js'))
