import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import '../personal.css'
import { TestPersonal } from '../testing/TestPersonal.js'
import { ConnectButtons } from './ConnectButtons.js'

const meta = {
  title: 'Feature Personal/Profile/ConnectButtons',
  component: ConnectButtons,
  args: { linked: [] },
  decorators: [
    (Story) => (
      <TestPersonal environment={{ hasWechat: true }}>
        <Story />
      </TestPersonal>
    ),
  ],
} satisfies Meta<typeof ConnectButtons>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await screen.findByRole('button', { name: '绑定企业统一认证' })
  },
}

/** On the way back from elsewhere. */
export const Failed: Story = { args: { problem: '微信授权无效或已失效' } }

/** Before the person leaves for an identity provider. */
export const Asking: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '绑定企业统一认证' }))
    await screen.findByRole('alertdialog')
  },
}
