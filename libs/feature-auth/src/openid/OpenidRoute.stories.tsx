import { ApiError } from '@spruce/api-client'
import type { TestHandlers } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import '../auth.css'
import { createTestAuth } from '../testing/authEnvironment.js'
import { TestAuth } from '../testing/TestAuth.js'
import { OpenidRoute } from './OpenidRoute.js'

const { deploy } = createTestAuth()
const callback = 'POST /spruce/api/v1/openid/callback'

const meta = {
  title: 'Feature Auth/Openid/OpenidRoute',
  component: OpenidRoute,
  parameters: {
    docs: {
      description: {
        component: `Where identity providers lead back to: whoever is linked is in, whoever is not signs in here once and is linked by that.

| Key | Does |
| --- | --- |
| Tab | language, dark mode, then through the form of the sign-in, or to the way back |
| Enter | in a field: signs in and links the account |
| Enter, Space | on the button: back to the sign-in |

**Do** tell a cancelled sign-in apart from one that failed: nobody did anything wrong there. **Don't** send the code twice or leave it in the address; it is good for once.`,
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof OpenidRoute>
export default meta
type Story = StoryObj<typeof meta>

/** Reached with a query, as the provider sends it; the address is the frame's own again after. */
function arriving(query: string, handlers: TestHandlers = {}): Story {
  return {
    beforeEach: () => {
      const before = location.href
      const url = new URL(before)
      url.search = query
      history.replaceState(null, '', url)
      return () => history.replaceState(null, '', before)
    },
    decorators: [
      (Story) => (
        <TestAuth handlers={handlers} change={{ deploy: { ...deploy, captchaEnabled: false } }}>
          <Story />
        </TestAuth>
      ),
    ],
  }
}

const answered = `?code=c&state=${'s'.repeat(43)}`

export const Unlinked = arriving(answered, {
  [callback]: () => ({
    status: 'unlinked',
    login: null,
    ticket: 't'.repeat(43),
    provider: '企业统一认证',
    name: '小王',
    expiresAt: '2026-11-20T08:00:00.000Z',
  }),
})

export const Failed = arriving(answered, {
  [callback]: () => {
    throw new ApiError({
      ...{ kind: 'business', status: 400, code: 1105 },
      message: '授权无效或已失效，请返回登录页重新登录',
    })
  },
})

export const Cancelled = arriving('?error=access_denied')

export const Invalid = arriving('')
