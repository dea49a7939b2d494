import { Box } from '@chakra-ui/react/box'
import { createTestApi } from '@spruce/api-client/testing'
import { behindStory, inPage, neverAnswer, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failAnswer } from '../testing/failAnswer.js'
import { CheckStep } from './CheckStep.js'
import { createImportsApi, makeImport } from './importsHandlers.js'
import { importStyles } from './importStyles.js'

const rows = 'GET /spruce/api/v1/user-imports/{id}/rows'

const meta = {
  title: 'Feature Enterprise/Imports/CheckStep',
  component: CheckStep,
  args: {
    api: () => createImportsApi(),
    permissions: 'all',
    one: makeImport(),
    query: {},
    onQueryChange: fn(),
    send: {
      edit: fn(() => Promise.resolve(makeImport())),
      replace: fn(() => Promise.resolve({ replaced: 2, import: makeImport() })),
    },
  },
  argTypes: behindStory,
  render: inPage(CheckStep),
  decorators: [
    (Story) => (
      <Box css={importStyles}>
        <Story />
      </Box>
    ),
  ],
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `The step of an import that says what each row would do and why some cannot, narrowed by outcome, with wrong cells corrected in place.

| Key | Does |
| --- | --- |
| Tab | goes to the outcomes, the rows, the pages |
| Arrow keys | among the rows, as in DataTable |
| Enter, F2 or a character on a cell | types into it |
| Space on a cell | asks for the correction in a dialog |

**Do** write the reason into the cell it is about. **Don't** hide rows that stay as they are: a count says how many.`,
      },
    },
  },
} satisfies Meta<Staged<typeof CheckStep>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Only rows that cannot be imported. */
export const Wrong: Story = { args: { query: { outcome: 'failed' } } }

/** No row has this outcome any more. */
export const Empty: Story = { args: { query: { outcome: 'pending' } } }

/** The server never answers. */
export const Loading: Story = { args: { api: () => createTestApi({ [rows]: neverAnswer }) } }

/** The server fails. */
export const Failed: Story = { args: { api: () => createTestApi({ [rows]: failAnswer }) } }

/** Imports, and may not edit members: rows that would are refused. */
export const ImportOnly: Story = { args: { permissions: ['user:import'] } }

/** Nothing can be corrected any more. */
export const ReadOnly: Story = {
  args: { one: makeImport({ job: { ...makeImport().job, actions: [] } }) },
}
