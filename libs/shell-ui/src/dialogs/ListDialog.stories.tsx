import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { sayIn } from '../testing/say.js'
import { ByButtonStage } from '../../testing/ByButtonStage.js'
import { DataTable } from '../data-table/DataTable.js'
import { samplePeople } from '../testing/samples.js'
import { defineDialog } from './defineDialog.js'
import { ListDialog } from './ListDialog.js'

const columns = [
  { id: 'name', header: '姓名' },
  { id: 'department', header: '部门' },
  { id: 'loginName', header: '账号' },
]

const listDialog = defineDialog(ListDialog)

const meta = {
  title: 'Shell UI/Dialogs/ListDialog',
  tags: ['overlay'],
  component: ListDialog,
  args: {
    title: '角色“部门主管”的成员',
    onClose: fn(),
    children: <DataTable label="成员" columns={columns} rows={samplePeople(8)} />,
  },
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `A list, a table or a record to look at over the page, 800 px wide; nothing in it waits to be saved. Where rows are selected (\`hasInput\`), it asks before it closes.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog; the list itself is a stop, so that it can be scrolled |
| Arrow keys, Page up, Page down | scroll the list |
| Escape | closes; the focus returns |

**Do** name in the title whose list it is: Members of the role “Department manager”. **Don't** edit in it; a form has a dialog of its own, and a record with its own address a page.`,
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ListDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = {
  args: { children: <DataTable label="成员" columns={columns} rows={[]} /> },
}

export const Loading: Story = {
  args: { children: <DataTable label="成员" columns={columns} rows={[]} isLoading /> },
}

export const Failed: Story = {
  args: {
    children: (
      <DataTable
        label="成员"
        columns={columns}
        rows={[]}
        error={new Error('网络开小差了，请稍后重试')}
      />
    ),
  },
}

export const LongText: Story = {
  args: {
    title: '角色“云杉制造集团华东区域总部研发中心基础平台部统一身份与权限组管理员”的成员',
    lead: '成员从所属角色获得权限，移除后立即失去该角色的权限。'.repeat(4),
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

/** As on a page: opened by a button, which has the focus again afterwards. */
export const ByButton: Story = {
  tags: ['!overlay'], // closed at first, so it has no picture
  render: (args, context) => (
    <ByButtonStage label={sayIn(context)('查看成员')} onOpen={() => listDialog.open(args)} />
  ),
}
