import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { statesSheet } from '../../testing/statesSheet.js'
import { departmentItem, sampleDepartments, type SampleDepartment } from '../testing/samples.js'
import { nestedBranches, type GetBranch } from '../tree/treeRows.js'
import { TreePanel } from './TreePanel.js'

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
  const [expanded, onExpandedChange] = useState<ReadonlySet<string>>(new Set(['root']))
  const [keyword, onSearch] = useState<string>()
  return (
    <div style={{ display: 'flex', width: 432 }}>
      <TreePanel<SampleDepartment>
        label="上级部门"
        source={{
          getBranch,
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
  component: Stage,
  args: { getBranch: company, selected: 'rd' },
} satisfies Meta<typeof Stage>
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

export const StatesSheet: Story = statesSheet(() => import('./TreePanel.stories.js'))
