import type { Meta, StoryObj } from '@storybook/react-vite'
import '../personal.css'
import { TestPersonal } from '../testing/TestPersonal.js'
import { ProfileSection } from './ProfileSection.js'

const meta = {
  title: 'Feature Personal/Profile/ProfileSection',
  component: ProfileSection,
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
        component: `Who a person is in this tenant: photo and name are theirs to change, the rest is the administrator's.

| Key | Does |
| --- | --- |
| Tab | the photo's buttons, then the one of the name |
| Enter, Space | opens the browser's choice of files, removes the photo, or opens the dialog of the name |

**Do** check type and size of a photo before it is sent, and say beside the buttons what was wrong with it. **Don't** show buttons that would be refused; set \`isReadOnly\`.`,
      },
    },
  },
} satisfies Meta<typeof ProfileSection>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
