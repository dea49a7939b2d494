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
  parameters: {
    docs: {
      description: {
        component: `Password, phone and email: what is set, masked, each with the dialog that changes it.

| Key | Does |
| --- | --- |
| Tab | goes from button to button, one in each row |
| Enter, Space | opens the dialog of the row |

**Do** name the thing on each button for screen readers: three Change buttons sound the same. **Don't** hide that a password has expired; the tag stands in the row until it is changed.`,
      },
    },
  },
} satisfies Meta<typeof SecuritySection>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
