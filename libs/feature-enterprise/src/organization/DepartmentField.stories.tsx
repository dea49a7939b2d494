import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { FieldStage } from '../testing/FieldStage.js'
import { DepartmentField } from './DepartmentField.js'

const meta = {
  title: 'Feature Enterprise/Organization/DepartmentField',
  component: DepartmentField,
  args: { name: 'parentId', label: '上级部门', help: '不选则为顶级部门' },
  decorators: [
    (Story) => (
      <FieldStage initialValues={{ parentId: 'rd' }}>
        <Story />
      </FieldStage>
    ),
  ],
} satisfies Meta<typeof DepartmentField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^上级部门/ }))
    await screen.findByRole('treeitem', { name: /研发中心/ })
  },
}

/** The department itself and what is below it cannot be chosen. */
export const WithoutBranch: Story = { args: { hasTop: true, excluded: ['rd'] } }
