import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { statesSheet } from '../../testing/statesSheet.js'
import { FormStage } from '../testing/FormStage.js'
import { MultiSelectField } from './MultiSelectField.js'

const roles = ['管理员', '部门主管', '普通成员', '审计员'].map((label, at) => ({
  value: `r${String(at)}`,
  label,
  isDisabled: at === 3,
}))

const meta = {
  title: 'Shell UI/Forms/MultiSelectField',
  component: MultiSelectField,
  args: { name: 'roles', label: '角色', options: roles },
  decorators: [
    (Story, { parameters }) => (
      <FormStage
        initialValues={{ roles: ['r0', 'r2'] }}
        errors={parameters['errors'] as Record<string, string>}
      >
        <Story />
      </FormStage>
    ),
  ],
} satisfies Meta<typeof MultiSelectField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Disabled: Story = { args: { isDisabled: true } }

/** Nothing is sent; the reason stands at the field. */
export const Refused: Story = {
  args: { isRequired: true },
  parameters: { errors: { roles: '请检查' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await canvas.findByText('请检查')
  },
}

/** Choosing: one more, and one that is switched off. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^角色/ }))
    await userEvent.click(await screen.findByRole('option', { name: '部门主管' }))
    await expect(screen.getByRole('option', { name: '部门主管' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

/** Found by a server while the person types. */
export const Remote: Story = {
  args: {
    options: roles,
    find: (keyword) => Promise.resolve(roles.filter(({ label }) => label.includes(keyword))),
  },
}

export const StatesSheet: Story = statesSheet(() => import('./MultiSelectField.stories.js'))
