import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { statesSheet } from '../../testing/statesSheet.js'
import { PublicPasswordField } from './PublicPasswordField.js'

const meta = {
  title: 'Shell UI/Public/PublicPasswordField',
  component: PublicPasswordField,
  args: { name: 'field', label: '密码', required: true },
  decorators: [
    (Story) => (
      <form className="ui-form" style={{ maxWidth: 360 }}>
        <Story />
      </form>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A password on a page that needs no sign-in; it can be shown while it is typed.

| Key | Does |
| --- | --- |
| Tab | goes to the field, and on to the next |
| Tab | goes on to the eye |
| Enter, Space on the eye | shows or hides what is typed |
| Enter | in the field: submits the form |

**Do** set \`autoComplete\` to \`new-password\` where one is made. **Don't** forbid pasting, or clear it when only the captcha was wrong.`,
      },
    },
  },
} satisfies Meta<typeof PublicPasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Wrong: Story = { args: { error: '请检查' } }

/** What is sent cannot be changed. */
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '7xkp' } }

export const LongText: Story = {
  args: { label: '密码'.repeat(4), help: '这里说明该字段的用途与填写要求，'.repeat(8) },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('Spruce@2026')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByDisplayValue('Spruce@2026')).toHaveAttribute('type', 'text')
  },
}

export const StatesSheet: Story = statesSheet(() => import('./PublicPasswordField.stories.js'))
