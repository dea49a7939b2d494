import { createTestApi } from '@spruce/api-client/testing'
import { behindStory, failAnswer, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ApplicationFormPage } from './ApplicationFormPage.js'
import { createApplicationsApi, makeApplications } from './applicationsHandlers.js'

const meta = {
  title: 'Feature Enterprise/Applications/ApplicationFormPage',
  component: ApplicationFormPage,
  args: {
    api: () => createApplicationsApi(makeApplications(5)),
    permissions: 'all',
    path: '/console/applications',
    params: { way: 'add' },
  },
  argTypes: behindStory,
  render: inPortal(ApplicationFormPage),
  parameters: {
    docs: {
      description: {
        component: `One application, added or edited as the address says; its kind says which sections there are. An edit sends what was touched.

| Key | Does |
| --- | --- |
| Tab | goes through the sections from top to bottom |
| Arrow keys | choose the kind |
| Enter | saves, from a field of one line |
| Escape | closes a list |

**Do** explain a refused address at its field. **Don't** take the portal's own origin into a frame: such a page can lift its sandbox.`,
      },
    },
  },
} satisfies Meta<Staged<typeof ApplicationFormPage>>
export default meta

type Story = StoryObj<typeof meta>

export const Add: Story = {}

/** Embedded, with a bridge: every section. */
export const EditFrame: Story = { args: { params: { way: 'edit', id: 'a1' } } }

export const EditPage: Story = { args: { params: { way: 'edit', id: 'a2' } } }

export const EditWindow: Story = { args: { params: { way: 'edit', id: 'a3' } } }

/** May not list roles or departments: they are found by name. */
export const EditWithoutLists: Story = {
  args: { params: { way: 'edit', id: 'a3' }, permissions: ['app:list', 'app:edit'] },
}

/** Kind, code and address are the system's. */
export const EditDelivered: Story = { args: { params: { way: 'edit', id: 'a4' } } }

/** No application has this id. */
export const Missing: Story = { args: { params: { way: 'edit', id: 'a99' } } }

/** The server never answers. */
export const Loading: Story = {
  args: {
    params: { way: 'edit', id: 'a1' },
    api: () =>
      createTestApi({ 'GET /spruce/api/v1/apps/{id}': () => new Promise<never>(() => undefined) }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: {
    params: { way: 'edit', id: 'a1' },
    api: () => createTestApi({ 'GET /spruce/api/v1/apps/{id}': failAnswer }),
  },
}

export const NoPermission: Story = { args: { permissions: [] } }
