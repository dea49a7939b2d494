import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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
} satisfies Meta<typeof ChoiceField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Disabled: Story = { args: { isDisabled: true } }

export const WithHelp: Story = { args: { help: '验证通过后才能修改' } }

/** The choice stays what it was, and says why. */
export const Unavailable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '邮箱验证码' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('请先维护邮箱')
    await expect(canvas.getByRole('radio', { name: '旧密码' })).toBeChecked()
  },
}

export const StatesSheet: Story = statesSheet(() => import('./ChoiceField.stories.js'))
