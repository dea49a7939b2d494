import { SubmittedForm } from '@spruce/shell-ui/testing'
import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen } from 'storybook/test'
import { NameDialog } from './NameDialog.js'
import { profileMessages } from './profileMessages.js'

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
  args: { nickName: '' },
  decorators: [
    (Story) => (
      <SubmittedForm>
        <Story />
      </SubmittedForm>
    ),
  ],
  play: async ({ globals }) => {
    const t = profileMessages[globals['language'] as Language]
    await screen.findByText(t.nickNameRequired)
  },
}

export const LongText: Story = { args: { nickName: '林晓云'.repeat(16) } }
