import { createTestApi } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failAnswer } from '../testing/answers.js'
import { behindStory, inPage, type Staged } from '../testing/storyStage.js'
import { createLogsApi, makeVisits } from './logHandlers.js'
import { sampleLogs } from './sampleLogs.js'
import { AccessLogPage } from './AccessLogPage.js'

const meta = {
  title: 'Console Kit/Logs/AccessLogPage',
  component: AccessLogPage,
  args: {
    api: () => createLogsApi({ visits: makeVisits(45) }),
    permissions: 'all',
    query: {},
    onQueryChange: fn(),
    source: sampleLogs.access,
  },
  argTypes: behindStory,
  render: inPage(AccessLogPage),
  parameters: {
    docs: {
      description: {
        component: `Who opened which application: one line for each person, application and hour; newest first.

| Key | Does |
| --- | --- |
| Tab | filters (application, customer, time), views, Export, table, pages |
| ↓ on a filter | opens its list; typing searches in it |
| Keys of DataTable | within the table |

**Do** offer in the filter what is opened most, and what is on show. **Don't** add the visits up here: that is what the board is for.`,
      },
    },
  },
} satisfies Meta<Staged<typeof AccessLogPage>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { api: () => createLogsApi({}) } }

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createTestApi({
        'GET /spruce/api/v1/platform/access-logs': () => new Promise<never>(() => undefined),
      }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/platform/access-logs': failAnswer }) },
}

export const NoPermission: Story = { args: { permissions: [] } }

/** May look; may neither take files away nor see customers. */
export const ReadOnly: Story = { args: { permissions: ['platformlog:list'] } }

export const LongText: Story = {
  args: {
    api: () =>
      createLogsApi({
        visits: makeVisits(3).map((row) => ({ ...row, appName: row.appName.repeat(12) })),
      }),
  },
}
