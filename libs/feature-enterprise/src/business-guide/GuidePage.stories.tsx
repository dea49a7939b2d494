import { createTestApi } from '@spruce/api-client/testing'
import { behindStory, inPage, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import {
  createIdentifiersApi,
  makeIdentifiers,
} from '../business-identifiers/identifiersHandlers.js'
import { failAnswer } from '../testing/failAnswer.js'
import { GuidePage } from './GuidePage.js'

const path = 'GET /spruce/api/v1/business-identifiers/export'

const meta = {
  title: 'Feature Enterprise/Business Identifiers/GuidePage',
  component: GuidePage,
  args: {
    api: () => createIdentifiersApi(makeIdentifiers(4)),
    permissions: 'all',
    query: {},
    onQueryChange: fn(),
  },
  argTypes: behindStory,
  render: inPage(GuidePage),
  parameters: {
    docs: {
      description: {
        component: `The call by which a program sends, whole, for the identifier that is chosen.

| Key | Does |
| --- | --- |
| Tab | goes from the identifier to the languages, the example and its copy |
| Arrow keys | in the languages: show the example in another one |
| Enter, Space | on Copy: copies the example |

**Do** send with an idempotency-key of the matter itself. **Don't** put the token into the program: read it from its environment.`,
      },
    },
  },
} satisfies Meta<Staged<typeof GuidePage>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** One that is disabled, with a long name. */
export const Disabled: Story = {
  args: {
    query: { code: 'approval.pending2' },
    api: () =>
      createIdentifiersApi(
        makeIdentifiers(2).map((one) => ({
          ...one,
          name: '华东区域三期产线设备停机与质量异常联合审批提醒（含加签与转办）',
        })),
      ),
  },
}

export const Empty: Story = { args: { api: () => createIdentifiersApi([]) } }

/** The server never answers. */
export const Loading: Story = {
  args: { api: () => createTestApi({ [path]: () => new Promise<never>(() => undefined) }) },
}

/** The server fails. */
export const Failed: Story = { args: { api: () => createTestApi({ [path]: failAnswer }) } }
