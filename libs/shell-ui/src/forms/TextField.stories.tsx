import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormStage } from '../testing/FormStage.js'
import { TextField } from './TextField.js'

const meta = {
  title: 'Shell UI/Forms/TextField',
  component: TextField,
  args: { name: 'name', label: '部门名称', help: '最多 50 个字符' },
  decorators: [
    (Story, { parameters }) => (
      <FormStage
        initialValues={{ name: '研发部' }}
        errors={parameters['errors'] as Record<string, string>}
      >
        <Story />
      </FormStage>
    ),
  ],
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Disabled: Story = { args: { isDisabled: true } }

/** Nothing is sent; the reason stands at the field. */
export const Refused: Story = {
  parameters: { errors: { name: '请检查' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await canvas.findByText('请检查')
  },
}
