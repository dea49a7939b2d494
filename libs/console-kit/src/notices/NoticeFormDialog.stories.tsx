import { ApiError } from '@spruce/api-client'
import { SubmittedForm } from '@spruce/shell-ui/testing'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen } from 'storybook/test'
import { failAnswer, neverAnswer } from '../testing/answers.js'
import { behindStory, inPortal, type Staged } from '../testing/storyStage.js'
import type { Notice } from './noticeSource.js'
import { NoticeFormDialog } from './NoticeFormDialog.js'
import { systemNotices } from './systemNotices.js'
import { createSystemNoticesApi, makeNotices } from './systemNoticesHandlers.js'

const count = 'POST /spruce/api/v1/system-notices/count-audience'

const [draft, scheduled] = makeNotices(2)

const submitted: Decorator = (Story) => (
  <SubmittedForm>
    <Story />
  </SubmittedForm>
)

/** A submit that the server refuses at the end of the notice. */
function refuseEnd(message: string) {
  const fields = [{ path: 'expireAt', message }]
  const error = new ApiError({ kind: 'http', status: 422, message, fields })
  return fn(() => Promise.reject<Notice>(error))
}

const meta = {
  title: 'Console Kit/Notices/NoticeFormDialog',
  component: NoticeFormDialog,
  args: {
    api: () => createSystemNoticesApi(makeNotices(2)),
    source: systemNotices,
    onSubmit: fn(),
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(NoticeFormDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '700px' },
      description: {
        component: `Writes a notice: title, level, text, attachments, end, and whom it is for, with the number of people that is now. Its source says whose notices they are; here the operator's.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog; the title has the focus first |
| Enter | in an input: saves, or the first wrong field has the focus; in the text a new paragraph |
| Alt + F10 | in the text: leads to its toolbar, Escape leads back |
| Left, Right | on level and customers: chooses |
| Escape | closes, after a question when something was typed |

**Do** save a draft first and publish it afterwards, when the number of people is known. **Don't** trust the text: whatever shows it cleans it, as the server does.`,
      },
    },
  },
} satisfies Meta<Staged<typeof NoticeFormDialog>>
export default meta
type Story = StoryObj<typeof meta>

export const Adding: Story = {}

export const Editing: Story = {
  args: {
    notice:
      draft &&
      ({
        ...draft,
        audience: { ...draft.audience, allCustomers: false, customerIds: ['c1', 'c2'] },
      } as Notice),
  },
}

/** A new one that begins as another: its end has passed. */
export const Copying: Story = {
  args: { original: draft && { ...draft, expireAt: '2026-01-01T00:00:00.000Z' } },
}

/** It must not end before it begins. */
export const Scheduled: Story = { args: { notice: scheduled } }

/** The server does not take the end; what was written stays. */
export const Refused: Story = {
  args: {
    notice: scheduled && { ...scheduled, expireAt: '2099-12-31T15:59:00.000Z' },
    onSubmit: refuseEnd('失效时间须晚于发布时间'),
  },
  parameters: { inEnglish: { onSubmit: refuseEnd('It must expire after it is published') } },
  decorators: [submitted],
  play: async () => {
    await screen.findByRole('textbox', {
      description: /失效时间须晚于发布时间|It must expire after/,
    })
  },
}

/** The server has not answered yet. */
export const Saving: Story = {
  args: { notice: draft, onSubmit: fn(neverAnswer) },
  decorators: [submitted],
}

/** How many people it would reach is not known; it can be saved all the same. */
export const CountFailed: Story = {
  args: {
    api: () => createSystemNoticesApi([], { [count]: failAnswer }),
  },
}

export const LongText: Story = {
  args: {
    notice: draft && { ...draft, title: '长'.repeat(100), content: '<p>很长的正文</p>'.repeat(80) },
  },
}
