import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TestPersonal } from '../testing/TestPersonal.js'
import { OwnPasswordDialog } from './OwnPasswordDialog.js'

const meta = {
  title: 'Feature Personal/Security/OwnPasswordDialog',
  component: OwnPasswordDialog,
  args: { onClose: fn() },
  decorators: [
    (Story) => (
      <TestPersonal>
        <Story />
      </TestPersonal>
    ),
  ],
} satisfies Meta<typeof OwnPasswordDialog>
export default meta

export const Default: StoryObj<typeof meta> = {}
