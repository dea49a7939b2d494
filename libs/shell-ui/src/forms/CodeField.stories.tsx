import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn, wordsIn } from '../testing/say.js'
import { uiMessages } from '../messages.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { FormStage } from '../testing/FormStage.js'
import { CodeField } from './CodeField.js'
import { TextField } from './TextField.js'

const meta = {
  title: 'Shell UI/Forms/CodeField',
  component: CodeField,
  args: {
    name: 'vcCode',
    label: '验证码',
    contact: 'mobile',
    isRequired: true,
    onSend: fn(() => Promise.resolve({ seconds: 60, to: '138****5678' })),
  },
  decorators: [
    (Story, { parameters }) => (
      <FormStage
        initialValues={{ mobile: '13812345678', vcCode: '' }}
        errors={parameters['errors'] as Record<string, string>}
      >
        <TextField name="mobile" label="手机号" type="tel" />
        <Story />
      </FormStage>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A verification code with the button that sends it; it takes what people paste, with words, spaces and full-width digits around the code.

| Key | Does |
| --- | --- |
| Tab | goes to the field, and on to the next |
| Enter | in the field: submits the form; on the button: sends the code, after which the field has the focus |

**Do** name the field that the code goes to as \`contact\`, so that nothing is sent to a wrong one. **Don't** empty the code when the form fails for another reason.`,
      },
    },
  },
} satisfies Meta<typeof CodeField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Disabled: Story = { args: { isDisabled: true } }

/** The countdown runs, and the cursor waits in the field. */
export const Sent: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const words = wordsIn({ globals }, uiMessages)
    await userEvent.click(canvas.getByRole('button', { name: words.sendCode }))
    await expect(
      await canvas.findByRole('button', {
        name: new RegExp(words.codeWait(0).replace('0', String.raw`\d+`)),
      }),
    ).toBeDisabled()
    await expect(canvas.getByLabelText(say('验证码'), { selector: 'input' })).toHaveFocus()
  },
}

/** What people paste has spaces, words and full-width digits in it. */
export const Pasted: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const input = canvas.getByLabelText(say('验证码'), { selector: 'input' })
    await userEvent.click(input)
    await userEvent.paste(say(' 验证码：２０ ４8-17。'))
    await expect(input).toHaveValue('204817')
  },
}

/** The contact must hold first; nothing is sent. */
export const WrongContact: Story = {
  parameters: { errors: { mobile: '请输入正确的手机号' } },
  play: async ({ canvas, userEvent, args, globals }) => {
    const say = sayIn({ globals })
    const words = wordsIn({ globals }, uiMessages)
    await userEvent.click(canvas.getByRole('button', { name: words.sendCode }))
    await canvas.findByText(say('请输入正确的手机号'))
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

/** Asked for too early: the server says for how long to wait. */
export const TooEarly: Story = {
  args: {
    onSend: fn(() => Promise.reject(Object.assign(new Error('操作过于频繁'), { retryAfter: 42 }))),
  },
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const words = wordsIn({ globals }, uiMessages)
    await userEvent.click(canvas.getByRole('button', { name: words.sendCode }))
    await canvas.findByText(say('操作过于频繁'))
    await expect(
      canvas.getByRole('button', {
        name: new RegExp(words.codeWait(0).replace('0', String.raw`\d+`)),
      }),
    ).toBeDisabled()
  },
}

export const LongText: Story = {
  args: { label: '验证码'.repeat(4), help: '这里说明该字段的用途与填写要求，'.repeat(8) },
}

export const StatesSheet: Story = statesSheet(() => import('./CodeField.stories.js'))
