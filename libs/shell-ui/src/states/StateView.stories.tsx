import { Button } from '@chakra-ui/react/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { EmptyState, FailedState, NoPermissionState } from './StateView.js'

function Stage({ kind }: { kind: 'empty' | 'filtered' | 'failed' | 'denied' }) {
  if (kind === 'failed') return <FailedState onRetry={fn()} />
  if (kind === 'denied') return <NoPermissionState permission="成员管理" />
  if (kind === 'filtered') return <EmptyState isFiltered />
  return (
    <EmptyState
      title="还没有成员"
      text="成员加入后可以登录，并按部门与角色获得权限。"
      action={<Button>添加成员</Button>}
    />
  )
}

const meta = {
  title: 'Shell UI/States/States',
  component: Stage,
  args: { kind: 'empty' },
} satisfies Meta<typeof Stage>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const NothingFound: Story = { args: { kind: 'filtered' } }
export const Failed: Story = { args: { kind: 'failed' } }
export const NoPermission: Story = { args: { kind: 'denied' } }
