import type { Meta, StoryObj } from '@storybook/react-vite'
import { WidgetStage } from '../../testing/WidgetStage.js'
import '../../page.css'
import { imageWidget } from './definition.js'
import { imageProps } from './props.js'
import { ImageView } from './ImageView.js'

const meta = {
  title: 'Page Builder/Widgets/ImageView',
  component: ImageView,
  args: {
    id: 'widget',
    props: { ...imageProps.fallback, title: '厂区平面图', url: '/favicon.svg', alt: '厂区平面图' },
    frame: { columns: [] },
  },
  render: ({ props }) => <WidgetStage definition={imageWidget} props={props} />,
  parameters: {
    docs: {
      description: {
        component: `A picture, whole or filling its place, with a text for who does not see it.

| Key | Does |
| --- | --- |
| Tab | goes past it: there is nothing to press |

**Do** say in the text what the picture tells. **Don't** put words into pictures.`,
      },
    },
  },
} satisfies Meta<typeof ImageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** An address that must not be shown is none. */
export const NoAddress: Story = { args: { props: { ...meta.args.props, url: '' } } }

export const LongText: Story = {
  args: { props: { ...meta.args.props, title: '很长的名称'.repeat(8) } },
}
