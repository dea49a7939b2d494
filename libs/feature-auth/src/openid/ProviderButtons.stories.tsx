import type { Meta, StoryObj } from '@storybook/react-vite'
import '../auth.css'
import { AuthProvider } from '../AuthEnvironment.js'
import { createTestAuth } from '../testing/authEnvironment.js'
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
} satisfies Meta<typeof ProviderButtons>
export default meta
type Story = StoryObj<typeof meta>

function withProviders(names: readonly string[]): Story {
  const providers = names.map((name, index) => ({ id: `p${String(index)}`, name }))
  return {
    decorators: [
      (Story) => (
        <AuthProvider value={createTestAuth({}, { providers })}>
          <Story />
        </AuthProvider>
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
