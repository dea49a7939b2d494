import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import '../auth.css'
import { sampleInvitation } from '../testing/sampleInvitation.js'
import { sampleLook } from '../testing/sampleLook.js'
import { JoinPage } from './JoinPage.js'

const meta = {
  title: 'Feature Auth/Invitation/JoinPage',
  component: JoinPage,
  parameters: {
    docs: {
      description: {
        component: `An invitation to somebody who is signed out: registers with it, or leads to the sign-in.

| Key | Does |
| --- | --- |
| Tab | language, dark mode, account, name, the password twice, each with its eye, then the two buttons |
| Enter | in a field: registers; the first wrong field has the focus |
| Enter, Space | on the second button: signs in with an account that is there already |

**Do** say in \`problem.message\` that a contact has an account already, and to sign in with it. **Don't** show the form where the invitation went to an account; signing in is all that is left to do.`,
      },
    },
    layout: 'fullscreen',
  },
  args: {
    look: sampleLook,
    invitation: sampleInvitation,
    onRegister: fn(),
    onSignIn: fn(),
  },
} satisfies Meta<typeof JoinPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Invited by a login name: there is an account already. */
export const ForAnAccount: Story = {
  args: { invitation: { ...sampleInvitation, contactKind: 'account', contact: 'zh****ei' } },
}

export const NameTaken: Story = { args: { problem: { fields: { loginName: '该账号已被使用' } } } }

export const ContactUsed: Story = {
  args: { problem: { message: '138****5678 已绑定账号，请登录后接受邀请。' } },
}

export const Pending: Story = { args: { isPending: true } }
