import type { Meta, StoryObj } from '@storybook/react-vite'
import type { TestHandlers } from '@spruce/api-client/testing'
import '../personal.css'
import { TestPersonal } from '../testing/TestPersonal.js'
import { ProfilePage } from './ProfilePage.js'

const meta = {
  title: 'Feature Personal/Profile/ProfilePage',
  component: ProfilePage,
  decorators: [
    (Story, { parameters }) => (
      <TestPersonal handlers={parameters['handlers'] as TestHandlers}>
        <Story />
      </TestPersonal>
    ),
  ],
} satisfies Meta<typeof ProfilePage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
