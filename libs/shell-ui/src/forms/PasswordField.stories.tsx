import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Disabled: Story = { args: { isDisabled: true } }

/** Nothing is sent; the reason stands at the field. */
export const Refused: Story = {
  args: { isRequired: true },
  parameters: { errors: { password: '请检查' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await canvas.findByText('请检查')
  },
}

/** Shown while it is typed. */
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('初始密码'), 'Spruce@2026')
    await userEvent.click(canvas.getByRole('button', { name: /显示密码/ }))
    await expect(canvas.getByLabelText('初始密码')).toHaveAttribute('type', 'text')
  },
}

export const StatesSheet: Story = statesSheet(() => import('./PasswordField.stories.js'))
