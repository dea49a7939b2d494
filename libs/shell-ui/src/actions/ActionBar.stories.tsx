import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Plus, Trash2 } from 'lucide-react'
import { fn } from 'storybook/test'
import { statesSheet } from '../../testing/statesSheet.js'
import { PermissionProvider } from '../permissions/PermissionProvider.js'
import { ActionBar } from './ActionBar.js'
import { defineAction } from './defineAction.js'

const actions = [
  defineAction({
    label: '导出',
    icon: Download,
    permission: 'user:export',
    run: () => new Promise((resolve) => setTimeout(resolve, 1500)),
  }),
  defineAction({ label: '删除', icon: Trash2, danger: true, permission: 'user:remove', run: fn() }),
  defineAction({
    label: '添加成员',
    icon: Plus,
    primary: true,
    permission: 'user:add',
    run: fn(),
  }),
]

function Stage({ permissions }: { permissions: readonly string[] | 'all' }) {
  return (
    <PermissionProvider permissions={permissions}>
      <div style={{ display: 'flex', gap: 8 }}>
        <ActionBar actions={actions} target={undefined} />
      </div>
    </PermissionProvider>
  )
}

const meta = {
  title: 'Shell UI/Actions/ActionBar',
  component: Stage,
  args: { permissions: 'all' },
} satisfies Meta<typeof Stage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const ReadOnly: Story = { args: { permissions: ['user:export'] } }

export const StatesSheet: Story = statesSheet(() => import('./ActionBar.stories.js'))
