import type { Meta, StoryObj } from '@storybook/react-vite'
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
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SidePanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const StatesSheet: Story = statesSheet(() => import('./SidePanel.stories.js'))
