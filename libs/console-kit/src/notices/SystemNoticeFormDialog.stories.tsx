import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { behindStory, inPortal, type Staged } from '../testing/storyStage.js'
import type { Notice } from './noticeSource.js'
import { NoticeFormDialog } from './NoticeFormDialog.js'
import { systemNotices } from './systemNotices.js'
import { createSystemNoticesApi, makeNotices } from './systemNoticesHandlers.js'

const [draft, scheduled] = makeNotices(2)

const meta = {
  title: 'Console Kit/Notices/SystemNoticeFormDialog',
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
        component: `Writes a notice of the operator: title, level, text, attachments, end, and whom it is for, with the number of people that is now.

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

/** It must not end before it begins. */
export const Scheduled: Story = { args: { notice: scheduled } }

export const LongText: Story = {
  args: {
    notice: draft && { ...draft, title: '长'.repeat(100), content: '<p>很长的正文</p>'.repeat(80) },
  },
}
