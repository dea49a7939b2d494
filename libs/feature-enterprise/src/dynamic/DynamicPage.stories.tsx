import { createTestApi } from '@spruce/api-client/testing'
import { behindStory, failAnswer, inPage, type Staged } from '@spruce/console-kit/testing'
import { ShellPortProvider } from '@spruce/shell-ui'
import { FakeShellPort } from '@spruce/shell-ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { DynamicPage } from './DynamicPage.js'
import { answerTo, makeAnswer, signsOnTo } from './dynamicHandlers.js'

const Page = inPage(DynamicPage)

/** The page in a shell that opens nothing. */
function InShell(args: Parameters<typeof Page>[0]) {
  const [shell] = useState(() => new FakeShellPort())
  return (
    <ShellPortProvider value={shell}>
      <Page {...args} />
    </ShellPortProvider>
  )
}

const meta = {
  title: 'Feature Enterprise/Dynamic/DynamicPage',
  component: DynamicPage,
  args: {
    api: () => answerTo(makeAnswer()),
    permissions: 'all',
    query: { url: 'https://wall.example/', name: '生产大屏' },
    params: {},
    onQueryChange: fn(),
  },
  argTypes: behindStory,
  render: (args) => <InShell {...args} />,
  parameters: {
    docs: {
      description: {
        component: `The framework page: shows the address in its query once the server has said that it is registered, switched on and for this person. A bar names the host of every other site.

| Key | Does |
| --- | --- |
| Tab | goes through the buttons of the bar, then into the page |
| Enter, Space | reloads the page, opens it in a window, or takes the navigation away |

**Do** name the host, whatever the page calls itself. **Don't** make a link of an address that was refused.`,
      },
    },
  },
} satisfies Meta<Staged<typeof DynamicPage>>
export default meta

type Story = StoryObj<typeof meta>

/** Nobody has registered the address, or its application is not for this person. */
export const Default: Story = {
  args: { api: () => answerTo({ state: 'refused', url: null, app: null }) },
}

/** No address at all: the server is not asked. */
export const Script: Story = { args: { query: { url: 'javascript:alert(1)' } } }

export const NoAddress: Story = { args: { query: {} } }

/** The application asks for a window of its own. */
export const InWindow: Story = {
  args: { api: () => answerTo(makeAnswer({ kind: 'window', openType: 0 })) },
}

/** The application signs people on; the link is on its way. */
export const SigningOn: Story = {
  args: { api: () => signsOnTo(() => new Promise<never>(() => undefined)) },
}

/** No link was given: the page stays away, and says why. */
export const SignOnFailed: Story = { args: { api: () => signsOnTo(failAnswer) } }

/** A page of the portal opens in its own tab. */
export const OwnPage: Story = {
  args: {
    api: () => answerTo({ state: 'own', url: '/personal', app: null }),
    query: { url: '/personal' },
  },
}

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createTestApi({
        'GET /spruce/api/v1/apps/address': () => new Promise<never>(() => undefined),
      }),
  },
}

export const Failed: Story = {
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/apps/address': failAnswer }) },
}
