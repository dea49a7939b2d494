import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { statesSheet } from '../../testing/statesSheet.js'
import { UserMenu } from './UserMenu.js'

const meta = {
  title: 'Shell UI/Shell/UserMenu',
  component: UserMenu,
  args: {
    user: { name: '林知远', loginName: 'admin' },
    onPersonalCenter: fn(),
    onChangePassword: fn(),
    onSignOut: fn(),
  },
} satisfies Meta<typeof UserMenu>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const SignOutOnly: Story = {
  args: { onPersonalCenter: undefined, onChangePassword: undefined },
}

export const LongText: Story = { args: { user: { name: '阿不都热合曼·买买提明·吐尔逊江' } } }

export const StatesSheet: Story = statesSheet(() => import('./UserMenu.stories.js'))
