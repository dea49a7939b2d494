import type { Meta, StoryObj } from '@storybook/react-vite'
import { statesSheet } from '../../testing/statesSheet.js'
import { DescriptionList } from './DescriptionList.js'

const meta = {
  title: 'Shell UI/Display/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { label: '部门名称', value: '研发部' },
      { label: '部门编码', value: 'rd' },
      { label: '负责人', value: '张伟' },
      { label: '成员数', value: 128 },
      { label: '联系电话', value: null },
      { label: '描述', value: '负责产品的研究与开发。', isWide: true },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: `A record's properties to read. They fold into one column where it is narrow; nothing shows as --.

| Key | Does |
| --- | --- |
| — | it is text: nothing to reach |

**Do** put what people look for first. **Don't** edit in it: open a form.`,
      },
    },
  },
} satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Loading: Story = { args: { isLoading: true } }
export const Empty: Story = { args: { items: [{ label: '负责人', value: undefined }] } }
export const ThreeColumns: Story = { args: { columns: 3 } }
export const LongText: Story = {
  args: {
    items: [
      {
        label: '统一社会信用代码与工商注册号',
        value: '华东区域智能制造与工业互联网平台联合研发中心'.repeat(4),
      },
      { label: '编码', value: 'x'.repeat(120) },
    ],
  },
}

export const StatesSheet: Story = statesSheet(() => import('./DescriptionList.stories.js'))
