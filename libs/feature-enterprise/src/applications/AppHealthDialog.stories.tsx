import { createTestApi } from '@spruce/api-client/testing'
import { behindStory, failAnswer, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AppHealthDialog } from './AppHealthDialog.js'
import { createApplicationsApi, makeApplications } from './applicationsHandlers.js'

const route = 'GET /spruce/api/v1/apps/{id}/health'

const meta = {
  title: 'Feature Enterprise/Applications/AppHealthDialog',
  component: AppHealthDialog,
  args: {
    api: () => createApplicationsApi(makeApplications(3)),
    permissions: 'all',
    application: { id: 'a1', name: '应用 1' },
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(AppHealthDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: `What the server found when it asked the address of an application: now, over the last week, and one by one.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Arrow keys | move in the table |
| Escape | closes |

**Do** check again before telling people. **Don't** take an address that is not asked for one that is down: the server calls no private network.`,
      },
    },
  },
} satisfies Meta<Staged<typeof AppHealthDialog>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Nobody has asked it yet. */
export const Unchecked: Story = { args: { application: { id: 'a3', name: '应用 3' } } }

/** May read it only: there is no button. */
export const ReadOnly: Story = { args: { permissions: ['app:list'] } }

/** The server never answers. */
export const Loading: Story = {
  args: { api: () => createTestApi({ [route]: () => new Promise<never>(() => undefined) }) },
}

/** The server fails. */
export const Failed: Story = { args: { api: () => createTestApi({ [route]: failAnswer }) } }
