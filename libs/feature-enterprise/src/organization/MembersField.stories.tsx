import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { FieldStage } from '../testing/FieldStage.js'
import { MembersField } from './MembersField.js'

const meta = {
  title: 'Feature Enterprise/Organization/MembersField',
  component: MembersField,
  args: { name: 'memberIds', label: '成员', isRequired: true },
  decorators: [
    (Story) => (
      <FieldStage initialValues={{ memberIds: [] }}>
        <Story />
      </FieldStage>
    ),
  ],
} satisfies Meta<typeof MembersField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^成员/ }))
    await screen.findByRole('option', { name: /李娜/ })
  },
}
