import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import '../auth.css'
import { sampleCaptcha } from '../testing/sampleCaptcha.js'
import { CaptchaImage } from './CaptchaImage.js'

const meta = {
  title: 'Feature Auth/CaptchaImage',
  component: CaptchaImage,
  args: { url: sampleCaptcha, hasFailed: false, onRefresh: fn(), onError: fn() },
} satisfies Meta<typeof CaptchaImage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** None has come yet. */
export const Waiting: Story = { args: { url: '' } }

/** The image did not come; pressing asks for another. */
export const Failed: Story = { args: { hasFailed: true } }
