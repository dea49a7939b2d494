import type { Meta, StoryObj } from '@storybook/react-vite'
import { statesSheet } from '../../testing/statesSheet.js'
import { LayoutStore } from './LayoutStore.js'
import { ThemePanel } from './ThemePanel.js'
import { ThemeStore } from './ThemeStore.js'

const meta = {
  title: 'Shell UI/Shell/ThemePanel',
  component: ThemePanel,
  args: { theme: new ThemeStore(), layout: new LayoutStore() },
} satisfies Meta<typeof ThemePanel>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithoutLayout: Story = { args: { layout: undefined } }

export const StatesSheet: Story = statesSheet(() => import('./ThemePanel.stories.js'))
