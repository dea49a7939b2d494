import type { Meta, StoryObj } from '@storybook/react-vite'
import { WorkStage } from '../../testing/WorkStage.js'
import { workProps } from '../../work/workProps.js'
import '../../page.css'
import { favoritesWidget } from './definition.js'
import { FavoritesView } from './FavoritesView.js'

const meta = {
  title: 'Page Builder/Widgets/FavoritesView',
  component: FavoritesView,
  args: {
    id: 'widget',
    props: { ...workProps.fallback, title: '我的收藏' },
    frame: { columns: [] },
  },
  render: ({ props }) => <WorkStage definition={favoritesWidget} props={props} list="filled" />,
  parameters: {
    docs: {
      description: {
        component: `Pages that the viewer has kept, in their own order.

| Key | Does |
| --- | --- |
| Tab | goes along the entries |
| Enter | opens one |

**Do** leave the order to its owner. **Don't** mix in pages that somebody else recommends.`,
      },
    },
  },
} satisfies Meta<typeof FavoritesView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = {
  render: ({ props }) => <WorkStage definition={favoritesWidget} props={props} list="empty" />,
}

export const Loading: Story = {
  render: ({ props }) => <WorkStage definition={favoritesWidget} props={props} list="loading" />,
}

export const Failed: Story = {
  render: ({ props }) => <WorkStage definition={favoritesWidget} props={props} list="failed" />,
}

/** A page whose feature gives no such list says so. */
export const WithoutPort: Story = {
  render: ({ props }) => <WorkStage definition={favoritesWidget} props={props} list="none" />,
}

export const LongText: Story = {
  render: ({ props }) => <WorkStage definition={favoritesWidget} props={props} list="long" />,
}
