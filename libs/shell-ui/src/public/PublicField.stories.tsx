import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sayIn } from '../testing/say.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { PublicField } from './PublicField.js'

const meta = {
  title: 'Shell UI/Public/PublicField',
  component: PublicField,
  args: { name: 'field', label: '验证码', required: true, help: '不区分大小写' },
  argTypes: { required: { description: 'As of an input: it may not stay empty.' } },
  decorators: [
    (Story) => (
      <form className="ui-form" style={{ maxWidth: 360 }}>
        <Story />
      </form>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Label, native input, help or error for pages that load without Chakra and without a form library: signing in, joining, resetting.

| Key | Does |
| --- | --- |
| Tab | goes to the field, and on to the next |
| Enter | submits the form |

**Do** give \`autoComplete\`, so that browsers and password managers help. **Don't** use it inside the console; TextField knows the form kernel.`,
      },
    },
  },
} satisfies Meta<typeof PublicField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Wrong: Story = { args: { error: '请检查' } }

/** What is sent cannot be changed. */
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '7xkp' } }

export const LongText: Story = {
  args: { label: '验证码'.repeat(4), help: '这里说明该字段的用途与填写要求，'.repeat(8) },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    await userEvent.tab()
    await userEvent.keyboard('7xkp')
    await expect(canvas.getByRole('textbox')).toHaveValue('7xkp')
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(say('不区分大小写'))
  },
}

export const StatesSheet: Story = statesSheet(() => import('./PublicField.stories.js'))
