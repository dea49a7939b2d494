import type { Meta, StoryObj } from '@storybook/react-vite'
import { statesSheet } from '../../testing/statesSheet.js'
import { FormStage } from '../testing/FormStage.js'
import { TextAreaField } from './TextAreaField.js'

const meta = {
  title: 'Shell UI/Forms/TextAreaField',
  component: TextAreaField,
  args: { name: 'description', label: '描述', maxLength: 200 },
  decorators: [
    (Story, { parameters }) => (
      <FormStage
        initialValues={{ description: '负责产品的研究与开发。' }}
        errors={parameters['errors'] as Record<string, string>}
      >
        <Story />
      </FormStage>
    ),
  ],
} satisfies Meta<typeof TextAreaField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Disabled: Story = { args: { isDisabled: true } }

/** Nothing is sent; the reason stands at the field. */
export const Refused: Story = {
  parameters: { errors: { description: '请检查' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await canvas.findByText('请检查')
  },
}

export const StatesSheet: Story = statesSheet(() => import('./TextAreaField.stories.js'))
