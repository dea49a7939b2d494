import type { Meta, StoryObj } from '@storybook/react-vite'
import '../auth.css'
import { sampleLook } from '../testing/sampleLook.js'
import { LightPage } from './LightPage.js'

const meta = {
  title: 'Feature Auth/Forms/LightPage',
  component: LightPage,
  parameters: {
    docs: {
      description: {
        component: `The frame of a light page: the tenant's brand, language and dark mode, one heading.

| Key | Does |
| --- | --- |
| Tab | first to the language, then to dark mode, then into the page |
| Enter, Space | changes the language or the mode; what is typed stays |

**Do** pass \`look\` on as it came from the route, so that every light page has the same brand. **Don't** put a second heading of the first level into it: \`title\` is the one.`,
      },
    },
    layout: 'fullscreen',
  },
  args: { look: sampleLook, title: '找回密码', lead: '向绑定的手机号或邮箱发送验证码。' },
} satisfies Meta<typeof LightPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithoutLead: Story = { args: { lead: undefined } }
