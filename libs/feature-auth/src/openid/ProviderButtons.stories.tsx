import type { Meta, StoryObj } from '@storybook/react-vite'
import '../auth.css'
import { TestAuth } from '../testing/TestAuth.js'
import { ProviderButtons } from './ProviderButtons.js'

const meta = {
  title: 'Feature Auth/Openid/ProviderButtons',
  component: ProviderButtons,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360, margin: 24 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A button for every identity provider of the tenant, below the form of the sign-in.

| Key | Does |
| --- | --- |
| Tab | goes from button to button |
| Enter, Space | leaves for that provider; the other buttons wait |

**Do** hand in the providers with the first HTML, so that the buttons do not come late. **Don't** show an error when the list cannot be loaded: the form above still works.`,
      },
    },
  },
} satisfies Meta<typeof ProviderButtons>
export default meta
type Story = StoryObj<typeof meta>

function withProviders(names: readonly string[]): Story {
  const providers = names.map((name, index) => ({ id: `p${String(index)}`, name }))
  return {
    decorators: [
      (Story) => (
        <TestAuth change={{ providers }}>
          <Story />
        </TestAuth>
      ),
    ],
  }
}

export const One = withProviders(['企业统一认证'])

export const Several = withProviders([
  '企业统一认证',
  'Entra ID',
  '云杉集团（华东区域总部）统一身份认证平台',
])
