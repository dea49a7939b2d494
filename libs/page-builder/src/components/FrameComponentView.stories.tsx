import type { Meta, StoryObj } from '@storybook/react-vite'
import { WidgetStage } from '../testing/WidgetStage.js'
import '../page.css'
import { defineFrameComponent } from './defineFrameComponent.js'
import type { FrameComponent } from './FrameComponent.js'

const component: FrameComponent = {
  code: 'acme.trend',
  name: { 'zh-CN': '趋势图', 'en-US': 'Trend' },
  ...{ icon: 'chart-line', url: 'about:blank' },
  ...{ size: { w: 12, h: 10 }, minSize: { w: 2, h: 2 } },
  properties: { type: 'object', properties: { days: { type: 'integer', default: 7 } } },
}
const definition = defineFrameComponent(component)
if (!definition) throw new Error('The component stands on no page')

const meta = {
  title: 'Page Builder/Components/FrameComponentView',
  component: WidgetStage,
  args: { definition, props: { title: '外部看板' } },
  parameters: {
    docs: {
      description: {
        component: `A registered component on a page: a page of its own in a frame that has neither the origin nor the rights of the portal. It reads its properties, the language and the mode in the fragment of its address.

| Key | Does |
| --- | --- |
| Tab | goes into the page and through it |

**Do** give it a title that says what is in it. **Don't** hand it anything that its origin must not know.`,
      },
    },
  },
} satisfies Meta<typeof WidgetStage>
export default meta
type Story = StoryObj<typeof meta>

/** Without an address that may be shown. */
export const Default: Story = {}

export const LongText: Story = {
  args: { props: { title: '很长的名称'.repeat(8) } },
}
