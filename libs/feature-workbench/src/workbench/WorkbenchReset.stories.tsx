import { ApiError } from '@spruce/api-client'
import { DialogViewport } from '@spruce/shell-ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { TestWorkbench, type TestWorkbenchProps } from '../testing/TestWorkbench.js'
import { businessWorkbench, personalWorkbench } from '../testing/workbenches.js'
import '../workbench.css'
import { WorkbenchReset } from './WorkbenchReset.js'

const reset = 'POST /spruce/api/v1/my-workbench/reset'

const meta = {
  title: 'Feature Workbench/Workbench/WorkbenchReset',
  component: WorkbenchReset,
  args: { workbench: personalWorkbench, at: 0 },
  decorators: [
    (Story, { parameters }) => (
      <TestWorkbench
        handlers={{
          [reset]: businessWorkbench,
          ...(parameters['handlers'] as TestWorkbenchProps['handlers']),
        }}
      >
        <div className="home-bar">
          <Story />
        </div>
        <DialogViewport />
      </TestWorkbench>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Goes back to the given workbench. It asks first, and can be undone for a while.

| Key | Does |
| --- | --- |
| Enter, Space | asks |
| Escape | leaves the question |

**Do** show it where a person arranged something of their own. **Don't** reset without the question.`,
      },
    },
  },
} satisfies Meta<typeof WorkbenchReset>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Nothing is the person's own: there is nothing to go back from. */
export const AsGiven: Story = { args: { workbench: businessWorkbench } }

type Context = Parameters<NonNullable<Story['play']>>[0]

async function ask({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('button'))
  return screen.findByRole('alertdialog')
}

export const Asking: Story = {
  play: async (context) => {
    const question = await ask(context)
    await waitFor(() => expect(question).toBeVisible()) // it comes in by and by
  },
}

/** The question stays, and says why. */
export const Failed: Story = {
  parameters: {
    handlers: {
      [reset]: () => {
        throw new ApiError({ kind: 'http', status: 503, message: '网络开小差了，请稍后重试' })
      },
    },
  },
  play: async (context) => {
    const question = await ask(context)
    const buttons = question.querySelectorAll<HTMLElement>('button')
    const confirm = buttons[buttons.length - 1]
    if (confirm) await context.userEvent.click(confirm)
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
  },
}
