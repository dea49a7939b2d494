import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { wordsIn } from '../testing/say.js'
import { shellMessages } from './messages.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { TabLink } from './TabLink.js'

const meta = {
  title: 'Shell UI/Shell/TabLink',
  component: TabLink,
  args: { to: '/dashboard', children: '首页' },
  parameters: {
    docs: {
      description: {
        component: `A link to a page of the product that is right in a hidden tab too: it never depends on the address on show.

| Key | Does |
| --- | --- |
| Tab | goes to the link, and loads its page ahead |
| Enter | opens the page in its tab; with Ctrl or Shift the browser opens it beside |

**Do** use it wherever a page of the product is meant. **Don't** write relative addresses, or a button that navigates.`,
      },
    },
  },
} satisfies Meta<typeof TabLink>
export default meta
type Story = StoryObj<typeof meta>

/** A real link: with Ctrl or the middle button the browser opens it beside. */
export const Default: Story = {}

export const LongText: Story = {
  args: { children: '云杉制造集团华东区域总部研发中心基础平台部统一身份与权限组' },
}

export const ByKeyboard: Story = {
  args: { onClick: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  play: async ({ args, canvas, userEvent, globals }) => {
    const shellWords = wordsIn({ globals }, shellMessages)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: shellWords.home })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const StatesSheet: Story = statesSheet(() => import('./TabLink.stories.js'))
