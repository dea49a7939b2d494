import type { Meta, StoryObj } from '@storybook/react-vite'
import '../auth.css'
import { sampleExplanation } from '../testing/sampleExplanation.js'
import { TestAuth } from '../testing/TestAuth.js'
import { BlockedRoute, ForbiddenRoute, NotFoundRoute } from './ErrorRoutes.js'

const meta = {
  title: 'Feature Auth/Errors/ErrorRoutes',
  component: NotFoundRoute,
  parameters: {
    docs: {
      description: {
        component: `Pages of their own for an address that does not exist, is not among one's menus or may not be used.

| Key | Does |
| --- | --- |
| Tab | language, dark mode, then the ways on |
| Enter, Space | goes back to where one came from, or home |

**Do** lead to /403 with \`permission\` and \`redirect_uri\`, so that it names what is missing and the way back. **Don't** use them inside a tab of the console; ErrorPage stands in the frame and leaves the other tabs alone.`,
      },
    },
    layout: 'fullscreen',
  },
  decorators: [
    (Story) => (
      <TestAuth>
        <Story />
      </TestAuth>
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

/** Of somebody who is signed in it says why, and by which roles. */
export const ForbiddenWithReason: Story = {
  ...ForbiddenWithPermission,
  render: () => (
    <TestAuth
      change={{ isSignedIn: true }}
      handlers={{ 'GET /spruce/api/v1/my-permissions/explain': sampleExplanation }}
    >
      <ForbiddenRoute />
    </TestAuth>
  ),
}
