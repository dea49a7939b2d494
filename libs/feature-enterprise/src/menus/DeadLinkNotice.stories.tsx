import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import { createTestApi } from '@spruce/api-client/testing'
import { Box } from '@chakra-ui/react/box'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DeadLinkNotice } from './DeadLinkNotice.js'
import { menuStyles } from './menuStyles.js'
import type { DeadMenuLink } from './menuQueries.js'

const link = (reason: DeadMenuLink['reason'], subject: string | null): DeadMenuLink => ({
  ...{ id: 'm1', appCode: 'spruce-web-enterprise-console', trail: ['能耗日报'], reason, subject },
})

const meta = {
  title: 'Feature Enterprise/Menus/DeadLinkNotice',
  component: DeadLinkNotice,
  args: { api: () => createTestApi({}), permissions: 'all', link: link('appOff', '能耗看板') },
  argTypes: behindStory,
  render: inPortal(DeadLinkNotice),
  decorators: [
    (Story) => (
      <Box css={menuStyles}>
        <Story />
      </Box>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Why a menu leads nowhere, what helps, and a way to the page where that is done.

| Key | Does |
| --- | --- |
| Tab | goes to the button |
| Enter, Space | opens the page where it is mended |

**Do** name the thing that the reason is about. **Don't** offer a page that the reader may not open.`,
      },
    },
  },
} satisfies Meta<Staged<typeof DeadLinkNotice>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Mended in the menu itself. */
export const Page: Story = { args: { link: link('page', '/yunbu-app/nowhere') } }

/** Nothing below it opens. */
export const Group: Story = { args: { link: link('empty', null) } }

/** The page where it is mended is for others. */
export const ReadOnly: Story = { args: { permissions: [] } }

export const LongText: Story = {
  args: { link: link('malformed', `javascript:${'a'.repeat(200)}`) },
}
