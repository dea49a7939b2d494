import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sayIn, wordsIn } from '../testing/say.js'
import { uiMessages } from '../messages.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { FormStage } from '../testing/FormStage.js'
import { CheckTreeField } from './CheckTreeField.js'

const nodes = [
  {
    id: 'console',
    label: '企业控制台',
    children: [
      {
        id: 'organization',
        label: '组织架构',
        value: 'department:list',
        children: [
          { id: 'add', label: '新增部门', value: 'department:add' },
          { id: 'remove', label: '删除部门', value: 'department:remove' },
          { id: 'user', label: '添加成员（由他人授予）', value: 'user:add', isFixed: true },
        ],
      },
    ],
  },
]

const meta = {
  title: 'Shell UI/Forms/CheckTreeField',
  component: CheckTreeField,
  args: { name: 'codes', label: '权限', nodes },
  decorators: [
    (Story, { parameters }) => (
      <FormStage
        initialValues={{ codes: ['department:list', 'user:add'] }}
        errors={parameters['errors'] as Record<string, string>}
      >
        <Story />
      </FormStage>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Nested checkboxes for what belongs together, such as menus with their buttons; a checked one brings those above along, a cleared one those below.

| Key | Does |
| --- | --- |
| Tab | goes from checkbox to checkbox |
| Space | checks or clears it |

**Do** show what may not be changed as \`isFixed\`, with the reason in its label. **Don't** use it for a tree of hundreds; MultiTreeSelectField opens branch by branch.`,
      },
    },
  },
} satisfies Meta<typeof CheckTreeField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Disabled: Story = { args: { isDisabled: true } }

/** Nothing is sent; the reason stands at the field. */
export const Refused: Story = {
  args: { isRequired: true },
  parameters: { errors: { codes: '请检查' } },
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const words = wordsIn({ globals }, uiMessages)
    await userEvent.click(canvas.getByRole('button', { name: words.save }))
    await canvas.findByText(say('请检查'))
  },
}

/** A button brings its page along, and a cleared page takes its buttons with it. */
export const Nested: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    await userEvent.click(canvas.getByRole('treeitem', { name: say('组织架构') }))
    await expect(canvas.getByRole('treeitem', { name: say('新增部门') })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('treeitem', { name: say('新增部门') }))
    await expect(canvas.getByRole('treeitem', { name: say('组织架构') })).toBeChecked()
  },
}

export const Empty: Story = { args: { nodes: [] } }

export const LongText: Story = {
  args: { label: '权限'.repeat(4), help: '这里说明该字段的用途与填写要求，'.repeat(8) },
}

export const StatesSheet: Story = statesSheet(() => import('./CheckTreeField.stories.js'))
