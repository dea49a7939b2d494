import { createTestApi } from '@spruce/api-client/testing'
import { behindStory, failAnswer, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AppDoctorDialog } from './AppDoctorDialog.js'
import { createApplicationsApi, makeApplications } from './applicationsHandlers.js'

const route = 'GET /spruce/api/v1/apps/{id}/diagnoses'

const meta = {
  title: 'Feature Enterprise/Applications/AppDoctorDialog',
  component: AppDoctorDialog,
  args: {
    api: () => createApplicationsApi(makeApplications(3)),
    permissions: 'all',
    application: { id: 'a1', name: '应用 1' },
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(AppDoctorDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: `What keeps an application from being embedded, asked for from the list.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog |
| Escape | closes |

**Do** copy the line that mends a finding. **Don't** read a finding as an outage: health says whether it answers.`,
      },
    },
  },
} satisfies Meta<Staged<typeof AppDoctorDialog>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Nobody has examined it yet. */
export const Unexamined: Story = { args: { application: { id: 'a3', name: '应用 3' } } }

/** May read it only: there is no button. */
export const ReadOnly: Story = { args: { permissions: ['app:list'] } }

/** The server never answers. */
export const Loading: Story = {
  args: { api: () => createTestApi({ [route]: () => new Promise<never>(() => undefined) }) },
}

/** The server fails. */
export const Failed: Story = { args: { api: () => createTestApi({ [route]: failAnswer }) } }
