import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { FieldStage } from '../testing/FieldStage.js'
import { DepartmentsField } from './DepartmentsField.js'

const meta = {
  title: 'Feature Enterprise/Organization/DepartmentsField',
  component: DepartmentsField,
  args: { name: 'departmentIds', label: '所属部门', chosen: [{ id: 'rd', name: '研发中心' }] },
  decorators: [
    (Story) => (
      <FieldStage initialValues={{ departmentIds: ['rd'] }}>
        <Story />
      </FieldStage>
    ),
  ],
} satisfies Meta<typeof DepartmentsField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^所属部门/ }))
    await screen.findByRole('treeitem', { name: /研发中心/ })
  },
}
