import type { Meta, StoryObj } from '@storybook/react-vite'
import { WidgetStage } from '../../testing/WidgetStage.js'
import '../../page.css'
import { linksWidget } from './definition.js'
import { linksProps } from './props.js'
import { LinksView } from './LinksView.js'

const meta = {
  title: 'Page Builder/Widgets/LinksView',
  component: LinksView,
  args: {
    id: 'widget',
    props: {
      ...linksProps.fallback,
      title: '常用链接',
      links: [
        { label: '设备台账', action: { kind: 'open-menu', menu: 'devices' } },
        { label: '巡检计划', action: { kind: 'open-menu', menu: 'plans' } },
      ],
    },
    frame: { columns: [] },
  },
  render: ({ props }) => <WidgetStage definition={linksWidget} props={props} />,
  parameters: {
    docs: {
      description: {
        component: `Buttons that lead to pages, menus, applications and safe addresses, or set a variable.

| Key | Does |
| --- | --- |
| Tab | goes along the links |
| Enter, Space | follows one |

**Do** name where each leads. **Don't** offer more than a person reads.`,
      },
    },
  },
} satisfies Meta<typeof LinksView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { props: { ...meta.args.props, links: [] } } }

export const LongText: Story = {
  args: { props: { ...meta.args.props, title: '很长的名称'.repeat(8) } },
}
