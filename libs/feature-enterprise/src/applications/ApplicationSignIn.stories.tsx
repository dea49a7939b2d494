import { behindStory, failAnswer, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createApplicationsApi, makeOwn } from './applicationsHandlers.js'
import { ApplicationSignIn } from './ApplicationSignIn.js'

const path = 'GET /spruce/api/v1/apps/{id}/oauth-client'

const meta = {
  title: 'Feature Enterprise/Applications/ApplicationSignIn',
  component: ApplicationSignIn,
  args: { api: () => createApplicationsApi([]), permissions: 'all', application: makeOwn(1) },
  argTypes: behindStory,
  render: inPortal(ApplicationSignIn),
  parameters: {
    docs: {
      description: {
        component: `How an application signs people in, and what may be done with that.

| Key | Does |
| --- | --- |
| Tab | goes through the actions |
| Enter, Space | runs the action in focus |

**Do** rotate a secret that somebody else may know. **Don't** look for it: it is shown once.`,
      },
    },
  },
} satisfies Meta<Staged<typeof ApplicationSignIn>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** It signs nobody in. */
export const Empty: Story = { args: { application: makeOwn(2) } }

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () => createApplicationsApi([], { [path]: () => new Promise<never>(() => undefined) }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createApplicationsApi([], { [path]: failAnswer }) },
}

export const ReadOnly: Story = { args: { permissions: ['app:list'] } }
