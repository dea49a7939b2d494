import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { NoticePreview } from './NoticePreview.js'

const meta = {
  title: 'Console Kit/Notices/NoticePreview',
  component: NoticePreview,
  args: {
    notice: {
      title: '系统升级通知',
      content: '<h2>时间</h2><p>今晚 <strong>22:00</strong> 至次日 6:00。</p>',
      level: 'important',
      mustConfirm: true,
      at: '2026-11-20T08:00:00.000Z',
      attachments: [{ id: 'f1', name: '升级安排.pdf', bytes: 20_480, url: '/files/signed/f1' }],
    },
    onClose: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `A notice as its readers get it: in the message drawer itself, in which nothing is kept.

| Key | Does |
| --- | --- |
| Tab | goes around within the drawer; the title has the focus first |
| Enter, Space | on the confirmation: shows what becomes of it |
| Escape | closes; the focus returns to where it was |

**Do** show what the form holds now, also before it is saved. **Don't** draw a notice in a way of its own: then a preview says little about what people will see.`,
      },
    },
  },
} satisfies Meta<typeof NoticePreview>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Scripts and what else no editor makes are left out. */
export const Harmful: Story = {
  args: {
    notice: {
      ...meta.args.notice,
      content: '<p>前</p><script>alert(1)</script><img src=x onerror="alert(1)"><p>后</p>',
    },
  },
}
