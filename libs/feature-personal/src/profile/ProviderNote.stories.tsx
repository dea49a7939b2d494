import type { Meta, StoryObj } from '@storybook/react-vite'
import '../personal.css'
import { TestPersonal } from '../testing/TestPersonal.js'
import { ProviderNote } from './ProviderNote.js'

const meta = {
  title: 'Feature Personal/Profile/ProviderNote',
  component: ProviderNote,
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
        component: `Why somebody whom an identity provider let in sees little here, and the way to the rest.

| Key | Does |
| --- | --- |
| Tab | goes to the button |
| Enter, Space | signs out, to sign in with the password |

**Do** show it in the place of the sections that are missing, so that the reason stands where people look. **Don't** sign out by itself: what is open in other tabs may not be saved.`,
      },
    },
  },
} satisfies Meta<typeof ProviderNote>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
