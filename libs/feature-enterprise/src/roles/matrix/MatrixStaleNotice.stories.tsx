import { Box } from '@chakra-ui/react/box'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { makeMatrixRoles } from '../matrixHandlers.js'
import { matrixStyles } from './matrixStyles.js'
import { MatrixStaleNotice } from './MatrixStaleNotice.js'
import type { StaleChange } from './useMatrix.js'

const [, , before] = makeMatrixRoles(3)
const changed = (name?: string): StaleChange[] => {
  if (!before) return []
  const now = {
    ...{ id: before.id, name: name ?? before.name, codes: ['role:list', 'department:list'] },
    ...{ changedBy: '李娜', changedAt: '2026-11-20T08:00:00.000Z' },
  }
  return [{ before, now }]
}

const meta = {
  title: 'Feature Enterprise/Roles/MatrixStaleNotice',
  component: MatrixStaleNotice,
  args: { changes: changed(), nameOf: (code) => code, onClose: fn() },
  decorators: [
    (Story) => (
      <Box css={matrixStyles}>
        <Story />
      </Box>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Whose change of a role came first, when, and what it gave and took; the own changes stay.

| Key | Does |
| --- | --- |
| Tab | goes to the button |
| Enter, Space | closes the notice |

**Do** show it above the grid, where the own changes stand on top of what is there now. **Don't** overwrite what somebody else saved.`,
      },
    },
  },
} satisfies Meta<typeof MatrixStaleNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** Nobody knows any more who it was. */
export const Someone: Story = {
  args: {
    changes: changed().map(({ now, ...rest }) => ({ ...rest, now: { ...now, changedBy: null } })),
  },
}

export const LongText: Story = { args: { changes: changed('权限管理员'.repeat(12)) } }
