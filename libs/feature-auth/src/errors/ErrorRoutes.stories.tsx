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

/** It names what is missing and whom to ask. */
export const ForbiddenWithPermission: Story = {
  beforeEach() {
    const { href } = location
    history.replaceState(null, '', '?permission=role:list&redirect_uri=/dashboard')
    return () => history.replaceState(null, '', href)
  },
  render: () => <ForbiddenRoute />,
}
