import type { Meta, StoryObj } from '@storybook/react-vite'
import { WorkStage } from '../../testing/WorkStage.js'
import { workProps } from '../../work/workProps.js'
import '../../page.css'
import { appLauncherWidget } from './definition.js'
import { AppLauncherView } from './AppLauncherView.js'

const meta = {
  title: 'Page Builder/Widgets/AppLauncherView',
  component: AppLauncherView,
  args: {
    id: 'widget',
    props: { ...workProps.fallback, title: '应用启动器' },
    frame: { columns: [] },
  },
  render: ({ props }) => <WorkStage definition={appLauncherWidget} props={props} list="filled" />,
  parameters: {
    docs: {
      description: {
        component: `The viewer's applications as tiles; a press opens one as the product opens it.

| Key | Does |
| --- | --- |
| Tab | goes along the entries |
| Enter | opens one |

**Do** give each a picture that is told apart at 40 px. **Don't** place it where only people without applications look.`,
      },
    },
  },
} satisfies Meta<typeof AppLauncherView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = {
  render: ({ props }) => <WorkStage definition={appLauncherWidget} props={props} list="empty" />,
}

export const Loading: Story = {
  render: ({ props }) => <WorkStage definition={appLauncherWidget} props={props} list="loading" />,
}

export const Failed: Story = {
  render: ({ props }) => <WorkStage definition={appLauncherWidget} props={props} list="failed" />,
}

/** A page whose feature gives no such list says so. */
export const WithoutPort: Story = {
  render: ({ props }) => <WorkStage definition={appLauncherWidget} props={props} list="none" />,
}

export const LongText: Story = {
  render: ({ props }) => <WorkStage definition={appLauncherWidget} props={props} list="long" />,
}
