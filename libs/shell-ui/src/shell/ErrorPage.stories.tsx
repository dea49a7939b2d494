import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { statesSheet } from '../../testing/statesSheet.js'
import { ErrorPage } from './ErrorPage.js'

const meta = {
  title: 'Shell UI/Shell/ErrorPage',
  component: ErrorPage,
  parameters: { layout: 'fullscreen' },
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

export const StatesSheet: Story = statesSheet(() => import('./ErrorPage.stories.js'))
