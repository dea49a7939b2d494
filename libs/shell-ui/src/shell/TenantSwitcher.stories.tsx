import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { statesSheet } from '../../testing/statesSheet.js'
import { tenants } from './fixtures.js'
import { TenantSwitcher } from './TenantSwitcher.js'

const meta = {
  title: 'Shell UI/Shell/TenantSwitcher',
  component: TenantSwitcher,
  args: {
    tenants,
    currentTenantId: 't1',
    onSwitch: fn(),
    hrefBeside: ({ code }) => `/?tenant=${code ?? ''}`,
  },
  parameters: {
    docs: {
      description: {
        component: `Which company somebody works in, and the others to change to, here or in another window.

| Key | Does |
| --- | --- |
| Enter, Space | opens the list; the search has the focus |
| Down | from the search: to the first company |
| Up, Down, Home, End, letters | go through them |
| Enter | changes to it |
| Tab | goes to the link that opens it in another window |
| Escape | closes; the focus returns |

**Do** forget everything of the company before: pages, caches, toasts. **Don't** change without a word when something is unsaved.`,
      },
    },
  },
} satisfies Meta<typeof TenantSwitcher>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A user who belongs to no tenant has nothing to switch. */
export const Empty: Story = { args: { tenants: [] } }

export const LongText: Story = {
  args: {
    tenants: [
      {
        ...tenants[0]!,
        name: '云杉智能制造装备与新能源材料集团股份有限公司华东分公司第三生产车间',
      },
    ],
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const words = await screen.findByRole('searchbox')
    await waitFor(() => expect(words).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{End}{Enter}')
    await waitFor(() => expect(args.onSwitch).toHaveBeenCalledOnce())
  },
}

export const StatesSheet: Story = statesSheet(() => import('./TenantSwitcher.stories.js'))
