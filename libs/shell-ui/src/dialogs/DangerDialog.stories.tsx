import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { sayIn, wordsIn } from '../testing/say.js'
import { uiMessages } from '../messages.js'
import { submitted } from '../../testing/submitted.js'
import { DangerDialog } from './DangerDialog.js'

const meta = {
  title: 'Shell UI/Dialogs/DangerDialog',
  tags: ['overlay'],
  component: DangerDialog,
  args: {
    title: '删除选中的 12 名成员？',
    message: '成员将移入回收站，30 天内可恢复。',
    confirmLabel: '删除成员',
    onClose: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    inEnglish: {
      title: 'Delete the 12 selected members?',
      message: 'They go to the recycle bin and can be restored for 30 days.',
      confirmLabel: 'Delete members',
    },
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `Asked before something is destroyed or refused. \`asks="delete"\` wants the word DELETE, \`asks="text"\` any text, as a reason; the dialog resolves with it.

| Key | Does |
| --- | --- |
| Enter | confirms, or says what is missing |
| Escape | closes; nothing happens |
| Tab | stays inside |

**Do** name the thing in the title and use its verb on the button. **Don't** ask for DELETE where one restorable thing goes: \`confirmDialog\` with \`danger\` is enough.`,
      },
    },
  },
} satisfies Meta<typeof DangerDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Reason: Story = {
  args: {
    title: '驳回“云杉科技”的申请？',
    message: '申请人会收到短信，内容包含驳回原因。',
    confirmLabel: '驳回申请',
    asks: 'text',
    inputLabel: '驳回原因',
  },
  parameters: {
    inEnglish: {
      title: 'Reject the application of “Spruce Technology”?',
      message: 'The applicant is told the reason by text message.',
      confirmLabel: 'Reject application',
      inputLabel: 'Reason',
    },
  },
}

/** The server could not do it; the reason stands in the dialog, and what was typed stays. */
export const Failed: Story = {
  decorators: [submitted('资料不全')],
  args: {
    ...Reason.args,
    onConfirm: fn(() => Promise.reject(new Error('该申请已被他人处理'))),
  },
  parameters: Reason.parameters,
}

/** What was typed is not lost when the server fails. */
export const FailedByKeyboard: Story = {
  args: Failed.args,
  parameters: Reason.parameters,
  play: async ({ userEvent, globals }) => {
    const say = sayIn({ globals })
    const input = await screen.findByRole('textbox', { name: new RegExp(say('驳回原因')) })
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.keyboard(`${say('资料不全')}{Enter}`)
    await expect(await screen.findByText(say('该申请已被他人处理'))).toBeVisible()
    await expect(input).toHaveValue(say('资料不全'))
  },
}

export const LongText: Story = {
  args: {
    title: `删除部门“${'华东区域智能制造与工业互联网平台联合研发中心'.repeat(3)}”及其 3 个下级部门？`,
    message: '部门将移入回收站，30 天内可恢复。'.repeat(6),
  },
  parameters: {
    inEnglish: {
      title: `Delete department “${'Joint research center for connected manufacturing '.repeat(3)}” and the 3 below it?`,
      message: 'They go to the recycle bin and can be restored for 30 days. '.repeat(6),
    },
  },
}

/** Nothing typed is refused, and the focus goes to where it belongs. */
export const ByKeyboard: Story = {
  args: { ...Reason.args, onClose: fn() },
  play: async ({ args, userEvent, globals }) => {
    const say = sayIn({ globals })
    const words = wordsIn({ globals }, uiMessages)
    const input = await screen.findByRole('textbox', { name: new RegExp(say('驳回原因')) })
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.keyboard('  {Enter}')
    await expect(await screen.findByText(words.pleaseEnter)).toBeVisible()
    await userEvent.keyboard(`${say('重复申请')}{Enter}`)
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(say('重复申请')))
  },
}
