import { createTestApi } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failAnswer } from '../testing/answers.js'
import { behindStory, inPage, type Staged } from '../testing/storyStage.js'
import { createLogsApi, makeOperatorLines } from './logHandlers.js'
import { sampleLogs } from './sampleLogs.js'
import { OperatorLogPage } from './OperatorLogPage.js'

const meta = {
  title: 'Console Kit/Logs/OperatorLogPage',
  component: OperatorLogPage,
  args: {
    api: () => createLogsApi({ lines: makeOperatorLines(45) }),
    permissions: 'all',
    query: {},
    onQueryChange: fn(),
    source: sampleLogs.operator,
  },
  argTypes: behindStory,
  render: inPage(OperatorLogPage),
  parameters: {
    docs: {
      description: {
        component: `Who changed what, of every customer and of the operator; a line opens before and after at the right edge.

| Key | Does |
| --- | --- |
| Tab | filters (object, operation, kind of object, customer, time), views, Export, table, pages |
| ↓ on a filter | opens its list; typing searches in it |
| Keys of DataTable | within the table |

**Do** keep every filter in \`query\`, so that a link shows the same lines. **Don't** show codes where there is a word: a new operation gets its name in \`operationMessages\`.`,
      },
    },
  },
} satisfies Meta<Staged<typeof OperatorLogPage>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { api: () => createLogsApi({}) } }

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createTestApi({
        'GET /spruce/api/v1/platform/operator-logs': () => new Promise<never>(() => undefined),
      }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/platform/operator-logs': failAnswer }) },
}

export const NoPermission: Story = { args: { permissions: [] } }

/** May look; may neither take files away nor see customers. */
export const ReadOnly: Story = { args: { permissions: ['platformlog:list'] } }

export const LongText: Story = {
  args: {
    api: () =>
      createLogsApi({
        lines: makeOperatorLines(3).map((row) => ({
          ...row,
          operationName: row.operationName.repeat(12),
          objectName: '很长的对象'.repeat(12),
        })),
      }),
  },
}
