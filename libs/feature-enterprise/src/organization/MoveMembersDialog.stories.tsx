import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TestSession } from '../testing/TestConsole.js'
import { MoveMembersDialog } from './MoveMembersDialog.js'

const meta = {
  title: 'Feature Enterprise/Organization/MoveMembersDialog',
  component: MoveMembersDialog,
  args: {
    names: ['张伟'],
    from: { id: 'rd', name: '研发中心' },
    onSubmit: fn(() => Promise.resolve()),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <TestSession>
        <Story />
      </TestSession>
    ),
  ],
} satisfies Meta<typeof MoveMembersDialog>
export default meta

export const One: StoryObj<typeof meta> = {}

/** From several departments: each leaves the main one. */
export const Several: StoryObj<typeof meta> = {
  args: { names: ['张伟', '李娜', '王强'], from: undefined },
}
