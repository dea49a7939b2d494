import { Button } from '@chakra-ui/react/button'
import { StatTile } from '@spruce/shell-ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FigurePage, Figures } from './Figures.js'

const meta = {
  title: 'Console Kit/Boards/Figures',
  component: Figures,
  args: {
    title: '今天',
    children: (
      <>
        <StatTile label="登录次数" value={128} />
        <StatTile label="失败次数" value={3} />
        <StatTile label="当前在线" value={17} />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <FigurePage>
        <Story />
      </FigurePage>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A group of figures under a heading, on the home page of a console; \`FigurePage\` puts several below each other.

| Key | Does |
| --- | --- |
| Tab | goes from figure to figure that opens something |
| Enter, Space | opens it |

**Do** name what the figures have in common. **Don't** put a group into another one.`,
      },
    },
  },
} satisfies Meta<typeof Figures>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** What is counted is not known yet. */
export const Loading: Story = {
  args: { children: <StatTile label="登录次数" value={undefined} isLoading /> },
}

/** What one does from here, each as wide as its words. */
export const Flowing: Story = {
  args: {
    title: '快捷操作',
    isFlowing: true,
    children: (
      <>
        <Button variant="outline" colorPalette="gray">
          添加成员
        </Button>
        <Button variant="outline" colorPalette="gray">
          新增部门
        </Button>
      </>
    ),
  },
}

/** Words that take more than one line. */
export const LongText: Story = { args: { title: '今天发生的事情'.repeat(8) } }
