import { ApiError } from '@spruce/api-client'
import type { TestHandlers } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import '@spruce/page-builder/page.css'
import { deliveredPage, publishedPage } from '../testing/deliveredPages.js'
import { TestWorkbench } from '../testing/TestWorkbench.js'
import '../workbench.css'
import { DeliveredPage } from './DeliveredPage.js'

const meta = {
  title: 'Feature Workbench/Delivered/DeliveredPage',
  component: DeliveredPage,
  args: {
    params: { appCode: 'RCAPPN0001', pageId: 'p1' },
    query: {},
    onQueryChange: () => undefined,
  },
  decorators: [
    (Story, { parameters }) => (
      <TestWorkbench
        handlers={{
          [deliveredPage]: publishedPage,
          ...(parameters['handlers'] as TestHandlers | undefined),
        }}
      >
        <Story />
      </TestWorkbench>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `A published page of a delivered application: the one that its address names, else the one that the first menu of the application leads to.

| Key | Does |
| --- | --- |
| Tab | goes through the components |

**Do** put every page into the menus of its application: the portal opens what the menus name. **Don't** link to a draft; it is not out.`,
      },
    },
  },
} satisfies Meta<typeof DeliveredPage>
export default meta
type Story = StoryObj<typeof meta>

const answered = (status: number): Story => ({
  parameters: {
    handlers: {
      [deliveredPage]: () => {
        throw new ApiError({ kind: 'http', status, message: '网络开小差了，请稍后重试' })
      },
    },
  },
})

export const Default: Story = {}

/** The application has no menu that leads to a page. */
export const Empty: Story = { args: { params: { appCode: 'RCAPPN0009' } } }

export const Loading: Story = {
  parameters: { handlers: { [deliveredPage]: () => new Promise(() => undefined) } },
}

export const Failed: Story = answered(503)

/** Withdrawn, removed, or for others. */
export const NoPermission: Story = answered(404)
