import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import '../auth.css'
import { sampleCaptcha } from '../testing/sampleCaptcha.js'
import { CaptchaField } from './CaptchaField.js'

const meta = {
  title: 'Feature Auth/CaptchaField',
  component: CaptchaField,
  args: { url: sampleCaptcha, hasFailed: false, onRefresh: fn(), onError: fn() },
  decorators: [
    (Story) => (
      <form className="ui-form" style={{ maxWidth: 360 }}>
        <Story />
      </form>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `The characters of a captcha, typed beside its image.

| Key | Does |
| --- | --- |
| Tab | goes to the field, to the image, and on |
| Enter | in the field: submits the form |
| Enter, Space | on the image: asks for another |

**Do** empty the field when another image comes: the old characters are good for nothing. **Don't** show it where \`captchaUrl\` is undefined; the deployment asks for none.`,
      },
    },
  },
} satisfies Meta<typeof CaptchaField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Wrong: Story = { args: { error: '验证码错误或已失效' } }

/** The image did not come; pressing asks for another. */
export const NoImage: Story = { args: { hasFailed: true } }
