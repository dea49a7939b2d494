import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sayIn, wordsIn } from '../testing/say.js'
import { uiMessages } from '../messages.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { FormStage } from '../testing/FormStage.js'
import { PasswordField } from './PasswordField.js'

const meta = {
  title: 'Shell UI/Forms/PasswordField',
  component: PasswordField,
  args: { name: 'password', label: '初始密码', help: '8 到 16 个字符' },
  decorators: [
    (Story, { parameters }) => (
      <FormStage
        initialValues={{ password: '' }}
        errors={parameters['errors'] as Record<string, string>}
      >
        <Story />
      </FormStage>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A password that can be shown while it is typed.

| Key | Does |
| --- | --- |
| Tab | goes to the field, and on to the next |
| Tab | goes on to the eye |
| Enter, Space on the eye | shows or hides what is typed |
| Enter | in the field: submits the form |

**Do** say by \`autoComplete\` whether it is the new or the current one, so that password managers fill the right one. **Don't** forbid pasting.`,
      },
    },
  },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Disabled: Story = { args: { isDisabled: true } }

/** Nothing is sent; the reason stands at the field. */
export const Refused: Story = {
  args: { isRequired: true },
  parameters: { errors: { password: '请检查' } },
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const words = wordsIn({ globals }, uiMessages)
    await userEvent.click(canvas.getByRole('button', { name: words.save }))
    await canvas.findByText(say('请检查'))
  },
}

/** Shown while it is typed. */
export const Shown: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const words = wordsIn({ globals }, uiMessages)
    await userEvent.type(canvas.getByLabelText(say('初始密码')), 'Spruce@2026')
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(words.showPassword) }))
    await expect(canvas.getByLabelText(say('初始密码'))).toHaveAttribute('type', 'text')
  },
}

export const LongText: Story = {
  args: { label: '初始密码'.repeat(4), help: '这里说明该字段的用途与填写要求，'.repeat(8) },
}

export const StatesSheet: Story = statesSheet(() => import('./PasswordField.stories.js'))
