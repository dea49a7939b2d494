import { createTestApi } from '@spruce/api-client/testing'
import { behindStory, failAnswer, inPage, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createApplicationsApi, makeApplications } from './applicationsHandlers.js'
import { ApplicationsPage } from './ApplicationsPage.js'

const meta = {
  title: 'Feature Enterprise/Applications/ApplicationsPage',
  component: ApplicationsPage,
  args: {
    api: () => createApplicationsApi(makeApplications(5)),
    permissions: 'all',
    path: '/console/applications',
    query: {},
    onQueryChange: fn(),
  },
  argTypes: behindStory,
  render: inPage(ApplicationsPage),
  parameters: {
    docs: {
      description: {
        component: `The applications of a company: those of the product, and its own, which are switched, put in an order, changed and removed here.

| Key | Does |
| --- | --- |
| Tab | goes from the filters to the table and its pages |
| Arrow keys | move in the table |
| Enter, Space | runs the action in focus, or selects the row |
| Escape | closes a dialog |

**Do** switch off what people should not use for a while. **Don't** remove it for that: its pages are withdrawn and its sign-in ends.`,
      },
    },
  },
} satisfies Meta<Staged<typeof ApplicationsPage>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The company has none of its own. */
export const OfTheProductOnly: Story = {
  args: { api: () => createApplicationsApi(makeApplications(0)) },
}

export const Empty: Story = { args: { api: () => createApplicationsApi([]) } }

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createTestApi({ 'GET /spruce/api/v1/apps': () => new Promise<never>(() => undefined) }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/apps': failAnswer }) },
}

/** May read them only. */
export const ReadOnly: Story = { args: { permissions: ['app:list'] } }

export const NoPermission: Story = { args: { permissions: [] } }

export const LongText: Story = {
  args: {
    api: () =>
      createApplicationsApi(
        makeApplications(1).map((row) => ({
          ...row,
          name: { 'zh-CN': '很长的名称'.repeat(10), 'en-US': 'A very long name '.repeat(6) },
          url: `https://${'a-very-long-name.'.repeat(8)}example.cn/portal`,
        })),
      ),
  },
}
