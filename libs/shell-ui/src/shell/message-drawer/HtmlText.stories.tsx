import type { Meta, StoryObj } from '@storybook/react-vite'
import { statesSheet } from '../../../testing/statesSheet.js'
import { expect, fn } from 'storybook/test'
import { HtmlText } from './HtmlText.js'

const meta = {
  title: 'Shell UI/Shell/HtmlText',
  component: HtmlText,
  args: { html: '<h2>公告标题</h2><p>各位同事：<strong>请及时处理</strong>。</p>', onFollow: fn() },
  parameters: {
    docs: {
      description: {
        component: `Rich text of a server, built anew from elements that are known to be harmless.

| Key | Does |
| --- | --- |
| Tab | through the links, and to a wide table |
| Enter | follows a link |

**Do** show every text of a server that may have markup by it. **Don't** set inner HTML.`,
      },
    },
  },
} satisfies Meta<typeof HtmlText>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Only the words of it are left. */
export const Hostile: Story = {
  args: { html: '<p>说明<script>alert(1)</script><img src="x" onerror="alert(1)"></p>' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img')).toBeNull()
  },
}

export const LongText: Story = { args: { html: `<p>${'很长的名称'.repeat(60)}</p>` } }

export const StatesSheet: Story = statesSheet(() => import('./HtmlText.stories.js'))
