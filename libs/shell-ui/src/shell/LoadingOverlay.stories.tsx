import type { Meta, StoryObj } from '@storybook/react-vite'
import { statesSheet } from '../../testing/statesSheet.js'
import { LoadingOverlay } from './LoadingOverlay.js'

const meta = {
  title: 'Shell UI/Shell/LoadingOverlay',
  component: LoadingOverlay,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoadingOverlay>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Labelled: Story = { args: { label: '正在切换租户…' } }

export const StatesSheet: Story = statesSheet(() => import('./LoadingOverlay.stories.js'))
