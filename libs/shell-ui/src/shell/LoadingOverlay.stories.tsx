import type { Meta, StoryObj } from '@storybook/react-vite'
import { statesSheet } from '../../testing/statesSheet.js'
import { LoadingOverlay } from './LoadingOverlay.js'

const meta = {
  title: 'Shell UI/Shell/LoadingOverlay',
  component: LoadingOverlay,
  parameters: {
    docs: {
      description: {
        component: `The whole window waits: at the start, and while the tenant changes. Four bars, still under reduced motion.

**Do** say what is waited for when it is not the start. **Don't** use it for a page or a list; those show skeletons in their place.`,
      },
    },
    layout: 'fullscreen',
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoadingOverlay>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Labelled: Story = { args: { label: '正在切换租户…' } }

export const LongText: Story = {
  args: { label: '正在切换到云杉制造集团华东区域总部研发中心基础平台部统一身份与权限组…' },
}

export const StatesSheet: Story = statesSheet(() => import('./LoadingOverlay.stories.js'))
