import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { sayIn, wordsIn } from '../testing/say.js'
import { uiMessages } from '../messages.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { FormStage } from '../testing/FormStage.js'
import { samplePeople } from '../testing/samples.js'
import { PickListField } from './PickListField.js'
import type { FindOptions } from './useOptions.js'

const people = samplePeople(12).map(({ id, name, loginName, department }) => ({
  value: id,
  label: name,
  description: `${department} · ${loginName}`,
}))
const found: FindOptions = (keyword) =>
  Promise.resolve(people.filter(({ label }) => label.includes(keyword)))

const meta = {
  title: 'Shell UI/Forms/PickListField',
  component: PickListField,
  args: { name: 'people', label: '成员', options: people, find: found },
  decorators: [
    (Story, { parameters }) => (
      <FormStage
        initialValues={{ people: parameters['value'] as unknown }}
        errors={parameters['errors'] as Record<string, string>}
      >
        <Story />
      </FormStage>
    ),
  ],
  parameters: {
    value: ['u1', 'u3'],
    docs: {
      description: {
        component: `Several of many, from a list that stays open below its search: what a dialog is about.

| Key | Does |
| --- | --- |
| ↑ ↓ PageUp PageDown | through the list, while the focus stays in the search |
| Enter | chooses, or takes back |
| Tab | to what is chosen, each with a button that takes it away |

**Do** use it where choosing is all a dialog asks. **Don't** use it among other fields: \`MultiSelectField\` opens one and needs less room.`,
      },
    },
  },
} satisfies Meta<typeof PickListField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = {
  args: { options: [], find: () => Promise.resolve([]) },
  parameters: { value: [] },
}
export const Loading: Story = {
  args: { options: [], find: () => new Promise<never>(fn()) },
  parameters: { value: [] },
}
export const Failed: Story = {
  args: { options: [], find: () => Promise.reject(new Error('网络开小差了，请稍后重试')) },
  parameters: { value: [] },
}
export const Disabled: Story = { args: { isDisabled: true } }
export const LongText: Story = {
  args: {
    label: '可以查看该数据范围的成员',
    help: '这里说明该字段的用途与填写要求，'.repeat(6),
    options: people.map((person) => ({
      ...person,
      label: `${person.label}（曾用名很长很长很长很长很长）`,
      description: '云杉制造集团华东区域总部研发中心基础平台部统一身份与权限组',
    })),
    find: undefined,
  },
}

/** Found, chosen, taken back. */
export const ByKeyboard: Story = {
  parameters: { value: [] },
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const words = wordsIn({ globals }, uiMessages)
    const search = await canvas.findByRole('combobox', { name: words.searchOptions })
    await userEvent.click(search)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    const second = canvas.getByRole('option', {
      name: new RegExp(`^${say(people[1]?.label ?? '')}`),
    })
    await waitFor(() => expect(second).toHaveAttribute('aria-selected', 'true'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(second).toHaveAttribute('aria-selected', 'false'))
    await expect(search).toHaveFocus()
  },
}

export const StatesSheet: Story = statesSheet(() => import('./PickListField.stories.js'))
