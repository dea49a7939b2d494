import type { Meta, StoryObj } from '@storybook/react-vite'
import { statesSheet } from '../../testing/statesSheet.js'
import { TabLink } from './TabLink.js'

const meta = {
  title: 'Shell UI/Shell/TabLink',
  component: TabLink,
  args: { to: '/dashboard', children: '首页' },
} satisfies Meta<typeof TabLink>
export default meta
type Story = StoryObj<typeof meta>

/** A real link: with Ctrl or the middle button the browser opens it beside. */
export const Default: Story = {}

export const LongText: Story = {
  args: { children: '云杉制造集团华东区域总部研发中心基础平台部统一身份与权限组' },
}

export const StatesSheet: Story = statesSheet(() => import('./TabLink.stories.js'))
