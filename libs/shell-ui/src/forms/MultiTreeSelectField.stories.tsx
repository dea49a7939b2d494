import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { screen } from 'storybook/test'
import { statesSheet } from '../../testing/statesSheet.js'
import { FormStage } from '../testing/FormStage.js'
import { departmentItem, sampleDepartments } from '../testing/samples.js'
import { nestedBranches } from '../tree/treeRows.js'
import { MultiTreeSelectField } from './MultiTreeSelectField.js'

const company = nestedBranches(sampleDepartments(), departmentItem)
const labels: Record<string, string> = { rd: '研发部', quality: '质量管理部' }

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
        getBranch={company}
        expanded={expanded}
        onExpandedChange={setExpanded}
        labelOf={(id) => labels[id]}
      />
    </FormStage>
  )
}

const meta = {
  title: 'Shell UI/Forms/MultiTreeSelectField',
  component: Stage,
  args: { chosen: ['rd', 'quality'] },
} satisfies Meta<typeof Stage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { chosen: [] } }

export const Disabled: Story = { args: { isDisabled: true } }

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^所属部门/ }))
    await screen.findByRole('tree')
  },
}

export const StatesSheet: Story = statesSheet(() => import('./MultiTreeSelectField.stories.js'))
