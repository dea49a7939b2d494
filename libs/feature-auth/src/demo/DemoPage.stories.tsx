import type { Meta, StoryObj } from '@storybook/react-vite'
import '../auth.css'
import { sampleLook } from '../testing/sampleLook.js'
import { DemoPage } from './DemoPage.js'

const meta = {
  title: 'Feature Auth/Demo/DemoPage',
  component: DemoPage,
  parameters: {
    docs: {
      description: {
        component: `What there is to try in an evaluation; one press signs in as one of the demo accounts.

| Key | Does |
| --- | --- |
| Tab | language, dark mode, then from account to account to the application form and the outbox |
| Enter | signs in as that account, or opens the page |

**Do** keep its accounts the same as those of the demo data, each in its own tenant. **Don't** serve it where real companies work: it tells everybody a password.`,
      },
    },
    layout: 'fullscreen',
  },
  args: { look: { ...sampleLook, brand: { name: 'Spruce' } } },
} satisfies Meta<typeof DemoPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const SigningIn: Story = { args: { pending: 'admin' } }

export const Refused: Story = {
  args: { problem: '密码错误，请输入正确的密码' },
}
