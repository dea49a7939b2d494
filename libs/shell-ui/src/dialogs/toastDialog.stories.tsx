import { Button } from '@chakra-ui/react/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { sayIn, wordsIn } from '../testing/say.js'
import { useFixtureTranslation } from '../testing/FixtureTranslationProvider.js'
import { dialogMessages } from './dialogMessages.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { DialogViewport } from './defineDialog.js'
import { toastDialog } from './toastDialog.js'

function Stage() {
  const say = useFixtureTranslation()
  return say(
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Button
        variant="outline"
        onClick={() =>
          void toastDialog.confirm(
            say({ title: '发布公告“国庆放假安排”？', confirmLabel: '发布公告' }),
          )
        }
      >
        发布公告
      </Button>
      <Button
        variant="outline"
        onClick={() =>
          void toastDialog.danger(
            say({
              title: '撤回公告“国庆放假安排”？',
              message: '已读的成员仍会在记录中看到标题。',
              confirmLabel: '撤回公告',
            }),
          )
        }
      >
        撤回公告
      </Button>
      <Button
        variant="outline"
        onClick={() =>
          void toastDialog.success(
            say({ title: '申请已提交', message: '审核结果将发送至您的手机。' }),
          )
        }
      >
        提交申请
      </Button>
      <Button
        variant="outline"
        onClick={() =>
          void toastDialog.success(
            say({
              title: '“云杉制造集团华东区域总部研发中心基础平台部统一身份与权限组”的申请已提交',
              message: '审核结果将发送至您的手机。'.repeat(6),
            }),
          )
        }
      >
        提交长名称
      </Button>
      <DialogViewport />
    </div>,
  )
}

const meta = {
  title: 'Shell UI/Dialogs/toastDialog',
  component: Stage,
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `The three short dialogs of spec section 2.6, called as functions: \`confirm\`, \`danger\`, and \`success\` for what must be read before going on.

| Key | Does |
| --- | --- |
| Enter | presses the focused button: the harmless one first |
| Escape | closes |

**Do** use \`toast\` for what may be missed. **Don't** ask a question that can be undone instead.`,
      },
    },
  },
} satisfies Meta<typeof Stage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Opened and read by keyboard; the focus comes back. */
export const Success: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const dialogWords = wordsIn({ globals }, dialogMessages)
    const button = canvas.getByRole('button', { name: say('提交申请') })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const read = await screen.findByRole('button', { name: dialogWords.gotIt })
    await waitFor(() => expect(read).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const LongText: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    await userEvent.click(canvas.getByRole('button', { name: say('提交长名称') }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(say('统一身份与权限组'))
    await userEvent.keyboard('{Escape}')
  },
}

export const StatesSheet: Story = statesSheet(() => import('./toastDialog.stories.js'))
