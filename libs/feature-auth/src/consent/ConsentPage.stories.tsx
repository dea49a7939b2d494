import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import '../auth.css'
import { sampleLook } from '../testing/sampleLook.js'
import { consentMessages } from './consentMessages.js'
import { ConsentPage } from './ConsentPage.js'

const meta = {
  title: 'Feature Auth/Consent/ConsentPage',
  component: ConsentPage,
  parameters: {
    docs: {
      description: {
        component: `What another application wants to be allowed, part by part, with the name of the person who would grant it.

| Key | Does |
| --- | --- |
| Tab | language, dark mode, then from part to part to Authorise, Refuse and another account |
| Space | on a part: grants or leaves it out |
| Enter, Space | on a button: answers; the others wait meanwhile |

**Do** say every scope in words of its own, and say who is signed in: people have more than one account. **Don't** take an answer without a part for a refusal; the page says that nothing is chosen and stays.`,
      },
    },
    layout: 'fullscreen',
  },
  args: {
    look: sampleLook,
    clientName: '报表平台',
    userName: '林建业',
    scopes: [
      { code: 'profile', name: '查看您的姓名、登录名和脱敏的联系方式' },
      { code: 'directory', name: '查看您能看到的部门和成员' },
    ],
    onApprove: fn(),
    onRefuse: fn(),
    onOtherAccount: fn(),
  },
} satisfies Meta<typeof ConsentPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The application has an icon of its own. */
export const WithIcon: Story = { args: { clientIcon: '/favicon.svg' } }

/** Nothing is left to grant. */
export const NothingChosen: Story = {
  async play({ canvasElement, globals }) {
    const t = consentMessages[globals['language'] as Language]
    const page = within(canvasElement)
    for (const box of page.getAllByRole('checkbox')) await userEvent.click(box)
    await userEvent.click(page.getByRole('button', { name: t.approve }))
  },
}

export const Pending: Story = { args: { pending: 'approve' } }

export const Failed: Story = { args: { problem: '网络开小差了，请稍后重试' } }
