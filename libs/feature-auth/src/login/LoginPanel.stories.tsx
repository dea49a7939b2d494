import { ApiError } from '@spruce/api-client'
import { codeWaitKey } from '@spruce/session'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import '../auth.css'
import { createTestAuth } from '../testing/authEnvironment.js'
import { TestAuth, type TestAuthProps } from '../testing/TestAuth.js'
import { LoginPanel } from './LoginPanel.js'
import { loginWaysFrom } from './LoginWays.js'
import { waysAtHand } from './waysAtHand.js'

interface AuthParameters {
  change?: TestAuthProps['change']
  /** A code was sent before the page was reloaded. */
  hasCode?: boolean
}

const { deploy } = createTestAuth()

function storageWithCode() {
  const { storage } = createTestAuth()
  const wait = { contact: '13800005678', sentAt: Date.now(), seconds: 0 }
  storage.set(codeWaitKey('login', 'browser'), wait)
  return storage
}

const meta = {
  title: 'Feature Auth/Login/LoginPanel',
  component: LoginPanel,
  decorators: [
    (Story, { parameters }) => {
      const { hasCode = false, change } = parameters as AuthParameters
      return (
        <TestAuth
          change={{
            deploy: { ...deploy, captchaEnabled: false },
            ...(hasCode && { storage: storageWithCode() }),
            ...change,
          }}
        >
          <Story />
        </TestAuth>
      )
    },
  ],
  argTypes: { source: { control: false } },
  args: { source: waysAtHand },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `The sign-in at work: by password, by code, by WeChat and by the company's identity provider, one in the place of the other.

| Key | Does |
| --- | --- |
| Tab | language, dark mode, the fields, sign in, then the other ways |
| Enter | in a field: signs in |
| Enter, Space | on another way: shows it; what was typed as the account comes along |

**Do** load the ways other than the password when they are asked for: the first page is light. **Don't** lose the captcha when another way is on show; its key is good for once.`,
      },
    },
  },
} satisfies Meta<typeof LoginPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** With everything that a company may switch on. */
export const AllWays: Story = {
  parameters: { change: { hasWechat: true, providers: [{ id: 'p1', name: '企业统一认证' }] } },
}

/** A code was sent before the page was reloaded. */
export const CodeOnItsWay: Story = { parameters: { hasCode: true } }

/** The code of the other ways cannot be fetched: the password still works. */
export const WaysFailed: Story = {
  args: {
    source: loginWaysFrom(() =>
      Promise.reject(new ApiError({ kind: 'network', message: '网络开小差了，请稍后重试' })),
    ),
  },
  parameters: { change: { hasWechat: true } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /微信|WeChat/ }))
    await screen.findByRole('alert')
  },
}
