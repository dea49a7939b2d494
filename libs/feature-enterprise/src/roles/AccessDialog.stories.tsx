import type { ApiClient } from '@spruce/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failAnswer } from '../testing/failAnswer.js'
import { TestSession } from '../testing/TestConsole.js'
import { AccessDialog } from './AccessDialog.js'
import { createAccessApi, grantedExplanation, sampleExplanation } from './accessHandlers.js'

const meta = {
  title: 'Feature Enterprise/Roles/AccessDialog',
  component: AccessDialog,
  args: {
    member: { id: 'm1', name: '成员 1' },
    permCode: 'department:add',
    onClose: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: `Why somebody can or cannot do something, or see an object: the verdict, what would change it, and the way there step by step.

| Key | Does |
| --- | --- |
| Tab | goes through person, what it is about, the permission and the other person, or the object |
| Enter, Space, letters | open a field and find in it |
| Escape | closes; the focus returns |

**Do** open it with what is known: the person of the row, the permission of the line. **Don't** work the verdict out in the browser; the server decides, and says by which rule.`,
      },
    },
  },
} satisfies Meta<typeof AccessDialog>
export default meta
type Story = StoryObj<typeof meta>

const inSession = (api: ApiClient): Story => ({
  decorators: [
    (Story) => (
      <TestSession api={api}>
        <Story />
      </TestSession>
    ),
  ],
})

/** No role gives it. */
export const Default: Story = inSession(createAccessApi())

/** A role gives it; its data scope shows twelve people. */
export const Allowed: Story = inSession(createAccessApi(grantedExplanation))

/** Nothing is asked yet. */
export const Empty: Story = {
  ...inSession(createAccessApi()),
  args: { member: undefined, permCode: undefined },
}

/** About a menu instead of a permission: one above it is hidden. */
export const AboutMenu: Story = {
  ...inSession(createAccessApi()),
  args: {
    permCode: undefined,
    object: { kind: 'menu', id: 'enterprise/role', name: '角色管理' },
  },
}

/** The server never answers. */
export const Loading: Story = inSession(
  createAccessApi(sampleExplanation, {
    'GET /spruce/api/v1/permissions/explain': () => new Promise<never>(() => {}),
  }),
)

/** The server fails. */
export const Failed: Story = inSession(
  createAccessApi(sampleExplanation, { 'GET /spruce/api/v1/permissions/explain': failAnswer }),
)

export const LongText: Story = inSession(
  createAccessApi({
    ...sampleExplanation,
    memberName: '成员'.repeat(20),
    permName: '新增部门'.repeat(10),
  }),
)
