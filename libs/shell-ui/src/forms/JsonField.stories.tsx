import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { wordsIn } from '../testing/say.js'
import { valueMessages } from './valueMessages.js'
import { uiMessages } from '../messages.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { FormStage } from '../testing/FormStage.js'
import { JsonField } from './JsonField.js'

const meta = {
  title: 'Shell UI/Forms/JsonField',
  component: JsonField,
  args: { name: 'value', label: '扩展配置' },
  decorators: [
    (Story, { parameters }) => (
      <FormStage
        initialValues={{ value: parameters['value'] as unknown }}
        errors={parameters['errors'] as Record<string, string>}
      >
        <Story />
      </FormStage>
    ),
  ],
  parameters: {
    value: '{"theme": "blue", "limits": [10, 20]}',
    docs: {
      description: {
        component: `JSON as a text, with the line and the column of the first mistake.

| Key | Does |
| --- | --- |
| Tab | leaves the text, as in every field |

**Do** use it for settings that only specialists see. **Don't** use it where a form can ask.`,
      },
    },
  },
} satisfies Meta<typeof JsonField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { parameters: { value: null } }
export const Disabled: Story = { args: { isDisabled: true } }
export const LongText: Story = {
  args: { label: '扩展配置'.repeat(3), help: '这里说明该字段的用途与填写要求，'.repeat(8) },
}

export const Failed: Story = {
  parameters: { value: '{\n  "theme" "blue"\n}' },
  play: async ({ canvas, userEvent, globals }) => {
    const valueWords = wordsIn({ globals }, valueMessages)
    const words = wordsIn({ globals }, uiMessages)
    await userEvent.click(canvas.getByRole('button', { name: words.save }))
    await expect(
      await canvas.findByText(valueWords.jsonProblem(2, 11, valueWords.jsonReason('colon'))),
    ).toBeVisible()
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('textbox').focus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveDisplayValue(/\n {2}"theme"/))
  },
}

export const StatesSheet: Story = statesSheet(() => import('./JsonField.stories.js'))
