import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkQrCode } from './LinkQrCode.js'

const meta = {
  title: 'Feature Enterprise/Invitations/LinkQrCode',
  component: LinkQrCode,
  args: { link: 'https://spruce.example/invitation#k3v9', label: '新增角色' },
  parameters: {
    docs: {
      description: {
        component: `A link as a picture to be scanned: dark on light in every theme, with the quiet zone that scanners need.

**Do** say in the label what it leads to, and show the link in words beside it. **Don't** tint it by the theme: a scanner reads dark on light only.`,
      },
    },
  },
} satisfies Meta<typeof LinkQrCode>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A long address makes finer dots. */
export const LongText: Story = {
  args: { link: `https://spruce.example/invitation#${'k3v9'.repeat(60)}` },
}
