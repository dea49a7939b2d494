import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { useFixtureTranslation } from '../testing/FixtureTranslationProvider.js'
import { stageArgs, staged } from '../../testing/staged.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { departmentItem, sampleDepartments, type SampleDepartment } from '../testing/samples.js'
import { nestedBranches } from '../tree/nestedBranches.js'
import { type GetBranch } from '../tree/treeRows.js'
import { TreePanel } from './TreePanel.js'
import { useSaidBranches } from '../testing/useSaidBranches.js'

const company = nestedBranches(sampleDepartments(), departmentItem)

interface StageProps {
  getBranch: GetBranch<SampleDepartment>
  hasSearch?: boolean
  selected?: string
  checked?: ReadonlySet<string>
  /** May not be chosen. */
  closed?: string
}

/** As wide as a field of a dialog; keeps what is open and what is searched for. */
function Stage({ getBranch, hasSearch = false, selected, checked, closed }: StageProps) {
  const say = useFixtureTranslation()
  const [expanded, onExpandedChange] = useState<ReadonlySet<string>>(new Set(['root']))
  const [keyword, onSearch] = useState<string>()
  return (
    <div style={{ display: 'flex', width: 432, maxWidth: '100%' }}>
      <TreePanel<SampleDepartment>
        label={say('上级部门')}
        source={{
          getBranch: useSaidBranches(getBranch),
          expanded,
          onExpandedChange,
          labelOf: () => undefined,
          canChoose: ({ id }) => id !== closed,
          ...(hasSearch ? { onSearch, keyword } : {}),
        }}
        selected={selected}
        {...(checked ? { checked } : {})}
        onChoose={fn()}
        attach={fn()}
      />
    </div>
  )
}

const meta = {
  title: 'Shell UI/Forms/TreePanel',
  component: staged<StageProps>(TreePanel),
  argTypes: stageArgs('getBranch', 'hasSearch', 'closed'),
  render: (args) => <Stage {...args} />,
  args: { getBranch: company, selected: 'rd' },
  parameters: {
    docs: {
      description: {
        component: `The floating part of the tree fields: a search and the tree, 300 px high.

| Key | Does |
| --- | --- |
| Tab | goes from the search to the tree |
| Up, Down | the visible node above or below |
| Right | opens the branch; once more: its first node |
| Left | closes the branch, or goes to the one above |
| Home, End | first and last visible node |
| Page up, Page down | ten nodes further |
| * | opens all branches beside it |
| Letters | go to the next node that begins with them, as it is written or by pinyin |
| Enter, Space | chooses the node |

**Do** show nodes that may not be chosen all the same, so that the tree stays recognisable. **Don't** use it by itself; TreeSelectField and MultiTreeSelectField bring label, error and focus.`,
      },
    },
  },
} satisfies Meta<StageProps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithSearch: Story = { args: { hasSearch: true } }

/** Several may be chosen. */
export const Checked: Story = { args: { checked: new Set(['rd', 'quality']) } }

/** One may not be chosen and is shown all the same. */
export const Closed: Story = { args: { closed: 'quality' } }

export const Empty: Story = { args: { getBranch: nestedBranches([], departmentItem) } }

export const Loading: Story = { args: { getBranch: () => undefined } }

export const Failed: Story = {
  args: { getBranch: () => ({ status: 'failed', items: [], retry: fn() }) },
}

export const LongText: Story = {
  args: {
    getBranch: (id) => {
      const branch = company(id)
      return (
        branch && {
          ...branch,
          items: branch.items.map((item) => ({
            ...item,
            label: `${item.label}（华东区域总部统一管理，含驻外办事处）`,
          })),
        }
      )
    },
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const tree = canvas.getByRole('tree')
    tree.focus()
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(1)
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getAllByRole('treeitem').length).toBeGreaterThan(1)
  },
}

export const StatesSheet: Story = statesSheet(() => import('./TreePanel.stories.js'))
