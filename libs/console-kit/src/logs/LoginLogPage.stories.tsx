import { createTestApi } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failAnswer } from '../testing/answers.js'
import { behindStory, inPage, type Staged } from '../testing/storyStage.js'
import { createLogsApi, makeLogins } from './logHandlers.js'
import { sampleLogs } from './sampleLogs.js'
import { LoginLogPage } from './LoginLogPage.js'

const meta = {
  title: 'Console Kit/Logs/LoginLogPage',
  component: LoginLogPage,
  args: {
    api: () => createLogsApi({ logins: makeLogins(45) }),
    permissions: 'all',
    query: {},
    onQueryChange: fn(),
    source: sampleLogs.login,
  },
  argTypes: behindStory,
  render: inPage(LoginLogPage),
  parameters: {
    docs: {
      description: {
        component: `Sign-ins of every customer, and those that failed: who, by what, from where; newest first.

| Key | Does |
| --- | --- |
| Tab | filters (account, result, customer, time), views, Export, table, pages |
| ↓ on a filter | opens its list; typing searches in it |
| Keys of DataTable | within the table |

**Do** say why a sign-in failed in words. **Don't** guess the account of a failed sign-in: nobody known has only its first character.`,
      },
    },
  },
} satisfies Meta<Staged<typeof LoginLogPage>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { api: () => createLogsApi({}) } }

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createTestApi({
        'GET /spruce/api/v1/platform/login-logs': () => new Promise<never>(() => undefined),
      }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/platform/login-logs': failAnswer }) },
}

export const NoPermission: Story = { args: { permissions: [] } }

/** May look; may neither take files away nor see customers. */
export const ReadOnly: Story = { args: { permissions: ['platformlog:list'] } }

export const LongText: Story = {
  args: {
    api: () =>
      createLogsApi({
        logins: makeLogins(3).map((row) => ({
          ...row,
          loginName: row.loginName.repeat(12),
          userName: '很长的名字'.repeat(12),
        })),
      }),
  },
}
