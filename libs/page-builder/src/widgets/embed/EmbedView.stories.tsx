import type { Meta, StoryObj } from '@storybook/react-vite'
import { WidgetStage } from '../../testing/WidgetStage.js'
import '../../page.css'
import { embedWidget } from './definition.js'
import { embedProps } from './props.js'
import { EmbedView } from './EmbedView.js'

const meta = {
  title: 'Page Builder/Widgets/EmbedView',
  component: EmbedView,
  args: {
    id: 'widget',
    props: { ...embedProps.fallback, title: '外部看板' },
    frame: { columns: [] },
  },
  render: ({ props }) => <WidgetStage definition={embedWidget} props={props} />,
  parameters: {
    docs: {
      description: {
        component: `Another page in a frame that has neither the origin nor the rights of the portal.

| Key | Does |
| --- | --- |
| Tab | goes into the page and through it |

**Do** give it a title that says what is in it. **Don't** embed a page of the portal itself.`,
      },
    },
  },
} satisfies Meta<typeof EmbedView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LongText: Story = {
  args: { props: { ...meta.args.props, title: '很长的名称'.repeat(8) } },
}
