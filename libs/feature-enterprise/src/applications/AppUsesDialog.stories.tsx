import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failAnswer } from '../testing/failAnswer.js'
import { createApplicationsApi, makeApplications } from './applicationsHandlers.js'
import { AppUsesDialog } from './AppUsesDialog.js'

const preview = 'POST /spruce/api/v1/apps/removal-preview'

const meta = {
  title: 'Feature Enterprise/Applications/AppUsesDialog',
  component: AppUsesDialog,
  args: {
    api: () => createApplicationsApi(makeApplications(1)),
    permissions: 'all',
    application: { id: 'a1', name: '应用 1' },
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(AppUsesDialog),
  parameters: {
    inEnglish: { application: { id: 'a1', name: 'Application 1' } },
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `What uses an application, counted by kind, with a way to each list.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog: the list, Close |
| Keys of DataTable | within the list |
| Escape | closes; the focus returns |

**Do** look here before an application is switched off or removed. **Don't** offer a way to lists that the person may not open: the number is enough.`,
      },
    },
  },
} satisfies Meta<Staged<typeof AppUsesDialog>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** May see applications and nothing that uses them. */
export const ReadOnly: Story = { args: { permissions: ['app:list'] } }

/** It is used nowhere. */
export const Empty: Story = {
  args: {
    api: () =>
      createApplicationsApi(makeApplications(1), {
        [preview]: {
          ...{ menus: 0, favourites: 0, homePage: false, roles: 0, departments: 0 },
          ...{ pages: 0, workbenches: 0, notices: 0, identifiers: 0, named: [] },
        },
      }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createApplicationsApi(makeApplications(1), { [preview]: failAnswer }) },
}
