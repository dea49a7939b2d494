import type { Meta, StoryObj } from '@storybook/react-vite'
import { Building2, FolderPlus, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { stageArgs, staged } from '../../testing/staged.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { defineAction } from '../actions/defineAction.js'
import {
  departmentItem,
  sampleDepartments,
  sampleForest,
  type SampleDepartment,
} from '../testing/samples.js'
import { Tree, type TreeProps } from './Tree.js'
import { idsWithChildren, nestedBranches } from './nestedBranches.js'
import { type TreeItem } from './treeRows.js'
import { useSaidBranches } from '../testing/useSaidBranches.js'

type Item = TreeItem<SampleDepartment>

const run = fn()
const actions = [
  defineAction<Item>({ label: '添加下级部门', icon: FolderPlus, run }),
  defineAction<Item>({ label: '编辑部门', icon: Pencil, run }),
  defineAction<Item>({ label: '删除部门', icon: Trash2, danger: true, run }),
]

interface StageProps extends Omit<
  TreeProps<SampleDepartment>,
  'expanded' | 'onExpandedChange' | 'selected'
> {
  initialExpanded: readonly string[]
  initialSelected?: string
  width?: number
}

/** Keeps what is open and chosen, as a page does. */
function Stage({ initialExpanded, initialSelected, width = 300, ...props }: StageProps) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(initialExpanded))
  const [selected, setSelected] = useState(initialSelected)
  return (
    <div style={{ display: 'flex', width, height: 480, padding: 8 }}>
      <Tree<SampleDepartment>
        {...props}
        getBranch={useSaidBranches(props.getBranch)}
        expanded={expanded}
        onExpandedChange={setExpanded}
        selected={selected}
        onSelect={(item) => {
          setSelected(item.id)
          props.onSelect?.(item)
        }}
      />
    </div>
  )
}

const company = nestedBranches(sampleDepartments(), departmentItem)
const forest = sampleForest(45_000)

const meta = {
  title: 'Shell UI/Tree/Tree',
  component: staged<StageProps>(Tree),
  argTypes: stageArgs('initialExpanded', 'initialSelected', 'width'),
  render: (args) => <Stage {...args} />,
  args: {
    label: '组织架构',
    getBranch: company,
    initialExpanded: ['root', 'rd'],
    initialSelected: 'rd',
    actions,
    onSelect: fn(),
    onMove: fn(),
    onOrder: fn(),
    onPlace: undefined,
    icon: (item: Item) => (item.id === 'root' ? <Building2 size={16} /> : null),
  },
  parameters: {
    docs: {
      description: {
        component: `A hierarchy of any size, branch by branch: chosen, checked, moved and acted on.

| Key | Does |
| --- | --- |
| Tab | enters the tree at the active node, and leaves it |
| Up, Down | the visible node above or below |
| Right | opens the branch; once more: its first node |
| Left | closes the branch, or goes to the one above |
| Home, End | first and last visible node |
| Page up, Page down | ten nodes further |
| * | opens all branches beside it |
| Letters | go to the next node that begins with them, as it is written or by pinyin |
| Enter, Space | chooses the node |
| Shift + F10, Menu | the actions of the node |
| Ctrl + X, Ctrl + V | take the node up and put it under the active one; Escape leaves it where it was |
| Alt + Up, Alt + Down | with \`onOrder\`: the node one place up or down among its siblings |

**Do** load branches when they open, and say in a failed branch how to try again. **Don't** use it for two levels that fit a list with headings.`,
      },
    },
  },
} satisfies Meta<StageProps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { getBranch: nestedBranches([], departmentItem) } }

export const Loading: Story = { args: { getBranch: () => undefined } }

export const BranchLoading: Story = {
  args: { getBranch: (id) => (id === 'rd' ? undefined : company(id)) },
}

export const BranchFailed: Story = {
  args: {
    getBranch: (id) => (id === 'rd' ? { status: 'failed', items: [], retry: run } : company(id)),
  },
}

export const Found: Story = {
  args: {
    highlight: '检验',
    getBranch: (id) => {
      const branch = company(id)
      return (
        branch && {
          ...branch,
          items: branch.items.map((item) => ({ ...item, isMatched: item.label.includes('检验') })),
        }
      )
    },
    initialExpanded: ['root', 'quality'],
  },
}

export const LongText: Story = {
  args: {
    width: 220,
    getBranch: (id) => {
      const branch = company(id)
      return (
        branch && {
          ...branch,
          items: branch.items.map((item) => ({
            ...item,
            label: `${item.label}（华东区域总部统一管理）`,
          })),
        }
      )
    },
  },
}

const departmentNames = ['R&D', 'Production', 'Quality', 'Sales', 'Personnel', 'Finance']

/** Letters find a node as it is written. */
export const InEnglish: Story = {
  tags: ['one-language'],
  parameters: { sheet: false },
  args: {
    label: 'Organization',
    initialExpanded: ['root'],
    initialSelected: 'root',
    getBranch: (id) => {
      const branch = company(id)
      return (
        branch && {
          ...branch,
          items: branch.items.map((item, at) => ({
            ...item,
            label: id === null ? 'Spruce Group' : (departmentNames[at] ?? ''),
          })),
        }
      )
    },
  },
}

/** For looking and scrolling; `nx run shell-ui:bench` measures it. */
export const FortyFiveThousandNodes: Story = {
  args: {
    getBranch: nestedBranches(forest, departmentItem),
    initialExpanded: [...idsWithChildren(forest)],
    initialSelected: 'n0',
  },
}

/** The tree pattern, and the move that needs no pointer. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const tree = canvas.getByRole('tree')
    tree.focus()
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(1)
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    await expect(args.onSelect).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Control>}x{/Control}{Home}{Escape}')
    await expect(args.onMove).not.toHaveBeenCalled()
  },
}

export const StatesSheet: Story = statesSheet(() => import('./Tree.stories.js'))
