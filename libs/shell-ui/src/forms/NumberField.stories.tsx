import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sayIn, wordsIn } from '../testing/say.js'
import { uiMessages } from '../messages.js'
import { fieldMessages } from './fieldMessages.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { FormStage } from '../testing/FormStage.js'
import { NumberField } from './NumberField.js'

const meta = {
  title: 'Shell UI/Forms/NumberField',
  component: NumberField,
  args: { name: 'value', label: '保留天数', min: 0, max: 3650, unit: '天', help: '到期后自动清理' },
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
    value: 30,
    inEnglish: { unit: 'days' },
    docs: {
      description: {
        component: `A number with its unit, typed or stepped by keys and buttons.

| Key | Does |
| --- | --- |
| ↑ ↓ | one step |
| PageUp PageDown | ten steps |

**Do** name the unit and the limits. **Don't** use it for codes and phone numbers: they are texts.`,
      },
    },
  },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { parameters: { value: null } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Thousands: Story = {
  args: { label: '合同金额', unit: '元', hasThousands: true, precision: 2, max: 100_000_000 },
  parameters: { value: 1234567.5, inEnglish: { unit: 'CNY' } },
}
export const Failed: Story = {
  parameters: { errors: { value: '该数量超出套餐上限' } },
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const words = wordsIn({ globals }, uiMessages)
    await userEvent.click(canvas.getByRole('button', { name: words.save }))
    await expect(await canvas.findByText(say('该数量超出套餐上限'))).toBeVisible()
  },
}
export const LongText: Story = {
  args: { label: '保留天数'.repeat(3), help: '这里说明该字段的用途与填写要求，'.repeat(8) },
}

/** Stepped, then typed wrongly: nothing is sent, and nothing typed is lost. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const fieldWords = wordsIn({ globals }, fieldMessages)
    const field = canvas.getByRole('spinbutton')
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowUp}{PageUp}')
    await expect(field).toHaveValue('41')
    await userEvent.clear(field)
    await userEvent.keyboard(`${say('三十')}{Enter}`)
    await expect(await canvas.findByText(fieldWords.notANumber)).toBeVisible()
    await expect(field).toHaveValue(say('三十'))
  },
}

export const StatesSheet: Story = statesSheet(() => import('./NumberField.stories.js'))
