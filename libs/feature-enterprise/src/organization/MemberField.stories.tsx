import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { FieldStage } from '../testing/FieldStage.js'
import { MemberField } from './MemberField.js'

const meta = {
  title: 'Feature Enterprise/Organization/MemberField',
  component: MemberField,
  args: { name: 'headId', label: '负责人', chosen: { id: 'p2', name: '张伟' } },
  decorators: [
    (Story) => (
      <FieldStage initialValues={{ headId: 'p2' }}>
        <Story />
      </FieldStage>
    ),
  ],
} satisfies Meta<typeof MemberField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^负责人/ }))
    await screen.findByRole('option', { name: /李娜/ })
  },
}
