import { Button } from '@chakra-ui/react/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { useFixtureTranslation } from '../testing/FixtureTranslationProvider.js'
import { stageArgs, staged } from '../../testing/staged.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { PermissionProvider, type PermissionHelp } from '../permissions/PermissionProvider.js'
import { EmptyState, FailedState, NoPermissionState } from './StateView.js'

const help: PermissionHelp = {
  nameOf: () => '查看成员',
  hrefOf: (code) => `/403?permission=${code}`,
  onFollow: fn(),
}

interface StageProps {
  kind: 'empty' | 'filtered' | 'failed' | 'denied' | 'explained' | 'long'
  onRetry?: () => void
}

function Stage({ kind, onRetry }: StageProps) {
  const say = useFixtureTranslation()
  if (kind === 'failed') return <FailedState onRetry={onRetry} />
  if (kind === 'denied') return <NoPermissionState permission="user:list" />
  if (kind === 'explained') {
    return (
      <PermissionProvider permissions={[]} help={say(help)}>
        <NoPermissionState permission="user:list" />
      </PermissionProvider>
    )
  }
  if (kind === 'long') {
    return say(
      <EmptyState
        title="云杉制造集团华东区域总部研发中心基础平台部统一身份与权限组还没有成员"
        text={'成员加入后可以登录，并按部门与角色获得权限。'.repeat(6)}
        action={<Button>添加成员</Button>}
      />,
    )
  }
  if (kind === 'filtered') return <EmptyState isFiltered />
  return say(
    <EmptyState
      title="还没有成员"
      text="成员加入后可以登录，并按部门与角色获得权限。"
      action={<Button>添加成员</Button>}
    />,
  )
}

const meta = {
  title: 'Shell UI/States/States',
  component: staged<StageProps>(EmptyState), // one of three, each shown by its stage
  subcomponents: { FailedState, NoPermissionState },
  argTypes: stageArgs('kind', 'onRetry'),
  render: (args) => <Stage {...args} />,
  args: { kind: 'empty', onRetry: fn() },
  parameters: {
    docs: {
      description: {
        component: `What stands in the place of a list or a page that has nothing to show: nothing yet, nothing found, failed, not allowed.

| Key | Does |
| --- | --- |
| Tab | goes to the action: the first thing to do, another try, whom to ask |
| Enter, Space | takes it |

**Do** say what the place is for and offer the first action; name the permission that is missing. **Don't** blame, or say No data where filters are the reason: give \`isFiltered\`.`,
      },
    },
  },
} satisfies Meta<StageProps>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const NothingFound: Story = { args: { kind: 'filtered' } }
export const Failed: Story = { args: { kind: 'failed' } }
export const NoPermission: Story = { args: { kind: 'denied' } }

/** Within a product that names permissions and has a page that says whom to ask. */
export const NoPermissionExplained: Story = { args: { kind: 'explained' } }

export const LongText: Story = { args: { kind: 'long' } }

export const RetriedByKeyboard: Story = {
  args: { kind: 'failed', onRetry: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const StatesSheet: Story = statesSheet(() => import('./StateView.stories.js'))
