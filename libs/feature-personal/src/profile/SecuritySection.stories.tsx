import type { Meta, StoryObj } from '@storybook/react-vite'
import '../personal.css'
import { TestPersonal } from '../testing/TestPersonal.js'
import { SecuritySection } from './SecuritySection.js'

const meta = {
  title: 'Feature Personal/Profile/SecuritySection',
  component: SecuritySection,
  decorators: [
    (Story) => (
      <TestPersonal>
        <Story />
      </TestPersonal>
    ),
  ],
} satisfies Meta<typeof SecuritySection>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
