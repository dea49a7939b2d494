import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sayIn, wordsIn } from '../testing/say.js'
import { uiMessages } from '../messages.js'
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
  parameters: {
    docs: {
      description: {
        component: `A text of several lines, with a count where it has a limit.

| Key | Does |
| --- | --- |
| Tab | goes to the field, and on to the next |
| Enter | a new line; it does not submit |

**Do** set \`maxLength\` to what the server takes. **Don't** use it for text with headings and links; that is a RichTextField.`,
      },
    },
  },
} satisfies Meta<typeof TextAreaField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Disabled: Story = { args: { isDisabled: true } }

/** Nothing is sent; the reason stands at the field. */
export const Refused: Story = {
  parameters: { errors: { description: '请检查' } },
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const words = wordsIn({ globals }, uiMessages)
    await userEvent.click(canvas.getByRole('button', { name: words.save }))
    await canvas.findByText(say('请检查'))
  },
}

export const LongText: Story = {
  args: { label: '描述'.repeat(4), help: '这里说明该字段的用途与填写要求，'.repeat(8) },
}

/** Enter is a new line here, and sends nothing. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    await userEvent.tab()
    await userEvent.keyboard(say('{Control>}{End}{/Control}{Enter}另一行'))
    await expect(canvas.getByLabelText(say('描述'))).toHaveValue(
      say('负责产品的研究与开发。\n另一行'),
    )
  },
}

export const StatesSheet: Story = statesSheet(() => import('./TextAreaField.stories.js'))
