import { createTestApi } from '@spruce/api-client/testing'
import { behindStory, inPage, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failAnswer } from '../testing/failAnswer.js'
import { BusinessIdentifiersPage } from './BusinessIdentifiersPage.js'
import { createIdentifiersApi, makeIdentifiers } from './identifiersHandlers.js'

const meta = {
  title: 'Feature Enterprise/Business Identifiers/BusinessIdentifiersPage',
  component: BusinessIdentifiersPage,
  args: {
    api: () => createIdentifiersApi(makeIdentifiers(4)),
    permissions: 'all',
    query: {},
    onQueryChange: fn(),
  },
  argTypes: behindStory,
  render: inPage(BusinessIdentifiersPage),
  parameters: {
    docs: {
      description: {
        component: `What programs send in-app messages, mail and SMS by.

| Key | Does |
| --- | --- |
| Tab | goes from the filters to the table and its pages |
| Arrow keys | move in the table |
| Enter, Space | runs the action in focus |
| Escape | closes a dialog, after a question when something was typed |

**Do** send a test to yourself before a program uses one. **Don't** remove one that a program may use: disable it first.`,
      },
    },
  },
} satisfies Meta<Staged<typeof BusinessIdentifiersPage>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { api: () => createIdentifiersApi([]) } }

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createTestApi({
        'GET /spruce/api/v1/business-identifiers': () => new Promise<never>(() => undefined),
      }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/business-identifiers': failAnswer }) },
}

/** May read them only. */
export const ReadOnly: Story = { args: { permissions: ['businessidentity:list'] } }

export const NoPermission: Story = { args: { permissions: [] } }

export const LongText: Story = {
  args: {
    api: () =>
      createIdentifiersApi(
        makeIdentifiers(1).map((row) => ({
          ...row,
          code: `a${'.very.long'.repeat(4)}`,
          name: '很长的名称'.repeat(10),
          description: '很长的名称'.repeat(40),
        })),
      ),
  },
}
