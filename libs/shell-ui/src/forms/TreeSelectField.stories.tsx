import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen } from 'storybook/test'
import { statesSheet } from '../../testing/statesSheet.js'
import { FormStage } from '../testing/FormStage.js'
import { departmentItem, sampleDepartments } from '../testing/samples.js'
import { nestedBranches } from '../tree/treeRows.js'
import { TreeSelectField } from './TreeSelectField.js'

const company = nestedBranches(sampleDepartments(), departmentItem)
const labels: Record<string, string> = { rd: '研发部', quality: '质量管理部' }

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
        getBranch={company}
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
  component: Stage,
  args: { chosen: 'rd' },
} satisfies Meta<typeof Stage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Nothing above it: the root has a name of its own. */
export const Root: Story = { args: { chosen: null } }

export const Disabled: Story = { args: { isDisabled: true } }

/** One node may not be chosen and is shown all the same. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^上级部门/ }))
    await screen.findByRole('tree')
  },
}

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('button', { name: /^上级部门/ })
    await userEvent.click(field)
    await userEvent.click(await screen.findByRole('button', { name: '顶级部门' }))
    await expect(field).toHaveTextContent('顶级部门')
  },
}

/** Nothing is sent; the reason stands at the field. */
export const Refused: Story = {
  args: { errors: { parent: '请检查' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await canvas.findByText('请检查')
  },
}

export const StatesSheet: Story = statesSheet(() => import('./TreeSelectField.stories.js'))
