import { createTestApi } from '@spruce/api-client/testing'
import {
  behindStory,
  failAnswer,
  inPortal,
  neverAnswer,
  type Staged,
} from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FoundAccount } from './FoundAccount.js'
import type { FoundUser } from './invitationQueries.js'

const call = 'GET /aba-base/api/v3/user/get-users-by-mobile-or-email'
const user: FoundUser = {
  ...{ name: '陆明', loginName: 'zha****', mobile: '138****5678', email: null, isMember: false },
}
const answering = (...rows: FoundUser[]) => ({
  api: () => createTestApi({ [call]: () => ({ rows, total: rows.length }) }),
})

/** Looks by keyboard. */
const look: NonNullable<Story['play']> = async ({ userEvent }) => {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
}

const meta = {
  title: 'Feature Enterprise/Invitations/FoundAccount',
  component: FoundAccount,
  args: { ...answering(user), permissions: 'all', contact: '13812345678' },
  argTypes: behindStory,
  render: inPortal(FoundAccount),
  parameters: {
    docs: {
      description: {
        component: `Whether the platform has an account with a contact, looked up when the person asks, and masked.

| Key | Does |
| --- | --- |
| Tab | goes to the button |
| Enter, Space | looks the account up |

**Do** give a whole contact: parts of one find nobody. **Don't** look by itself while somebody types: calls are counted.`,
      },
    },
  },
} satisfies Meta<Staged<typeof FoundAccount>>
export default meta
type Story = StoryObj<typeof meta>

/** Nobody has asked. */
export const Default: Story = {}

export const Found: Story = {
  play: async (context) => {
    await look(context)
    await context.canvas.findByText(/138\*\*\*\*5678/)
  },
}

/** Who has it is a member already. */
export const Member: Story = {
  args: answering({ ...user, isMember: true }),
  play: async (context) => {
    await look(context)
    await context.canvas.findByText(/138\*\*\*\*5678/)
  },
}

export const Nobody: Story = {
  args: answering(),
  play: async (context) => {
    await look(context)
    await context.canvas.findByRole('status')
  },
}

/** The server never answers. */
export const Loading: Story = {
  args: { api: () => createTestApi({ [call]: neverAnswer }) },
  play: look,
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createTestApi({ [call]: failAnswer }) },
  play: async (context) => {
    await look(context)
    await context.canvas.findByRole('status')
  },
}
