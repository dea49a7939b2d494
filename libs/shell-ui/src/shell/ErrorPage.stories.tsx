import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { statesSheet } from '../../testing/statesSheet.js'
import { ErrorPage } from './ErrorPage.js'

const meta = {
  title: 'Shell UI/Shell/ErrorPage',
  component: ErrorPage,
  parameters: {
    docs: {
      description: {
        component: `What happened instead of the page, and the ways on: within the frame, in the tab where it happened.

| Key | Does |
| --- | --- |
| Tab | goes from way to way |
| Enter, Space | takes it |

**Do** give \`traceId\` with a 500, so that somebody can find it in the log. **Don't** use it for a list that failed to load; the rest of that page stays and FailedState retries.`,
      },
    },
    layout: 'fullscreen',
  },
  args: { variant: '404', onHome: fn(), onBack: fn() },
} satisfies Meta<typeof ErrorPage>
export default meta

type Story = StoryObj<typeof meta>

export const NotFound: Story = {}

export const Forbidden: Story = { args: { variant: '403' } }

export const NotInMenu: Story = { args: { variant: 'page404' } }

export const ServerError: Story = {
  args: { variant: '500', onRetry: fn(), traceId: '01J9ZK4T7Q' },
}

export const ByKeyboard: Story = {
  args: { variant: '500', onRetry: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onHome).toHaveBeenCalledOnce()
  },
}

export const StatesSheet: Story = statesSheet(() => import('./ErrorPage.stories.js'))
