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
import { MultiTreeSelectField } from './MultiTreeSelectField.js'
import { useSaidBranches } from '../testing/useSaidBranches.js'

const company = nestedBranches(sampleDepartments(), departmentItem)
const labels: Record<string, string> = {
  rd: '研发部',
  quality: '质量管理部',
  long: '云杉制造集团华东区域总部研发中心基础平台部统一身份与权限组',
}

interface StageProps {
  isDisabled?: boolean
  chosen: string[]
}

/** The field keeps nothing but the choice: what is open belongs to whoever shows it. */
function Stage({ isDisabled = false, chosen }: StageProps) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(['root']))
  return (
    <FormStage initialValues={{ departments: chosen }}>
      <MultiTreeSelectField
        name="departments"
        label="所属部门"
        isDisabled={isDisabled}
        getBranch={useSaidBranches(company)}
        expanded={expanded}
        onExpandedChange={setExpanded}
        labelOf={(id) => labels[id]}
      />
    </FormStage>
  )
}

const meta = {
  title: 'Shell UI/Forms/MultiTreeSelectField',
  component: staged<StageProps>(MultiTreeSelectField),
  argTypes: stageArgs('chosen'),
  render: (args) => <Stage {...args} />,
  args: { chosen: ['rd', 'quality'] },
  parameters: {
    docs: {
      description: {
        component: `Several nodes of a tree, such as the departments of a member; what is chosen stands below as chips.

| Key | Does |
| --- | --- |
| Tab | goes to the field, and on to the next |
| Enter, Space | opens the tree |
| Arrow keys | in the tree: move, open and close branches |
| Enter, Space | in the tree: chooses the node |
| Letters | go to the next node that begins with them or whose pinyin does, where there is no search |
| Escape | closes; the focus returns to the field |

**Do** give \`labelOf\` the names of chosen nodes that the tree has not loaded. **Don't** load the whole tree first: \`getBranch\` asks branch by branch.`,
      },
    },
  },
} satisfies Meta<StageProps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { chosen: [] } }

export const Disabled: Story = { args: { isDisabled: true } }

export const Open: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${say('所属部门')}`) }))
    await screen.findByRole('tree')
  },
}

export const LongText: Story = {
  args: { chosen: ['rd', 'long'] },
}

export const ByKeyboard: Story = {
  args: { chosen: [] },
  play: async ({ canvas, userEvent, globals }) => {
    const words = wordsIn({ globals }, uiMessages)
    const say = sayIn({ globals })
    const field = canvas.getByRole('button', { name: new RegExp(`^${say('所属部门')}`) })
    field.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('tree')).toHaveFocus())
    await userEvent.keyboard('{Home}{Enter}')
    await expect(field).toHaveTextContent(words.selectedCount(1))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(field).toHaveFocus())
  },
}

export const StatesSheet: Story = statesSheet(() => import('./MultiTreeSelectField.stories.js'))
