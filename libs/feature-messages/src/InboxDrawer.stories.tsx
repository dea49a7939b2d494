import { ApiError } from '@spruce/api-client'
import type { TestHandlers } from '@spruce/api-client/testing'
import type { MessageSummary } from '@spruce/shell-ui'
import { useFixtureTranslation } from '@spruce/shell-ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { Inbox } from './Inbox.js'
import { InboxDrawer, type InboxDrawerProps } from './InboxDrawer.js'
import { presentLetter, presentNotice } from './messageQueries.js'
import { letterFixture, messageCalls, noticeFixture, TestMessages } from './testing/TestMessages.js'

interface StageParameters {
  handlers?: TestHandlers
  isMockLogin?: boolean
  /** On show at once. */
  message?: MessageSummary
}

/** An inbox of the story's own, open from the start. */
function Stage({ message, ...props }: InboxDrawerProps & Pick<StageParameters, 'message'>) {
  const say = useFixtureTranslation()
  const [inbox] = useState(() => {
    const opened = new Inbox()
    opened.open(message && say({ ...message }))
    return opened
  })
  return <InboxDrawer {...props} inbox={inbox} />
}

const meta = {
  title: 'Feature Messages/InboxDrawer',
  tags: ['overlay'],
  component: InboxDrawer,
  render: (args, { parameters }) => {
    const { handlers, isMockLogin, message } = parameters as StageParameters
    return (
      <TestMessages {...(handlers && { handlers })} {...(isMockLogin && { isMockLogin })}>
        <Stage {...args} {...(message && { message })} />
      </TestMessages>
    )
  },
  argTypes: { inbox: { control: false } },
  args: { inbox: new Inbox(), onRead: fn() },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `The drawer of the person's messages with its calls: lists, what is unread, and the message on show.

| Key | Does |
| --- | --- |
| Left, Right, Home, End | goes along the tabs and shows their messages |
| Up, Down, Home, End | goes along the lines |
| Enter, Space | opens the message, which marks it as read |
| Escape | closes; the focus returns to where it was |

**Do** keep one \`Inbox\` for the whole frame, which the bell, the home page and the search open. **Don't** mark anything as read in a mock login: receipts are the person's.`,
      },
    },
  },
} satisfies Meta<typeof InboxDrawer>
export default meta
type Story = StoryObj<typeof meta>

const failed = () => {
  throw new ApiError({ kind: 'http', status: 503, message: '网络开小差了，请稍后重试' })
}
const never = () => new Promise<never>(() => undefined)

export const Default: Story = {}

export const Empty: Story = {
  parameters: {
    handlers: {
      [messageCalls.numbers]: { total: 0, letters: 0, notices: 0, mustConfirm: 0 },
      [messageCalls.letters]: [],
      [messageCalls.notices]: [],
    },
  },
}

export const Loading: Story = {
  parameters: { handlers: { [messageCalls.letters]: never, [messageCalls.notices]: never } },
}

export const Failed: Story = {
  parameters: { handlers: { [messageCalls.letters]: failed, [messageCalls.notices]: failed } },
}

/** An in-app message, with the way to what it is about. */
export const Opened: Story = { parameters: { message: presentLetter(letterFixture) } }

/** A notice that asks to be confirmed. */
export const MustConfirm: Story = { parameters: { message: presentNotice(noticeFixture) } }

export const OpenedFailed: Story = {
  parameters: {
    message: presentNotice(noticeFixture),
    handlers: { [messageCalls.readNotice]: failed },
  },
}

/** Nothing is confirmed or marked for the person. */
export const MockLogin: Story = {
  parameters: { isMockLogin: true, message: presentNotice(noticeFixture) },
}

export const LongText: Story = {
  parameters: {
    handlers: {
      [messageCalls.letters]: [
        { ...letterFixture, title: '很长的名称很长的名称很长的名称很长的名称很长的名称' },
      ],
    },
  },
}
