import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ConfirmDialog, deleteWord } from './ConfirmDialog.js'

const meta = {
  title: 'Shell UI/Dialogs/ConfirmDialog',
  tags: ['overlay'],
  component: ConfirmDialog,
  args: {
    title: '停用成员“王伟”？',
    message: '停用后他将不能登录，资料与部门保留，可随时恢复。',
    confirmLabel: '停用成员',
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Danger: Story = {
  args: {
    title: '删除部门“研发部”及其 3 个下级部门？',
    message: '部门将移入回收站，30 天内可恢复。',
    confirmLabel: '删除部门',
    danger: true,
    requireText: deleteWord,
  },
}

export const Failed: Story = {
  args: {
    title: '删除部门“研发部”？',
    confirmLabel: '删除部门',
    danger: true,
    onConfirm: fn(() => Promise.reject(new Error('部门下还有成员，不能删除'))),
  },
}
