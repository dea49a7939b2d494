import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
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
  parameters: {
    docs: {
      description: {
        component: `Who is signed in, the personal centre, the password and the way out.

| Key | Does |
| --- | --- |
| Enter, Space, Down | opens the menu |
| Up, Down, Home, End, letters | go through it |
| Enter, Space | takes the entry |
| Escape | closes; the focus returns |

**Do** leave out what the session may not do, by giving no handler. **Don't** sign out without a question when something is unsaved.`,
      },
    },
  },
} satisfies Meta<typeof UserMenu>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const SignOutOnly: Story = {
  args: { onPersonalCenter: undefined, onChangePassword: undefined },
}

export const LongText: Story = { args: { user: { name: '阿不都热合曼·买买提明·吐尔逊江' } } }

export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{End}{Enter}')
    await waitFor(() => expect(args.onSignOut).toHaveBeenCalledOnce())
  },
}

export const StatesSheet: Story = statesSheet(() => import('./UserMenu.stories.js'))
