import { ApiError, type Schemas } from '@spruce/api-client'
import { systemDataFixture } from '@spruce/session/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import '@spruce/page-builder/page.css'
import '@spruce/page-builder/studio.css'
import { TestWorkbench, type TestWorkbenchProps } from '../testing/TestWorkbench.js'
import { customisedWorkbench, myWorkbench, saveMyWorkbench } from '../testing/workbenches.js'
import '../customise.css'
import '../workbench.css'
import { createPersonalDrafts } from './personalDrafts.js'
import { WorkbenchCustomiser } from './WorkbenchCustomiser.js'

type Handlers = TestWorkbenchProps['handlers']

const { userInfo, tenantInfo } = systemDataFixture()

/** What another story did not save. */
function forgetDraft() {
  const owner = { userId: userInfo.id, tenantId: tenantInfo.tenantId }
  createPersonalDrafts(owner, 'g').forget()
}

const meta = {
  title: 'Feature Workbench/Customise/WorkbenchCustomiser',
  component: WorkbenchCustomiser,
  args: { workbenchId: 'g', name: customisedWorkbench.name ?? '', onClose: fn() },
  decorators: [
    (Story, { parameters }) => {
      forgetDraft()
      return (
        <TestWorkbench
          handlers={{
            [myWorkbench]: customisedWorkbench,
            ...(parameters['handlers'] as Handlers),
          }}
        >
          <div className="home">
            <Story />
          </div>
        </TestWorkbench>
      )
    },
  ],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `A person arranges a workbench on the page itself: moves, resizes, hides and adds components as far as the given page lets them. On a narrow screen the components are a list.

| Key | Does |
| --- | --- |
| Arrow keys | go from component to component |
| Space | picks one up, and drops it; arrow keys move it meanwhile |
| Shift and arrow keys | resize |
| Delete | hides |
| Ctrl+Z, Ctrl+Shift+Z | undo, redo |

**Do** say of each component that is not free why it stays. **Don't** lose changes to a failure or a conflict: they stay on the page and in the browser.`,
      },
    },
  },
} satisfies Meta<typeof WorkbenchCustomiser>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing is changed yet. */
export const Idle: Story = {}

type Play = NonNullable<Story['play']>
type Context = Parameters<Play>[0]

const itemOf = (root: HTMLElement, id: string) =>
  waitFor(() => {
    const item = root.querySelector<HTMLElement>(`[data-designer-item="${id}"]`)
    if (!item) throw new Error(`${id} is not shown`)
    return item
  })

/** What is fixed is selected: it can be neither moved nor hidden. */
export const FixedComponent: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const item = await itemOf(canvasElement, 'messages')
    item.focus()
    await userEvent.keyboard(' {Delete}')
    await expect(await itemOf(canvasElement, 'messages')).toBeVisible()
  },
}

async function hide({ canvasElement, userEvent }: Context) {
  const item = await itemOf(canvasElement, 'todos')
  item.focus()
  await userEvent.keyboard('{Delete}')
  await waitFor(() =>
    expect(canvasElement.querySelector('[data-designer-item="todos"]')).toBeNull(),
  )
}

/** What is hidden, and what can be added. */
export const Adding: Story = {
  play: async (context) => {
    await hide(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { expanded: false }))
    await expect(canvas.getAllByRole('region').length).toBeGreaterThan(1)
  },
}

async function save(context: Context) {
  await hide(context)
  const { canvasElement, userEvent } = context
  const buttons = canvasElement.querySelectorAll<HTMLElement>('.home-customise-bar button')
  const last = buttons[buttons.length - 1]
  if (last) await userEvent.click(last)
}

async function saveInVain(context: Context) {
  await save(context)
  await expect(await context.canvas.findByRole('alert')).toBeVisible()
}

export const Saving: Story = {
  parameters: { handlers: { [saveMyWorkbench]: () => new Promise(() => undefined) } },
  play: save,
}

/** The changes stay. */
export const Failed: Story = {
  parameters: {
    handlers: {
      [saveMyWorkbench]: () => {
        throw new ApiError({ kind: 'http', status: 503, message: '网络开小差了，请稍后重试' })
      },
    },
  },
  play: saveInVain,
}

/** After a refused save the server has this. */
function afterwards(theirs: Partial<Schemas['MyWorkbench']>): Handlers {
  let now = customisedWorkbench
  return {
    [myWorkbench]: () => now,
    [saveMyWorkbench]: () => {
      now = { ...customisedWorkbench, ...theirs }
      throw new ApiError({ kind: 'http', status: 412, code: 'STALE' })
    },
  }
}

/** It was published anew meanwhile. */
export const Conflict: Story = {
  parameters: { handlers: afterwards({ revision: 4 }) },
  play: saveInVain,
}

/** The same person saved it in another window. */
export const SavedElsewhere: Story = {
  parameters: { handlers: afterwards({ version: 2 }) },
  play: saveInVain,
}

/** It is not given to the person any more. */
export const Withdrawn: Story = {
  parameters: { handlers: afterwards({ given: [] }) },
  play: saveInVain,
}

export const Loading: Story = {
  parameters: { handlers: { [myWorkbench]: () => new Promise(() => undefined) } },
}

export const LoadFailed: Story = {
  parameters: {
    handlers: {
      [myWorkbench]: () => {
        throw new ApiError({ kind: 'http', status: 503, message: '网络开小差了，请稍后重试' })
      },
    },
  },
}
