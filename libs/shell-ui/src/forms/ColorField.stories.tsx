import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { wordsIn } from '../testing/say.js'
import { uiMessages } from '../messages.js'
import { valueMessages } from './valueMessages.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { FormStage } from '../testing/FormStage.js'
import { ColorField } from './ColorField.js'

const meta = {
  title: 'Shell UI/Forms/ColorField',
  component: ColorField,
  args: { name: 'value', label: '主题色', saysContrast: true },
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
    value: '#1677FE',
    docs: {
      description: {
        component: `A colour: from a palette, typed as #RRGGBB, or any other; whether white text can be read on it is said in words.

| Key | Does |
| --- | --- |
| ← → | through the palette |
| Tab | to the value, then to any other colour |

**Do** say the contrast where text will stand on it. **Don't** let a colour alone mean something.`,
      },
    },
  },
} satisfies Meta<typeof ColorField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { parameters: { value: null } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Failed: Story = {
  parameters: { value: 'blau' },
  play: async ({ canvas, userEvent, globals }) => {
    const words = wordsIn({ globals }, uiMessages)
    const valueWords = wordsIn({ globals }, valueMessages)
    await userEvent.click(canvas.getByRole('button', { name: words.save }))
    await expect(await canvas.findByText(valueWords.notAColor)).toBeVisible()
  },
}
export const LongText: Story = {
  args: { label: '主题色'.repeat(3), help: '这里说明该字段的用途与填写要求，'.repeat(8) },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('radio', { name: /#1677FE/ }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('textbox')).toHaveValue('#D8232A')
  },
}

export const StatesSheet: Story = statesSheet(() => import('./ColorField.stories.js'))
