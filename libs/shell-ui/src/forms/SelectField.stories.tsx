import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { sayIn, wordsIn } from '../testing/say.js'
import { uiMessages } from '../messages.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { FormStage } from '../testing/FormStage.js'
import { SelectField } from './SelectField.js'

const provinces = [
  '北京市',
  '天津市',
  '河北省',
  '山西省',
  '辽宁省',
  '吉林省',
  '黑龙江省',
  '上海市',
  '江苏省',
  '浙江省',
].map((label, at) => ({ value: `p${String(at)}`, label }))

const meta = {
  title: 'Shell UI/Forms/SelectField',
  component: SelectField,
  args: {
    name: 'head',
    label: '负责人',
    options: [
      { value: 'u1', label: '张伟' },
      { value: 'u2', label: '李娜' },
    ],
  },
  decorators: [
    (Story, { parameters }) => (
      <FormStage
        initialValues={{ head: 'u1' }}
        errors={parameters['errors'] as Record<string, string>}
      >
        <Story />
      </FormStage>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `One of several options of which there are too many to show side by side.

| Key | Does |
| --- | --- |
| Tab | goes to the field, and on to the next |
| Enter, Space, Up, Down, Alt + Down | opens the list |
| Up, Down, Page up, Page down | go through the options, Home and End to the ends where there is no search |
| Enter | chooses and closes; Space too where there is no search |
| Letters | go to the next option that begins with them, as it is written or by pinyin; where there is a search, they are its words |
| Escape, Alt + Up | closes; the focus returns to the field |

**Do** give \`isClearable\` where nothing is an answer too, and \`find\` where a server searches. **Don't** use it for two or three; a ChoiceField shows them all.`,
      },
    },
  },
} satisfies Meta<typeof SelectField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Disabled: Story = { args: { isDisabled: true } }

/** Nothing is sent; the reason stands at the field. */
export const Refused: Story = {
  parameters: { errors: { head: '请检查' } },
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const words = wordsIn({ globals }, uiMessages)
    await userEvent.click(canvas.getByRole('button', { name: words.save }))
    await canvas.findByText(say('请检查'))
  },
}

export const Empty: Story = { args: { options: [] } }

export const LongText: Story = {
  args: { label: '负责人'.repeat(4), help: '这里说明该字段的用途与填写要求，'.repeat(8) },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const field = canvas.getByRole('button', { name: new RegExp(`^${say('负责人')}`) })
    field.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(field).toHaveTextContent(say('李娜'))
    await waitFor(() => expect(field).toHaveFocus())
  },
}

/** From nine options on, a list has a search. */
export const Many: Story = {
  args: { name: 'province', label: '省份', options: provinces },
}

export const StatesSheet: Story = statesSheet(() => import('./SelectField.stories.js'))
