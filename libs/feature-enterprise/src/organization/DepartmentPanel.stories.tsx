import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTestApi } from '@spruce/api-client/testing'
import { failAnswer } from '../testing/failAnswer.js'
import { useState, type ComponentType } from 'react'
import { enterpriseMessages } from '../messages.js'
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
  component: DepartmentPanel as unknown as ComponentType<StageProps>, // the stage gives it its props
  argTypes: { api: { table: { disable: true } } },
  render: (args) => <Stage {...args} />,
  parameters: {
    docs: {
      description: {
        component: `The department tree with its search, and the entry for everybody above it.

| Key | Does |
| --- | --- |
| Tab | the search, All members, the tree |
| Escape | in the search: clears it |
| Arrow keys, Home, End, letters | in the tree: move, open and close branches |
| Enter, Space | chooses the department, or everybody |
| Shift + F10, Menu | the actions of the department |
| Ctrl + X, Ctrl + V | take a department up and put it under the active one, where it may be moved |

**Do** keep \`actions\` stable, and leave \`onMove\` and \`onAddRoot\` out where the permission is missing. **Don't** filter the loaded branches for a search: the server knows the departments that are still closed.`,
      },
    },
  },
} satisfies Meta<StageProps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A choice, and a search that finds one. */
export const Searched: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = enterpriseMessages[globals['language'] as Language]
    const [top] = await canvas.findAllByRole('treeitem')
    await userEvent.click(top as HTMLElement)
    await userEvent.type(canvas.getByRole('searchbox', { name: t.searchDepartments }), 'RD-Q')
    await canvas.findByText(t.matchCount(1))
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
export const Failed: Story = {
  args: { api: createTestApi({ 'GET /aba-base/api/dept/child-depts/1': failAnswer }) },
}
