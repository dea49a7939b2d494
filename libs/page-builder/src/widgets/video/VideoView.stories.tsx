import type { Meta, StoryObj } from '@storybook/react-vite'
import { WidgetStage } from '../../testing/WidgetStage.js'
import '../../page.css'
import { videoWidget } from './definition.js'
import { videoProps } from './props.js'
import { VideoView } from './VideoView.js'

const meta = {
  title: 'Page Builder/Widgets/VideoView',
  component: VideoView,
  args: {
    id: 'widget',
    props: {
      ...videoProps.fallback,
      title: '泵房总览',
      // With a poster nothing is fetched before somebody plays it.
      url: '/safety.webm',
      poster: '/favicon.svg',
    },
    frame: { columns: [] },
  },
  render: ({ props }) => <WidgetStage definition={videoWidget} props={props} />,
  parameters: {
    docs: {
      description: {
        component: `A film with its controls. It plays by itself without a sound only, and for nobody who wants less motion.

| Key | Does |
| --- | --- |
| Tab | goes to the film and its controls |
| Space | plays and pauses |

**Do** give captions to a film that speaks. **Don't** play what moves beside something to read.`,
      },
    },
  },
} satisfies Meta<typeof VideoView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** An address that must not be shown is none. */
export const NoAddress: Story = { args: { props: { ...meta.args.props, url: '' } } }

/** Without a poster the beginning is fetched; this one is not there. */
export const Failed: Story = {
  args: { props: { ...meta.args.props, url: '/gone.webm', poster: '' } },
}

export const LongText: Story = {
  args: { props: { ...meta.args.props, title: '很长的名称'.repeat(8) } },
}
