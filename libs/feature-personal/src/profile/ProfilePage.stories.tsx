import type { Meta, StoryObj } from '@storybook/react-vite'
import '../personal.css'
import { TestPersonal } from '../testing/TestPersonal.js'
import { ProfilePage } from './ProfilePage.js'

const meta = {
  title: 'Feature Personal/Profile/ProfilePage',
  component: ProfilePage,
  decorators: [
    (Story, { parameters }) => (
      <TestPersonal isMockLogin={parameters['isMockLogin'] === true}>
        <Story />
      </TestPersonal>
    ),
  ],
} satisfies Meta<typeof ProfilePage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Somebody of the operator acts as the person. */
export const MockLogin: Story = { parameters: { isMockLogin: true } }
