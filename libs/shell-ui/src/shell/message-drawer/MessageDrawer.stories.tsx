import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { sayIn, wordsIn } from '../../testing/say.js'
import { useFixtureTranslation } from '../../testing/FixtureTranslationProvider.js'
import { drawerMessages } from './drawerMessages.js'
import { groups, letters, notices, openedNotice } from './drawerFixtures.js'
import type { MessageSummary, MessageTab } from './drawerTypes.js'
import { MessageDrawer, type MessageDrawerProps } from './MessageDrawer.js'

/** Keeps the tab and the message on show, as the portal does. */
function Stage(props: MessageDrawerProps) {
  const say = useFixtureTranslation()
  const [isOpen, setOpen] = useState(props.isOpen)
  const [tab, setTab] = useState<MessageTab>(props.tab)
  const [message, setMessage] = useState<MessageSummary | null>(props.opened?.message ?? null)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {say('打开消息')}
      </button>
      <MessageDrawer
        {...props}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false)
          props.onClose()
        }}
        tab={tab}
        onTabChange={(next) => {
          setTab(next)
          props.onTabChange(next)
        }}
        opened={
          message &&
          (message === props.opened?.message
            ? props.opened
            : { message, content: { html: `<p>${message.title}</p>` } })
        }
        onOpen={(chosen) => {
          setMessage(chosen)
          props.onOpen(chosen)
        }}
        onBack={() => {
          setMessage(null)
          props.onBack()
        }}
      />
    </>
  )
}

const meta = {
  title: 'Shell UI/Shell/MessageDrawer',
  tags: ['overlay'],
  component: MessageDrawer,
  render: (args) => <Stage {...args} />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `In-app messages and notices at the right edge: unread, read or all; one opened in the place of the list.

| Key | Does |
| --- | --- |
| Left, Right, Home, End | goes along the tabs and shows their messages |
| Up, Down, Home, End | goes along the lines |
| Enter, Space | opens the message |
| Escape | closes; the focus returns to where it was |

**Do** mark as read when a message is opened; leave the confirmation of a notice to its button. **Don't** put tasks into it that need more than reading; lead to their page instead.`,
      },
    },
  },
  args: {
    isOpen: true,
    onClose: fn(),
    tab: 'unread',
    onTabChange: fn(),
    unread: 3,
    groups,
    opened: null,
    onOpen: fn(),
    onBack: fn(),
    onReadAll: fn(),
    onConfirm: fn(),
    onFollow: fn(),
  },
} satisfies Meta<typeof MessageDrawer>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Keyboard: Story = {
  play: async ({ args, userEvent, step, globals }) => {
    const say = sayIn({ globals })
    const drawerWords = wordsIn({ globals }, drawerMessages)
    const tab = await screen.findByRole('tab', { name: new RegExp(drawerWords.unread) })
    await waitFor(() => expect(tab).toHaveFocus())
    await step('tabs', async () => {
      await userEvent.keyboard('{End}')
      await expect(args.onTabChange).toHaveBeenLastCalledWith('all')
      await expect(screen.getByRole('tab', { name: drawerWords.all })).toHaveFocus()
    })
    await step('lines, and a message', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
      await expect(args.onOpen).toHaveBeenLastCalledWith(say(letters[0]))
      await expect(
        screen.getByRole('heading', { name: say(letters[0]?.title ?? '') }),
      ).toHaveFocus()
    })
    await step('back to its line', async () => {
      await userEvent.click(screen.getByRole('button', { name: drawerWords.back }))
      await expect(
        screen.getByRole('button', { name: new RegExp(say(letters[0]?.title ?? '')) }),
      ).toHaveFocus()
    })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

export const OpenedNotice: Story = { args: { opened: openedNotice } }

export const OpenedFailed: Story = {
  args: {
    opened: {
      message: openedNotice.message,
      content: undefined,
      error: new Error('网络开小差了，请稍后重试'),
      onRetry: fn(),
    },
  },
}

export const Empty: Story = {
  args: {
    unread: 0,
    groups: [
      { kind: 'notice', items: [] },
      { kind: 'letter', items: [] },
    ],
  },
}

export const Loading: Story = {
  args: {
    groups: [
      { kind: 'notice', items: undefined },
      { kind: 'letter', items: undefined },
    ],
  },
}

export const Failed: Story = {
  args: {
    groups: [
      { kind: 'notice', items: notices },
      {
        kind: 'letter',
        items: undefined,
        error: new Error('网络开小差了，请稍后重试'),
        onRetry: fn(),
      },
    ],
  },
}

export const NoPermission: Story = {
  args: {
    groups: [
      { kind: 'notice', items: undefined, isForbidden: true },
      { kind: 'letter', items: letters },
    ],
  },
}

export const Paged: Story = {
  args: { groups: [{ kind: 'letter', items: letters, hasMore: true, onMore: fn() }] },
}

export const LongText: Story = {
  args: {
    unread: 1234,
    groups: [
      {
        kind: 'letter',
        items: [
          {
            ...letters[0]!,
            title:
              '云杉智能制造装备与新能源材料集团股份有限公司华东分公司第三生产车间十二号空气压缩机排气温度连续三十分钟高于设定上限，请尽快处理',
          },
          { ...letters[1]!, title: 'x'.repeat(120) },
        ],
      },
    ],
  },
}
