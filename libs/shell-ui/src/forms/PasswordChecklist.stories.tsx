import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sayIn, wordsIn } from '../testing/say.js'
import { uiMessages } from '../messages.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { FormStage } from '../testing/FormStage.js'
import { PasswordChecklist } from './PasswordChecklist.js'
import { PasswordField } from './PasswordField.js'

const meta = {
  title: 'Shell UI/Forms/PasswordChecklist',
  component: PasswordChecklist,
  args: { name: 'newPwd' },
  decorators: [
    (Story) => (
      <FormStage initialValues={{ newPwd: '' }}>
        <PasswordField name="newPwd" label="新密码" />
        <Story />
      </FormStage>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `The parts of the password rule, ticked while a new password is typed; each tick is said in words too.

**Do** stand it below the field of a new password. **Don't** show it where a password is only asked for: signing in teaches nobody the rule.`,
      },
    },
  },
} satisfies Meta<typeof PasswordChecklist>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Ticked part by part. */
export const Typing: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const words = wordsIn({ globals }, uiMessages)
    const held = () => canvas.getAllByText(words.ruleHolds).length
    await userEvent.type(canvas.getByLabelText(say('新密码')), 'abcdefgh')
    await expect(held()).toBe(2)
    await userEvent.type(canvas.getByLabelText(say('新密码')), 'A1')
    await expect(held()).toBe(3)
  },
}

export const StatesSheet: Story = statesSheet(() => import('./PasswordChecklist.stories.js'))
