import { Button } from '@chakra-ui/react/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { statesSheet } from '../../testing/statesSheet.js'
import { PermissionProvider, type PermissionHelp } from '../permissions/PermissionProvider.js'
import { EmptyState, FailedState, NoPermissionState } from './StateView.js'

const help: PermissionHelp = {
  nameOf: () => '查看成员',
  hrefOf: (code) => `/403?permission=${code}`,
  onFollow: fn(),
}

function Stage({ kind }: { kind: 'empty' | 'filtered' | 'failed' | 'denied' | 'explained' }) {
  if (kind === 'failed') return <FailedState onRetry={fn()} />
  if (kind === 'denied') return <NoPermissionState permission="user:list" />
  if (kind === 'explained') {
    return (
      <PermissionProvider permissions={[]} help={help}>
        <NoPermissionState permission="user:list" />
      </PermissionProvider>
    )
  }
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

/** Within a product that names permissions and has a page that says whom to ask. */
export const NoPermissionExplained: Story = { args: { kind: 'explained' } }

export const StatesSheet: Story = statesSheet(() => import('./StateView.stories.js'))
