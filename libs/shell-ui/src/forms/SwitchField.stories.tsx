import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sayIn, wordsIn } from '../testing/say.js'
import { uiMessages } from '../messages.js'
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
  parameters: {
    docs: {
      description: {
        component: `On or off, in a form that is saved as a whole.

| Key | Does |
| --- | --- |
| Tab | goes to the field, and on to the next |
| Space | turns it on or off |

**Do** let the label say what is on: Enabled. **Don't** let it act at once inside a form, or ask a question by it that has a third answer.`,
      },
    },
  },
} satisfies Meta<typeof SwitchField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Disabled: Story = { args: { isDisabled: true } }

export const Failed: Story = {
  parameters: { errors: { isEnabled: '部门下还有成员，不能停用' } },
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const words = wordsIn({ globals }, uiMessages)
    await userEvent.click(canvas.getByRole('button', { name: words.save }))
    await canvas.findByText(say('部门下还有成员，不能停用'))
  },
}

export const LongText: Story = {
  args: { label: '启用'.repeat(4), help: '这里说明该字段的用途与填写要求，'.repeat(8) },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    await userEvent.tab()
    const box = canvas.getByRole('switch', { name: say('启用') })
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
}

export const StatesSheet: Story = statesSheet(() => import('./SwitchField.stories.js'))
