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
} satisfies Meta<typeof ProviderNote>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
