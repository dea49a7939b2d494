import type { Meta, StoryObj } from '@storybook/react-vite'
import { statesSheet } from '../../testing/statesSheet.js'
import { FormStage } from '../testing/FormStage.js'
import { SwitchField } from './SwitchField.js'

const meta = {
  title: 'Shell UI/Forms/SwitchField',
  component: SwitchField,
  args: { name: 'isEnabled', label: '启用' },
  decorators: [
    (Story, { parameters }) => (
      <FormStage
        initialValues={{ isEnabled: true }}
        errors={parameters['errors'] as Record<string, string>}
      >
        <Story />
      </FormStage>
    ),
  ],
} satisfies Meta<typeof SwitchField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Disabled: Story = { args: { isDisabled: true } }

export const StatesSheet: Story = statesSheet(() => import('./SwitchField.stories.js'))
