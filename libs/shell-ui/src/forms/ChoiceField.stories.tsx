import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sayIn } from '../testing/say.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { FormStage } from '../testing/FormStage.js'
import { ChoiceField } from './ChoiceField.js'

const meta = {
  title: 'Shell UI/Forms/ChoiceField',
  component: ChoiceField,
  args: {
    name: 'method',
    label: '验证方式',
    choices: [
      { value: 'password', label: '旧密码' },
      { value: 'mobile', label: '手机验证码' },
      { value: 'email', label: '邮箱验证码', unavailable: '请先维护邮箱' },
    ],
  },
  decorators: [
    (Story) => (
      <FormStage initialValues={{ method: 'password' }}>
        <Story />
      </FormStage>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `One of two to five choices, all in sight; one that cannot be made stays in reach and says why.

| Key | Does |
| --- | --- |
| Tab | goes to the chosen one, and on to the next field |
| Arrow keys | choose the one before or after; one that is unavailable says why and changes nothing |

**Do** give \`unavailable\` the way to make it available: Add an email address first. **Don't** hide choices that people have heard of, or use it for more than five; that is a SelectField.`,
      },
    },
  },
} satisfies Meta<typeof ChoiceField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Disabled: Story = { args: { isDisabled: true } }

export const WithHelp: Story = { args: { help: '验证通过后才能修改' } }

/** The choice stays what it was, and says why. */
export const Unavailable: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    await userEvent.click(canvas.getByRole('radio', { name: say('邮箱验证码') }))
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('请先维护邮箱'))
    await expect(canvas.getByRole('radio', { name: say('旧密码') })).toBeChecked()
  },
}

export const LongText: Story = {
  args: { label: '验证方式'.repeat(4), help: '这里说明该字段的用途与填写要求，'.repeat(8) },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: say('旧密码') })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: say('手机验证码') })).toBeChecked()
  },
}

export const StatesSheet: Story = statesSheet(() => import('./ChoiceField.stories.js'))
