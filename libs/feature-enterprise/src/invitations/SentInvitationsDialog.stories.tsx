import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen } from 'storybook/test'
import { makeInvitations } from './invitationsHandlers.js'
import { SentInvitationsDialog } from './SentInvitationsDialog.js'

const sent = makeInvitations(3).map((invitation) => ({
  ...invitation,
  status: 'sent' as const,
  link: `https://console.example.cn/bind-account?tenant=yunshan#invite=q3Zt0yBf1m8Yw5uK2cXe7LrP9aVhJ4nDsG6iToQ0xW${invitation.id}`,
}))

const meta = {
  title: 'Feature Enterprise/Invitations/SentInvitationsDialog',
  component: SentInvitationsDialog,
  args: { sent: sent.slice(0, 1), refused: [], onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '520px' },
      description: {
        component: `The links of invitations that were just sent, as text and as QR code, and who was refused.

| Key | Does |
| --- | --- |
| Tab | each link, its copy button, its QR code, the buttons below |
| Focus on a link | selects it |
| Escape | closes |

**Do** show it once, right after sending: the links stand nowhere else. **Don't** lose who was refused: trying again opens the form with them.`,
      },
    },
  },
} satisfies Meta<typeof SentInvitationsDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await screen.findByRole('img', { name: (name) => name.includes(sent[0]?.contact ?? '?') })
  },
}

export const Many: Story = { args: { sent } }

/** One was sent, two were not. */
export const PartlyRefused: Story = {
  args: {
    refused: [
      { contact: '13812345678', fault: '该用户已是本企业成员' },
      { contact: 'lina@example.cn', fault: '该联系方式已有待接受的邀请' },
    ],
  },
}

export const NoneSent: Story = { args: { sent: [], refused: PartlyRefused.args?.refused ?? [] } }
