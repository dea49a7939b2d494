import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen } from 'storybook/test'
import { NameDialog } from './NameDialog.js'

const meta = {
  title: 'Feature Personal/Profile/NameDialog',
  component: NameDialog,
  args: {
    nickName: '林晓云',
    onSubmit: fn((_nickName: string) => Promise.resolve(true as const)),
    onClose: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `Changes the name that others see, in a dialog of one field.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog; the name has the focus first |
| Enter | in the field: saves, or says that a name is missing |
| Escape | closes, after a question when something was typed |

**Do** take the spaces at both ends away before the name is saved. **Don't** add fields that only an administrator may change: they stand in the section to be read.`,
      },
    },
  },
} satisfies Meta<typeof NameDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Refused: Story = {
  play: async ({ userEvent }) => {
    await userEvent.clear(await screen.findByLabelText('姓名'))
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await screen.findByText('请输入姓名')
  },
}
