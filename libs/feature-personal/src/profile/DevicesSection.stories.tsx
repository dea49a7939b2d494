import { ApiError } from '@spruce/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { TestHandlers } from '@spruce/api-client/testing'
import '../personal.css'
import { TestPersonal } from '../testing/TestPersonal.js'
import { DevicesSection } from './DevicesSection.js'

const meta = {
  title: 'Feature Personal/Profile/DevicesSection',
  component: DevicesSection,
  decorators: [
    (Story, { parameters }) => (
      <TestPersonal handlers={parameters['handlers'] as TestHandlers}>
        <Story />
      </TestPersonal>
    ),
  ],
} satisfies Meta<typeof DevicesSection>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { parameters: { handlers: { 'GET /spruce/api/v1/sessions': [] } } }

export const Loading: Story = {
  parameters: { handlers: { 'GET /spruce/api/v1/sessions': () => new Promise(() => undefined) } },
}

export const Failed: Story = {
  parameters: {
    handlers: {
      'GET /spruce/api/v1/sessions': () => {
        throw new ApiError({ kind: 'network' })
      },
    },
  },
}
