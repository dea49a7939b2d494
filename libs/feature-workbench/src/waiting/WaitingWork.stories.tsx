import { ApiError, describeError } from '@spruce/api-client'
import type { SubAppWaiting } from '@spruce/session'
import { useLanguage } from '@spruce/shell-ui'
import { useSession } from '@spruce/session/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { counting, TestWorkbench, waitingApp } from '../testing/TestWorkbench.js'
import '../workbench.css'
import { waitingKinds } from './waitingCounts.js'
import { WaitingWork } from './WaitingWork.js'

/** The kinds of the story's sub-application, as the home page finds them. */
function Stage({ waiting }: { waiting: SubAppWaiting }) {
  const session = useSession()
  const person = { session, menuPathOf: (path: string) => path }
  return <WaitingWork kinds={waitingKinds(person, [waitingApp(waiting)], useLanguage())} />
}

/** One of the kinds cannot be counted; the server says so in the language of the page. */
function FailedStage() {
  const failure = { kind: 'http', status: 503 } as const
  const message = describeError(new ApiError(failure), useLanguage())
  const failed = () => Promise.reject(new ApiError({ ...failure, message }))
  return <Stage waiting={counting(failed, three)} />
}

const three = () => Promise.resolve(3)
const many = () => Promise.resolve(1200)
const none = () => Promise.resolve(0)
const never = () => new Promise<never>(() => undefined)

const meta = {
  title: 'Feature Workbench/Waiting/WaitingWork',
  component: WaitingWork,
  render: (_, { parameters }) => (
    <TestWorkbench>
      <Stage waiting={parameters['waiting'] as SubAppWaiting} />
    </TestWorkbench>
  ),
  argTypes: { kinds: { control: false } },
  args: { kinds: [] },
  parameters: {
    waiting: counting(three, many),
    docs: {
      description: {
        component: `How much work of each kind waits for the person, and the way to it.

| Key | Does |
| --- | --- |
| Tab | goes to the next kind |
| Enter | opens the page where it is done |

**Do** count under the keys of the page's own queries, so that what is done there leaves here. **Don't** show a kind of which nothing waits.`,
      },
    },
  },
} satisfies Meta<typeof WaitingWork>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OneKind: Story = { parameters: { waiting: counting(three, none) } }

export const NothingWaits: Story = { parameters: { waiting: counting(none, none) } }

export const Loading: Story = { parameters: { waiting: counting(never, none) } }

export const Failed: Story = {
  render: () => (
    <TestWorkbench>
      <FailedStage />
    </TestWorkbench>
  ),
}
