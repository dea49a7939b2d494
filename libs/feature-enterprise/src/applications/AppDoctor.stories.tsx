import { createTestApi } from '@spruce/api-client/testing'
import { behindStory, failAnswer, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { AppDoctor } from './AppDoctor.js'
import { createApplicationsApi, makeApplications } from './applicationsHandlers.js'

const route = 'GET /spruce/api/v1/apps/{id}/diagnoses'

const meta = {
  title: 'Feature Enterprise/Applications/AppDoctor',
  component: AppDoctor,
  args: {
    api: () => createApplicationsApi(makeApplications(5)),
    permissions: 'all',
    id: 'a1',
  },
  argTypes: behindStory,
  render: inPortal(AppDoctor),
  parameters: {
    docs: {
      description: {
        component: `What embedding an application needs, whether its address has it, and the line that mends what is missing. Earlier results stay to compare.

| Key | Does |
| --- | --- |
| Tab | goes to the button, the earlier results and each line |
| Enter, Space | examines the address, or copies the line in focus |
| Arrow keys | choose an earlier result |

**Do** mend what must change before people open it: the frame stays blank. **Don't** take a good answer for all of it: pages behind the sign-in are not examined.`,
      },
    },
  },
} satisfies Meta<Staged<typeof AppDoctor>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = await canvas.findByRole('list')
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(5))
    const [first] = within(list).getAllByRole('button')
    first?.focus()
    await userEvent.tab()
    await expect(within(list).getAllByRole('button')[1]).toHaveFocus()
  },
}

/** Nobody has examined it yet. */
export const Empty: Story = { args: { id: 'a2' } }

/** May read it only: there is no button that examines. */
export const ReadOnly: Story = { args: { permissions: ['app:list'] } }

/** The server never answers. */
export const Loading: Story = {
  args: { api: () => createTestApi({ [route]: () => new Promise<never>(() => undefined) }) },
}

/** The server fails. */
export const Failed: Story = { args: { api: () => createTestApi({ [route]: failAnswer }) } }
