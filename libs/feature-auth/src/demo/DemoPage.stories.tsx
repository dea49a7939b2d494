import type { Meta, StoryObj } from '@storybook/react-vite'
import '../auth.css'
import { sampleLook } from '../testing/sampleLook.js'
import { DemoPage } from './DemoPage.js'

const meta = {
  title: 'Feature Auth/Demo/DemoPage',
  component: DemoPage,
  parameters: { layout: 'fullscreen' },
  args: { look: { ...sampleLook, brand: { name: 'Spruce' } } },
} satisfies Meta<typeof DemoPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
