import { Box } from '@chakra-ui/react/box'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { CellEditor } from './CellEditor.js'
import { importStyles } from './importStyles.js'

const meta = {
  title: 'Feature Enterprise/Imports/CellEditor',
  component: CellEditor,
  args: {
    label: '修正第 3 行的部门',
    help: 'Enter 修正，Esc 取消',
    initial: '研法中心',
    onSave: fn(() => Promise.resolve()),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <Box css={importStyles}>
        <Story />
      </Box>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A cell of the rows of an import while somebody types into it.

| Key | Does |
| --- | --- |
| Enter | saves the cell |
| Ctrl+Enter | saves every equal cell of the column |
| Tab, Shift+Tab | saves and goes to the next cell, or the one before |
| Escape | leaves the cell as it was |

**Do** say in the label which cell it is. **Don't** use it outside of a table: a form has TextField.`,
      },
    },
  },
} satisfies Meta<typeof CellEditor>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Nothing stands in the cell. */
export const Empty: Story = { args: { initial: '' } }
