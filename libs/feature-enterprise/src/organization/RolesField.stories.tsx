import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { FieldStage } from '../testing/FieldStage.js'
import { RolesField } from './RolesField.js'

const meta = {
  title: 'Feature Enterprise/Organization/RolesField',
  component: RolesField,
  args: { name: 'roleIds', label: '角色' },
  decorators: [
    (Story) => (
      <FieldStage initialValues={{ roleIds: ['role-staff'] }}>
        <Story />
      </FieldStage>
    ),
  ],
} satisfies Meta<typeof RolesField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^角色/ }))
    await screen.findByRole('option', { name: /管理员/ })
  },
}
