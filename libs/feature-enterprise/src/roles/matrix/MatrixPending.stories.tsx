import { Box } from '@chakra-ui/react/box'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { makeMatrixRoles } from '../matrixHandlers.js'
import type { PendingChange } from './matrixDraft.js'
import { MatrixPending } from './MatrixPending.js'
import { matrixStyles } from './matrixStyles.js'

const [, , manager] = makeMatrixRoles(3)
const change = (code: string, isGiven: boolean): PendingChange[] =>
  manager ? [{ role: manager, code, isGiven }] : []

const meta = {
  title: 'Feature Enterprise/Roles/MatrixPending',
  component: MatrixPending,
  args: {
    changes: [...change('department:list', true), ...change('role:add', false)],
    nameOf: (code) => code,
    isBusy: false,
    onUndo: fn(),
    onDiscard: fn(),
    onPreview: fn(),
  },
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
        component: `The changes of the permission matrix that wait to be saved: how many, which, and the way back of each.

| Key | Does |
| --- | --- |
| Tab | goes through the buttons, then through the changes where they are shown |
| Enter, Space | shows the changes, takes one back, discards or previews all |

**Do** lead to the preview: it says who gains and who loses what. **Don't** show it without changes; it is nothing then.`,
      },
    },
  },
} satisfies Meta<typeof MatrixPending>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Opened by keyboard, and the first taken back. */
export const Opened: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const list = await canvas.findAllByRole('listitem')
    await expect(list).toHaveLength(2)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onUndo).toHaveBeenCalledWith(expect.objectContaining({ isGiven: true }))
  },
}

/** The preview is being asked for. */
export const Busy: Story = { args: { isBusy: true } }

export const LongText: Story = {
  args: {
    changes: manager
      ? [{ role: { ...manager, name: manager.name.repeat(12) }, code: 'role:add', isGiven: true }]
      : [],
  },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
  },
}
