import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { OneTimePasswordDialog } from './OneTimePasswordDialog.js'

const meta = {
  title: 'Feature Enterprise/Organization/OneTimePasswordDialog',
  component: OneTimePasswordDialog,
  args: { name: '钱多多', loginName: 'qian_duoduo', password: 'Qx7!mR2z', onClose: fn() },
} satisfies Meta<typeof OneTimePasswordDialog>
export default meta

export const Default: StoryObj<typeof meta> = {}
