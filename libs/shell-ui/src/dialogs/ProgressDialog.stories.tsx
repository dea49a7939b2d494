import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { wordsIn } from '../testing/say.js'
import { uiMessages } from '../messages.js'
import { ProgressDialog } from './ProgressDialog.js'

const meta = {
  title: 'Shell UI/Dialogs/ProgressDialog',
  tags: ['overlay'],
  component: ProgressDialog<unknown>,
  args: {
    title: '正在导出',
    sayProgress: (done, total) => `${String(done)} / ${String(total)}`,
    run: (report) => {
      report(300, 1248)
      return new Promise(() => undefined)
    },
    onClose: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `Work that takes a while: how far it is, a way to stop it, another try when it fails.

| Key | Does |
| --- | --- |
| Escape | cancels |
| Tab | moves between cancel and try again |

**Do** open it with \`progressDialog.open\` for work that goes page by page. **Don't** show it for a call
that answers at once.`,
      },
    },
  },
} satisfies Meta<typeof ProgressDialog<unknown>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Loading: Story = { args: { run: () => new Promise(() => undefined) } }

export const Failed: Story = {
  args: { run: () => Promise.reject(new Error('网络开小差了，请稍后重试')) },
}

export const LongText: Story = {
  args: { title: '正在导出华东大区在职且三个月内登录过的研发与质量管理人员（含下级部门）' },
}

export const CancelledByKeyboard: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const words = wordsIn({ globals }, uiMessages)
    const body = within(canvasElement.ownerDocument.body)
    const cancel = await body.findByRole('button', { name: words.cancel })
    await waitFor(() => expect(cancel).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith())
  },
}
