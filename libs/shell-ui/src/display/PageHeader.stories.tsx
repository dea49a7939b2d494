import { Button } from '@chakra-ui/react/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { statesSheet } from '../../testing/statesSheet.js'
import { PageHeader } from './PageHeader.js'
import { StatusTag } from './StatusTag.js'

const meta = {
  title: 'Shell UI/Display/PageHeader',
  component: PageHeader,
  args: { title: '组织架构', actions: <Button>添加成员</Button> },
  parameters: {
    docs: {
      description: {
        component: `The one title line of a page, 20/28, with its actions at the end and a word about its state beside it.

**Do** give a page one of them, with the same name as its menu and its tab. **Don't** repeat in the lead what the title says, or put filters here; they stand below.`,
      },
    },
  },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongText: Story = {
  args: {
    title: '云杉制造集团华东区域总部研发中心基础平台部统一身份与权限组',
    lead: '管理部门与成员：新增、移动、停用，变更立即生效。',
    aside: <StatusTag tone="success">启用</StatusTag>,
  },
}

export const StatesSheet: Story = statesSheet(() => import('./PageHeader.stories.js'))
