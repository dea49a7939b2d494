import type { Meta, StoryObj } from '@storybook/react-vite'
import { statesSheet } from '../../testing/statesSheet.js'
import { FormStage } from '../testing/FormStage.js'
import { SelectField } from './SelectField.js'

const meta = {
  title: 'Shell UI/Forms/SelectField',
  component: SelectField,
  args: {
    name: 'head',
    label: '负责人',
    options: [
      { value: 'u1', label: '张伟' },
      { value: 'u2', label: '李娜' },
    ],
  },
  decorators: [
    (Story, { parameters }) => (
      <FormStage
        initialValues={{ head: 'u1' }}
        errors={parameters['errors'] as Record<string, string>}
      >
        <Story />
      </FormStage>
    ),
  ],
} satisfies Meta<typeof SelectField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Disabled: Story = { args: { isDisabled: true } }

/** Nothing is sent; the reason stands at the field. */
export const Refused: Story = {
  parameters: { errors: { head: '请检查' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await canvas.findByText('请检查')
  },
}

export const StatesSheet: Story = statesSheet(() => import('./SelectField.stories.js'))
