import type { Meta, StoryObj } from '@storybook/react-vite'
import { CustomerSection } from './CustomerSection.js'

const meta = {
  title: 'Feature Operation/Customers/CustomerSection',
  component: CustomerSection,
  args: { title: '联系人', lead: '开通后由此人接收通知。', children: '李娜' },
  parameters: {
    docs: {
      description: {
        component: `A part of the page of a customer, with a heading of its own.

| Key | Does |
| --- | --- |
| Tab | goes to what stands in it |

**Do** name it after what it holds. **Don't** put one section into another.`,
      },
    },
  },
} satisfies Meta<typeof CustomerSection>
export default meta

export const Default: StoryObj<typeof meta> = {}
