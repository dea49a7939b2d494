import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DataTable } from '../data-table/DataTable.js'
import { samplePeople } from '../testing/samples.js'
import { ListDialog } from './ListDialog.js'

const columns = [
  { id: 'name', header: '姓名' },
  { id: 'department', header: '部门' },
  { id: 'loginName', header: '账号' },
]

const meta = {
  title: 'Shell UI/Dialogs/ListDialog',
  tags: ['overlay'],
  component: ListDialog,
  args: {
    title: '角色“部门主管”的成员',
    onClose: fn(),
    children: <DataTable label="成员" columns={columns} rows={samplePeople(8)} />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ListDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = {
  args: { children: <DataTable label="成员" columns={columns} rows={[]} /> },
}
