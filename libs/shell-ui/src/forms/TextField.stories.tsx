import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sayIn, wordsIn } from '../testing/say.js'
import { uiMessages } from '../messages.js'
import { statesSheet } from '../../testing/statesSheet.js'
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
  parameters: {
    docs: {
      description: {
        component: `One line of text; with a \`kind\` it takes the one right spelling when it is left, whatever the input method made of it.

| Key | Does |
| --- | --- |
| Tab | goes to the field, and on to the next |
| Enter | submits the form, not while an input method composes |

**Do** set \`kind\` for phones, addresses and codes instead of refusing full-width characters. **Don't** use the placeholder as a label: it goes away when one types.`,
      },
    },
  },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Disabled: Story = { args: { isDisabled: true } }

/** Nothing is sent; the reason stands at the field. */
export const Refused: Story = {
  parameters: { errors: { name: '请检查' } },
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const words = wordsIn({ globals }, uiMessages)
    await userEvent.click(canvas.getByRole('button', { name: words.save }))
    await canvas.findByText(say('请检查'))
  },
}

/** What a Chinese keyboard makes of each, and what it becomes when the field is left. */
const kinds = [
  ['code', '验证码', '２０４-８１７', '204817'],
  ['email', '邮箱', 'ｌｉｎ＠ｙｕｎｓｈａｎ。ｅｘａｍｐｌｅ ', 'lin@yunshan.example'],
  ['idCard', '身份证号', '１１０１０１-１９９００３０７-００３ｘ', '11010119900307003X'],
  ['phone', '手机号', '＋８６ １３８－１２３４－５６７８', '13812345678'],
  ['url', '网址', 'ｈｔｔｐｓ：／／ｙｕｎｓｈａｎ。ｅｘａｍｐｌｅ/1', 'https://yunshan.example/1'],
] as const

/** Each `kind` has one right spelling; without one a text stays as it was typed. */
export const Kinds: Story = {
  render: (_args, context) => (
    <>
      {kinds.map(([kind, label, typed]) => (
        <TextField key={kind} name={kind} label={sayIn(context)(label)} kind={kind} help={typed} />
      ))}
    </>
  ),
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    for (const [, label, typed, meant] of kinds) {
      const input = canvas.getByLabelText(say(label))
      await userEvent.click(input)
      await userEvent.paste(typed)
      await userEvent.tab()
      await expect(input).toHaveValue(meant)
    }
  },
}

export const LongText: Story = {
  args: { label: '部门名称'.repeat(4), help: '这里说明该字段的用途与填写要求，'.repeat(8) },
}

export const StatesSheet: Story = statesSheet(() => import('./TextField.stories.js'))
