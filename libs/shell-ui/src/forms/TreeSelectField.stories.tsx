import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { sayIn, wordsIn } from '../testing/say.js'
import { uiMessages } from '../messages.js'
import { stageArgs, staged } from '../../testing/staged.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { FormStage } from '../testing/FormStage.js'
import { departmentItem, sampleDepartments } from '../testing/samples.js'
import { nestedBranches } from '../tree/nestedBranches.js'
import { TreeSelectField } from './TreeSelectField.js'
import { useSaidBranches } from '../testing/useSaidBranches.js'

const company = nestedBranches(sampleDepartments(), departmentItem)
const labels: Record<string, string> = {
  rd: '研发部',
  quality: '质量管理部',
  long: '云杉制造集团华东区域总部研发中心基础平台部统一身份与权限组',
}

interface StageProps {
  isDisabled?: boolean
  chosen: string | null
  errors?: Record<string, string>
}

/** The field keeps nothing but the choice: what is open belongs to whoever shows it. */
function Stage({ isDisabled = false, chosen, errors = {} }: StageProps) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(['root']))
  return (
    <FormStage initialValues={{ parent: chosen }} errors={errors}>
      <TreeSelectField
        name="parent"
        label="上级部门"
        rootLabel="顶级部门"
        isDisabled={isDisabled}
        getBranch={useSaidBranches(company)}
        expanded={expanded}
        onExpandedChange={setExpanded}
        labelOf={(id) => labels[id]}
        canChoose={({ id }) => id !== 'quality'}
      />
    </FormStage>
  )
}

const meta = {
  title: 'Shell UI/Forms/TreeSelectField',
  component: staged<StageProps>(TreeSelectField),
  argTypes: stageArgs('chosen', 'errors'),
  render: (args) => <Stage {...args} />,
  args: { chosen: 'rd' },
  parameters: {
    docs: {
      description: {
        component: `One node of a tree, such as the department above; the top has a name of its own.

| Key | Does |
| --- | --- |
| Tab | goes to the field, and on to the next |
| Enter, Space | opens the tree |
| Arrow keys | in the tree: move, open and close branches |
| Enter, Space | in the tree: chooses the node |
| Letters | go to the next node that begins with them or whose pinyin does, where there is no search |
| Escape | closes; the focus returns to the field |

**Do** close by \`canChoose\` what would be wrong: a department below itself. **Don't** hide those nodes: people would look for them.`,
      },
    },
  },
} satisfies Meta<StageProps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Nothing above it: the root has a name of its own. */
export const Root: Story = { args: { chosen: null } }

export const Disabled: Story = { args: { isDisabled: true } }

/** One node may not be chosen and is shown all the same. */
export const Open: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${say('上级部门')}`) }))
    await screen.findByRole('tree')
  },
}

export const Chosen: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const field = canvas.getByRole('button', { name: new RegExp(`^${say('上级部门')}`) })
    await userEvent.click(field)
    await userEvent.click(await screen.findByRole('button', { name: say('顶级部门') }))
    await expect(field).toHaveTextContent(say('顶级部门'))
  },
}

/** Nothing is sent; the reason stands at the field. */
export const Refused: Story = {
  args: { errors: { parent: '请检查' } },
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const words = wordsIn({ globals }, uiMessages)
    await userEvent.click(canvas.getByRole('button', { name: words.save }))
    await canvas.findByText(say('请检查'))
  },
}

export const LongText: Story = { args: { chosen: 'long' } }

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const field = canvas.getByRole('button', { name: new RegExp(`^${say('上级部门')}`) })
    field.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('tree')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(field).toHaveFocus())
  },
}

export const StatesSheet: Story = statesSheet(() => import('./TreeSelectField.stories.js'))
