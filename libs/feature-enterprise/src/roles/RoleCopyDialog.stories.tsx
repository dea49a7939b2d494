import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { RoleCopyDialog } from './RoleCopyDialog.js'

const meta = {
  title: 'Feature Enterprise/Roles/RoleCopyDialog',
  component: RoleCopyDialog,
  args: { role: { name: '人事专员', code: 'personnel' }, onSubmit: fn(), onClose: fn() },
} satisfies Meta<typeof RoleCopyDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LongText: Story = {
  args: { role: { name: '人事专员'.repeat(12), code: 'p'.repeat(50) } },
}
