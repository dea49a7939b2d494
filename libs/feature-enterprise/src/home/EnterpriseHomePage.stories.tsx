import { createTestApi } from '@spruce/api-client/testing'
import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { failAnswer } from '../testing/failAnswer.js'
import { EnterpriseHomePage } from './EnterpriseHomePage.js'
import type { ConsoleHome } from './homeQueries.js'

const meta = {
  title: 'Feature Enterprise/Home/EnterpriseHomePage',
  component: EnterpriseHomePage,
  args: { api: () => homeApi(makeHome()), permissions: 'all' },
  argTypes: behindStory,
  render: inPortal(EnterpriseHomePage),
  parameters: {
    docs: {
      description: {
        component: `Where the people who run a company begin: what waits, until when the company holds and what it uses, how many people and roles there are, who came today, and ways to what is done most.

| Key | Does |
| --- | --- |
| Tab | from one figure's button to the next, then through the shortcuts |
| Enter, Space | opens the list that the figure counts, or the page of the shortcut |

**Do** leave out what does not wait. **Don't** count what the person may not list.`,
      },
    },
  },
} satisfies Meta<Staged<typeof EnterpriseHomePage>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Nothing waits, nothing is limited, and there is no end. */
export const Quiet: Story = {
  args: {
    api: () =>
      homeApi({
        waiting: { openInvitations: 0, invitedMembers: 0, scheduledNotices: 0 },
        figures: { members: 1, departments: 1, roles: 1, onlineNow: 1, signIns: 1 },
        company: {
          ...{ expiresAt: null, renewalAskedAt: null, maxMembers: null, maxStorageBytes: null },
          ...{ members: 1, storageBytes: 0 },
        },
      }),
  },
}

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createTestApi({
        'GET /spruce/api/v1/console-home': () => new Promise<never>(() => undefined),
      }),
  },
}

export const Failed: Story = {
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/console-home': failAnswer }) },
}

/** May see the company's file and its roles alone. */
export const FewPermissions: Story = {
  args: {
    api: () => {
      const { company } = makeHome()
      return homeApi({ waiting: {}, figures: { roles: 9 }, ...(company && { company }) })
    },
    permissions: ['enterprise:list', 'role:list'],
  },
}

export const NoPermission: Story = { args: { permissions: [] } }

function makeHome(): ConsoleHome {
  return {
    waiting: {
      ...{ openInvitations: 3, invitedMembers: 12, scheduledNotices: 1 },
      ...{ disabledProviders: 0, failingProviders: 1, failingApps: 2, endingRemovals: 4 },
    },
    figures: {
      ...{ members: 1316, departments: 40, roles: 9 },
      ...{ onlineNow: 12, signIns: 180, failedSignIns: 3 },
    },
    company: {
      ...{ expiresAt: '2099-12-31T15:59:59.000Z', renewalAskedAt: '2026-11-20T08:00:00.000Z' },
      ...{ members: 1328, maxMembers: 2000 },
      ...{ storageBytes: 1.5 * 1024 ** 3, maxStorageBytes: 10 * 1024 ** 3 },
    },
  }
}

function homeApi(home: ConsoleHome) {
  return createTestApi({ 'GET /spruce/api/v1/console-home': home })
}
