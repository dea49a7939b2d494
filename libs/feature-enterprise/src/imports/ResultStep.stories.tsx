import { Box } from '@chakra-ui/react/box'
import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createImportsApi, makeImport } from './importsHandlers.js'
import type { UserImport } from './importQueries.js'
import { importStyles } from './importStyles.js'
import { ResultStep } from './ResultStep.js'

const imported = (job: Partial<UserImport['job']>): UserImport => {
  const one = makeImport({ canChoose: false })
  return { ...one, job: { ...one.job, status: 'done', phase: 'commit', ...job } }
}

const meta = {
  title: 'Feature Enterprise/Imports/ResultStep',
  component: ResultStep,
  args: {
    api: () => createImportsApi(),
    permissions: 'all',
    one: imported({
      result: { rows: 1200, created: 1100, changed: 98, failed: 2, departments: 3 },
      actions: ['map', 'edit', 'check', 'commit', 'undo'],
    }),
    onShowRows: fn(),
    send: { undo: fn(() => Promise.resolve(makeImport())) },
  },
  argTypes: behindStory,
  render: inPortal(ResultStep),
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
        component: `What came of an import: how many rows, those left out as a file, and the way back with its deadline.

| Key | Does |
| --- | --- |
| Tab | goes to the files, the rows, the way back |
| Enter, Space | downloads, shows rows, or asks before it undoes |

**Do** give the failures as a file in the form of the original. **Don't** offer to undo after the deadline.`,
      },
    },
  },
} satisfies Meta<Staged<typeof ResultStep>>
export default meta
type Story = StoryObj<typeof meta>

/** Imported, but for two rows. */
export const Default: Story = {}

/** Every row went in. */
export const AllIn: Story = {
  args: { one: imported({ result: { rows: 4, created: 3, changed: 1 }, actions: ['undo'] }) },
}

/** Stopped on the way; the rows that were not reached stay. */
export const Cancelled: Story = {
  args: {
    one: imported({
      status: 'cancelled',
      result: { rows: 1200, created: 300, left: 900 },
      actions: ['check', 'commit', 'undo'],
    }),
  },
}

/** Taken back, but for those that were edited since. */
export const Undone: Story = {
  args: {
    one: imported({ phase: 'undo', result: { rows: 4, undone: 3, left: 1 }, actions: [] }),
  },
}

/** The deadline is over: only to be read. */
export const ReadOnly: Story = {
  args: { one: imported({ result: { rows: 4, created: 4 }, actions: [] }) },
}
