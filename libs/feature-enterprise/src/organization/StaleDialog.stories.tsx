import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { StaleDialog } from './StaleDialog.js'

const meta = {
  title: 'Feature Enterprise/Organization/StaleDialog',
  component: StaleDialog,
  args: {
    name: '研发中心',
    fields: [
      { label: '部门名称', mine: '研发二院', theirs: '研发一院' },
      { label: '描述', mine: '', theirs: '产品研发与技术平台' },
    ],
    onClose: fn(),
  },
} satisfies Meta<typeof StaleDialog>
export default meta

/** Both edited the same fields. */
export const Conflict: StoryObj<typeof meta> = {}

/** The other edited something else. */
export const NoConflict: StoryObj<typeof meta> = { args: { fields: [] } }
