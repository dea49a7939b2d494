import type { Meta, StoryObj } from '@storybook/react-vite'
import { WidgetStage } from '../../testing/WidgetStage.js'
import '../../page.css'
import { textWidget } from './definition.js'
import { textProps } from './props.js'
import { TextView } from './TextView.js'

const meta = {
  title: 'Page Builder/Widgets/TextView',
  component: TextView,
  args: {
    id: 'widget',
    props: {
      ...textProps.fallback,
      title: '说明',
      html: '<p>当前产线：<strong>一号线</strong></p>',
    },
    frame: { columns: [] },
  },
  render: ({ props }) => <WidgetStage definition={textWidget} props={props} />,
  parameters: {
    docs: {
      description: {
        component: `Rich text, in which a variable stands in double braces; a value is never markup.

| Key | Does |
| --- | --- |
| Tab | goes along the links of the text |

**Do** write what the page is for. **Don't** build tables of numbers in it.`,
      },
    },
  },
} satisfies Meta<typeof TextView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { props: { ...meta.args.props, html: '' } } }

export const LongText: Story = {
  args: { props: { ...meta.args.props, title: '很长的名称'.repeat(8) } },
}
