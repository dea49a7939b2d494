import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChangeTable } from './ChangeTable.js'
import { makeLines } from './historyHandlers.js'

const [line] = makeLines(1)

const meta = {
  title: 'Console Kit/History/ChangeTable',
  component: ChangeTable,
  args: {
    line: { operationName: '编辑客户', before: line?.before ?? null, after: line?.after ?? null },
  },
  parameters: {
    docs: {
      description: {
        component: `What one line of the operator log changed: its fields before and after, in words.

| Key | Does |
| --- | --- |
| Tab | passes it by: there is nothing to press |

**Do** let long lists say only what one side has and the other has not. **Don't** show rich text as its tags.`,
      },
    },
  },
} satisfies Meta<typeof ChangeTable>
export default meta

type Story = StoryObj<typeof meta>

export const Edited: Story = {}

/** It was not there before. */
export const Added: Story = {
  args: {
    line: { operationName: '新增客户', before: null, after: { name: '云山制造', enabled: true } },
  },
}

/** Nothing was noted but that it happened. */
export const Nothing: Story = {
  args: { line: { operationName: '重置密码', before: null, after: null } },
}
