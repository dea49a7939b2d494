import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { sayIn, wordsIn } from '../testing/say.js'
import { uiMessages } from '../messages.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { FormStage } from '../testing/FormStage.js'
import { MultiSelectField } from './MultiSelectField.js'

const roles = ['管理员', '部门主管', '普通成员', '审计员'].map((label, at) => ({
  value: `r${String(at)}`,
  label,
  isDisabled: at === 3,
}))

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
  title: 'Shell UI/Forms/MultiSelectField',
  component: MultiSelectField,
  args: { name: 'roles', label: '角色', options: roles },
  decorators: [
    (Story, { parameters }) => (
      <FormStage
        initialValues={{ roles: ['r0', 'r2'] }}
        errors={parameters['errors'] as Record<string, string>}
      >
        <Story />
      </FormStage>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Several of many, in the order of choosing; what is chosen stands below as chips.

| Key | Does |
| --- | --- |
| Tab | goes to the field, and on to the next |
| Enter, Space | opens the list; on a chip's cross: removes it |
| Up, Down, Page up, Page down | go through the options, Home and End to the ends where there is no search |
| Enter | checks or clears the option, the list stays open; Space too where there is no search |
| Escape | closes the list; the focus returns to the field |

**Do** give \`find\` where there are more than some hundred, and name what is chosen already in \`options\`. **Don't** use it for three or four that could all be seen; those are checkboxes.`,
      },
    },
  },
} satisfies Meta<typeof MultiSelectField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Disabled: Story = { args: { isDisabled: true } }

/** Nothing is sent; the reason stands at the field. */
export const Refused: Story = {
  args: { isRequired: true },
  parameters: { errors: { roles: '请检查' } },
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const words = wordsIn({ globals }, uiMessages)
    await userEvent.click(canvas.getByRole('button', { name: words.save }))
    await canvas.findByText(say('请检查'))
  },
}

/** Choosing: one more, and one that is switched off. */
export const Open: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${say('角色')}`) }))
    await userEvent.click(await screen.findByRole('option', { name: say('部门主管') }))
    await expect(screen.getByRole('option', { name: say('部门主管') })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

/** Found by a server while the person types. */
export const Remote: Story = {
  args: {
    options: roles,
    find: (keyword) => Promise.resolve(roles.filter(({ label }) => label.includes(keyword))),
  },
}

export const Empty: Story = { args: { options: [] } }

export const LongText: Story = {
  args: { label: '角色'.repeat(4), help: '这里说明该字段的用途与填写要求，'.repeat(8) },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    canvas.getByRole('button', { name: new RegExp(`^${say('角色')}`) }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveFocus())
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}')
    await expect(screen.getByRole('option', { name: say('部门主管') })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: new RegExp(`^${say('角色')}`) })).toHaveFocus(),
    )
  },
}

/** From nine options on, a list has a search. */
export const Many: Story = {
  args: { name: 'province', label: '省份', options: provinces },
}

export const StatesSheet: Story = statesSheet(() => import('./MultiSelectField.stories.js'))
