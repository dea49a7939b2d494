import { tenantInfoFixture } from '@spruce/session/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { TestWorkbench } from '../testing/TestWorkbench.js'
import { TenantHomePage } from './TenantHomePage.js'

const meta = {
  title: 'Feature Workbench/Home/TenantHomePage',
  component: TenantHomePage,
  decorators: [
    (Story, { parameters }) => (
      <TestWorkbench
        change={{
          tenantInfo: tenantInfoFixture({
            homepageEnabled: true,
            homepageUrl: parameters['homepageUrl'] as string,
          }),
        }}
      >
        <Story />
      </TestWorkbench>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '240px' },
      description: {
        component: `Leads to the home page that the tenant has chosen.

**Do** say that it does not work before the workbench opens in its place. **Don't** follow an address of another site; it would open without the frame.`,
      },
    },
  },
} satisfies Meta<typeof TenantHomePage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: { homepageUrl: '/dashboard' } }

export const Broken: Story = { parameters: { homepageUrl: 'nowhere' } }
