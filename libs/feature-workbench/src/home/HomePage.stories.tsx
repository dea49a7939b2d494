import { ApiError } from '@spruce/api-client'
import { systemDataFixture } from '@spruce/session/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  counting,
  myApps,
  TestWorkbench,
  waitingApp,
  type TestWorkbenchProps,
} from '../testing/TestWorkbench.js'
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
        component: `Where a person begins: the work that waits for them, their applications, messages, favourites and open pages.

| Key | Does |
| --- | --- |
| Tab | goes along the work, the applications and the links |
| Enter | opens it in its tab |

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
