import type { Meta, StoryObj } from '@storybook/react-vite'
import type { TestHandlers } from '@spruce/api-client/testing'
import '../personal.css'
import { TestPersonal } from '../testing/TestPersonal.js'
import { ProfileSection } from './ProfileSection.js'

const meta = {
  title: 'Feature Personal/Profile/ProfileSection',
  component: ProfileSection,
  decorators: [
    (Story, { parameters }) => (
      <TestPersonal handlers={parameters['handlers'] as TestHandlers}>
        <Story />
      </TestPersonal>
    ),
  ],
} satisfies Meta<typeof ProfileSection>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
