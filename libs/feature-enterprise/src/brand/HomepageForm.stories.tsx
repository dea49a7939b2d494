import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createBrandApi, makeBrand } from './brandHandlers.js'
import { HomepageForm } from './HomepageForm.js'

const meta = {
  title: 'Feature Enterprise/Brand/HomepageForm',
  component: HomepageForm,
  args: { api: () => createBrandApi(makeBrand()), permissions: 'all' },
  argTypes: behindStory,
  render: inPortal(HomepageForm),
  parameters: {
    docs: {
      description: {
        component: `What people see first after signing in: an application or a page of this platform.

| Key | Does |
| --- | --- |
| Tab | goes through the fields |
| Space | switches the home page on or off |
| Enter | saves |

**Do** keep what is typed when the page is left. **Don't** wait for the draft: it changes for everybody at once.`,
      },
    },
  },
} satisfies Meta<Staged<typeof HomepageForm>>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** May look at it only. */
export const ReadOnly: Story = { args: { permissions: ['personalisation:list'] } }
