import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TestPersonal } from '../testing/TestPersonal.js'
import { OwnContactDialog } from './OwnContactDialog.js'

const meta = {
  title: 'Feature Personal/Security/OwnContactDialog',
  component: OwnContactDialog,
  args: { kind: 'email', onClose: fn() },
  decorators: [
    (Story) => (
      <TestPersonal>
        <Story />
      </TestPersonal>
    ),
  ],
} satisfies Meta<typeof OwnContactDialog>
export default meta

export const Default: StoryObj<typeof meta> = {}
