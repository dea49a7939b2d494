import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { sayIn } from '../testing/say.js'
import { stageArgs, staged } from '../../testing/staged.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { PermissionProvider } from '../permissions/PermissionProvider.js'
import { useFixtureTranslation } from '../testing/FixtureTranslationProvider.js'
import { ActionBar } from './ActionBar.js'
import { defineAction } from './defineAction.js'

const actionsWith = (suffix: string) => [
  defineAction({
    label: `导出${suffix}`,
    icon: Download,
    permission: 'user:export',
    run: () => new Promise((resolve) => setTimeout(resolve, 1500)),
  }),
  defineAction({
    label: `删除${suffix}`,
    icon: Trash2,
    danger: true,
    permission: 'user:remove',
    run: fn(),
  }),
  defineAction({
    label: `添加成员${suffix}`,
    icon: Plus,
    primary: true,
    permission: 'user:add',
    run: fn(),
  }),
]

interface StageProps {
  permissions: readonly string[] | 'all'
  /** Behind each label. */
  suffix?: string
}

function Stage({ permissions, suffix = '' }: StageProps) {
  const say = useFixtureTranslation()
  const [actions] = useState(() => say(actionsWith(suffix)))
  return (
    <PermissionProvider permissions={permissions}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <ActionBar actions={actions} target={undefined} />
      </div>
    </PermissionProvider>
  )
}

const meta = {
  title: 'Shell UI/Actions/ActionBar',
  component: staged<StageProps>(ActionBar),
  argTypes: stageArgs('permissions', 'suffix'),
  render: (args) => <Stage {...args} />,
  args: { permissions: 'all' },
  parameters: {
    docs: {
      description: {
        component: `The actions of a page or of a selection as buttons, in the order given; an action whose permission is missing is not there.

| Key | Does |
| --- | --- |
| Tab | goes to the bar, and on; from button to button where there are only two |
| Left, Right, Home, End | from button to button of three or more |
| Enter, Space | runs the action; the button waits until it is done |

**Do** mark one action of a view as \`primary\`, and say verb and thing on it: Add member. **Don't** put more than four side by side; the rest belongs in the menu of the row or of the page.`,
      },
    },
  },
} satisfies Meta<StageProps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const ReadOnly: Story = { args: { permissions: ['user:export'] } }

export const NoPermission: Story = { args: { permissions: [] } }

export const LongText: Story = { args: { suffix: '（含下级部门与外部协作单位）' } }

/** An action under way is not run again; the button keeps its name. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: say('导出') })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button).toBeDisabled())
    await expect(button).toHaveAccessibleName(say('导出'))
  },
}

export const StatesSheet: Story = statesSheet(() => import('./ActionBar.stories.js'))
