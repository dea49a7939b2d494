import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTestApi } from '@spruce/api-client/testing'
import { useState } from 'react'
import { TestSession, type TestSessionProps } from '../testing/TestConsole.js'
import { DepartmentPanel } from './DepartmentPanel.js'
import { useDepartmentTree } from './useDepartmentTree.js'

type StageProps = Pick<TestSessionProps, 'api'>

/** As the page shows it beside the people: a choice that somebody else keeps. */
function Stage({ api }: StageProps) {
  return (
    <TestSession {...(api && { api })}>
      <div style={{ width: 264 }}>
        <Panel />
      </div>
    </TestSession>
  )
}

function Panel() {
  const tree = useDepartmentTree()
  const [selected, setSelected] = useState<string>()
  return (
    <DepartmentPanel
      tree={tree}
      selected={selected}
      onSelect={(department) => setSelected(department?.id)}
      actions={[]}
      onMove={undefined}
      onAddRoot={() => undefined}
    />
  )
}

const meta = {
  title: 'Feature Enterprise/Organization/DepartmentPanel',
  component: Stage,
} satisfies Meta<typeof Stage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A choice, and a search that finds one. */
export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('treeitem', { name: /研发中心/ }))
    await userEvent.type(canvas.getByRole('searchbox'), '质量')
    await canvas.findByText('找到 1 个部门')
  },
}

/** No department yet. */
export const Empty: Story = {
  args: {
    api: createTestApi({
      'GET /aba-base/api/dept/child-depts/1': [],
      'GET /aba-base/api/dept/dept-trees': { rows: [], total: 0 },
    }),
  },
}

/** The server fails. */
export const Failed: Story = { args: { api: createTestApi({}) } }
