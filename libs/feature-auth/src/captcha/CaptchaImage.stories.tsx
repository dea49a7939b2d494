import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import '../auth.css'
import { sampleCaptcha } from '../testing/sampleCaptcha.js'
import { CaptchaImage } from './CaptchaImage.js'

const meta = {
  title: 'Feature Auth/CaptchaImage',
  component: CaptchaImage,
  args: { url: sampleCaptcha, hasFailed: false, onRefresh: fn(), onError: fn() },
  parameters: {
    docs: {
      description: {
        component: `The image of a captcha as a button that asks for another one.

| Key | Does |
| --- | --- |
| Tab | goes to the image |
| Enter, Space | asks for another |

**Do** set \`hasFailed\` from \`onError\`, so that a retry stands where the image should be. **Don't** load another image by itself while somebody types the characters of this one.`,
      },
    },
  },
} satisfies Meta<typeof CaptchaImage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** None has come yet. */
export const Waiting: Story = { args: { url: '' } }

/** The image did not come; pressing asks for another. */
export const Failed: Story = { args: { hasFailed: true } }
