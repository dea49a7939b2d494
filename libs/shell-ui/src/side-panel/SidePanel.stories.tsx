import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { wordsIn } from '../testing/say.js'
import { uiMessages } from '../messages.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { SidePanel } from './SidePanel.js'

const meta = {
  title: 'Shell UI/Side panel/SidePanel',
  component: SidePanel,
  args: {
    title: '组织架构',
    content: <p style={{ padding: 24 }}>右侧内容</p>,
    children: <p>左侧的树</p>,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 400, background: 'var(--sp-colors-bg)' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A tree or list beside its content; 200 to 560 px wide, a drawer below 768 px.

| Key | Does |
| --- | --- |
| Tab | the panel, the edge between, the content |
| Left, Right on the edge | makes the panel narrower or wider by 16 px |
| Escape | closes the drawer on narrow screens |

**Do** change \`closeKey\` with the choice, so that the drawer closes. **Don't** put two of them side by side.`,
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SidePanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LongText: Story = {
  args: { title: '云杉制造集团华东区域总部研发中心基础平台部统一身份与权限组' },
}

/** The window splitter pattern. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const words = wordsIn({ globals }, uiMessages)
    const edge = canvas.getByRole('separator', { name: words.resizePanel })
    edge.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(edge).toHaveAttribute('aria-valuenow', '296')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(edge).toHaveAttribute('aria-valuenow', '264')
  },
}

export const StatesSheet: Story = statesSheet(() => import('./SidePanel.stories.js'))
