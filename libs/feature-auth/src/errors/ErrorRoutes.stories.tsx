import type { Meta, StoryObj } from '@storybook/react-vite'
import '../auth.css'
import { AuthProvider } from '../AuthEnvironment.js'
import { createTestAuth } from '../testing/authEnvironment.js'
import { BlockedRoute, ForbiddenRoute, NotFoundRoute } from './ErrorRoutes.js'

const meta = {
  title: 'Feature Auth/Errors/ErrorRoutes',
  component: NotFoundRoute,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AuthProvider value={createTestAuth()}>
        <Story />
      </AuthProvider>
    ),
  ],
} satisfies Meta<typeof NotFoundRoute>
export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = {}

export const Blocked: Story = { render: () => <BlockedRoute /> }

export const Forbidden: Story = { render: () => <ForbiddenRoute /> }
