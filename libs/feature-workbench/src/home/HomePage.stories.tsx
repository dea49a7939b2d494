import { ApiError } from '@spruce/api-client'
import { systemDataFixture } from '@spruce/session/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import {
  counting,
  myApps,
  TestWorkbench,
  waitingApp,
  type TestWorkbenchProps,
} from '../testing/TestWorkbench.js'
import '@spruce/page-builder/page.css'
import {
  businessWorkbench,
  globalWorkbench,
  myWorkbench,
  personalWorkbench,
} from '../testing/workbenches.js'
import '../workbench.css'
import { HomePage } from './HomePage.js'

const meta = {
  title: 'Feature Workbench/Home/HomePage',
  component: HomePage,
  decorators: [
    (Story, { parameters }) => (
      <TestWorkbench {...(parameters['workbench'] as TestWorkbenchProps)}>
        <Story />
      </TestWorkbench>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `Where a person begins: the workbench that counts for them, others as tabs, and on demand why it is this one. Where nobody published one: the work that waits, applications, messages, favourites and open pages.

| Key | Does |
| --- | --- |
| Tab | goes along the work, the applications and the links |
| Enter | opens it in its tab |
| Left, Right, Home, End | another workbench, on the tabs |

**Do** show work only to whom its permission and its page belong. **Don't** let one part that failed take the others with it.`,
      },
    },
  },
} satisfies Meta<typeof HomePage>
export default meta
type Story = StoryObj<typeof meta>

const of = (workbench: TestWorkbenchProps): Story => ({ parameters: { workbench } })
const [app] = systemDataFixture().apps

export const Default: Story = {}

export const WorkWaits: Story = of({
  subApps: [
    waitingApp(
      counting(
        () => Promise.resolve(3),
        () => Promise.resolve(1200),
      ),
    ),
  ],
})

export const Empty: Story = of({ handlers: { [myApps]: [] }, isEmpty: true })

/** An application that is switched off cannot be opened. */
export const AppOff: Story = of({ handlers: { [myApps]: app ? [{ ...app, enable: 0 }] : [] } })

export const Loading: Story = of({ handlers: { [myApps]: () => new Promise(() => undefined) } })

export const Failed: Story = of({
  handlers: {
    [myApps]: () => {
      throw new ApiError({ kind: 'http', status: 503, message: '网络开小差了，请稍后重试' })
    },
  },
})

/** Published for everybody. */
export const GlobalWorkbench: Story = of({ handlers: { [myWorkbench]: globalWorkbench } })

/** Several are given: the one of the highest priority is first. */
export const SeveralWorkbenches: Story = {
  ...of({ handlers: { [myWorkbench]: businessWorkbench } }),
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('tab', { selected: true })
    first.focus()
    await userEvent.keyboard('{ArrowRight}')
    const [, second] = canvas.getAllByRole('tab')
    await waitFor(() => expect(second).toHaveFocus())
    await expect(second).toHaveAttribute('aria-selected', 'true')
  },
}

/** The chain, for the person's own workbench. */
export const Why: Story = {
  ...of({ handlers: { [myWorkbench]: personalWorkbench } }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findAllByRole('tab')
    const button = canvasElement.querySelector<HTMLElement>('.home-why-switch')
    if (button) await userEvent.click(button)
    const chain = await canvas.findAllByRole('listitem', { current: true })
    await expect(chain).toHaveLength(1)
  },
}

export const WorkbenchLoading: Story = of({
  handlers: { [myWorkbench]: () => new Promise(() => undefined) },
})

/** The platform's own stands below what failed. */
export const WorkbenchFailed: Story = of({
  handlers: {
    [myWorkbench]: () => {
      throw new ApiError({ kind: 'http', status: 503, message: '网络开小差了，请稍后重试' })
    },
  },
})

/** Nothing of a tenant: only what is the person's own. */
export const WithoutTenant: Story = of({ change: { tenantList: [] } })

/** Favourites are the person's, not the actor's. */
export const MockLogin: Story = of({
  isEmpty: true,
  change: {
    mockLogin: {
      actingName: '运营小王',
      actingLoginName: 'operator',
      reason: '协助排查',
      expiresAt: '2026-11-20T08:30:00.000Z',
    },
  },
})

export const LongText: Story = of({
  handlers: {
    [myApps]: app ? [{ ...app, appName: '很长的名称很长的名称很长的名称很长的名称' }] : [],
  },
})
