import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import '../auth.css'
import { DemoPage } from './DemoPage.js'

const meta = {
  title: 'Feature Auth/Demo/DemoPage',
  component: DemoPage,
  parameters: { layout: 'fullscreen' },
  args: { brand: { name: 'Spruce' }, isDark: false, onLanguage: fn(), onDark: fn() },
} satisfies Meta<typeof DemoPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
