import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { statesSheet } from '../../testing/statesSheet.js'
import { PublicButton } from './PublicButton.js'
import { PublicFrame } from './PublicFrame.js'

const meta = {
  title: 'Shell UI/Public/PublicFrame',
  component: PublicFrame,
  args: {
    brand: { name: '云杉制造集团', slogan: '让每一次协作都清晰可见' },
    title: '登录',
    lead: '使用企业账号登录',
    footer: '© 2026 云杉',
    children: <PublicButton>登录</PublicButton>,
  },
  parameters: {
    docs: {
      description: {
        component: `The look of a page that needs no sign-in, without its effects: the browser's title stays.

| Key | Does |
| --- | --- |
| Tab | through the actions, then the form |

**Do** use it for a preview of such a page. **Don't** use it for the page itself: PublicPage sets the title, too.`,
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof PublicFrame>

export default meta
type Story = StoryObj<typeof meta>

/** The brand is nothing to stop at: Tab goes to the form. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

export const LongText: Story = {
  args: {
    brand: { name: '云杉制造集团华东区域总部研发中心基础平台部统一身份与权限管理有限公司' },
  },
}

/** The form on the other side of the brand. */
export const Left: Story = {
  args: { brand: { name: '云杉制造集团', slogan: '让每一次协作都清晰可见', position: 'left' } },
}

/** The form before the brand, which fills the page. */
export const Center: Story = {
  args: { brand: { name: '云杉制造集团', slogan: '让每一次协作都清晰可见', position: 'center' } },
}

export const StatesSheet: Story = statesSheet(() => import('./PublicFrame.stories.js'))
