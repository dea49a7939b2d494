import { createTestApi } from '@spruce/api-client/testing'
import { Box } from '@chakra-ui/react/box'
import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DeadMenuList } from './DeadMenuList.js'
import { menuStyles } from './menuStyles.js'
import type { DeadMenuLink, MenuApp } from './menuQueries.js'

const appCode = 'spruce-web-enterprise-console'
const apps = [{ appCode: appCode, name: '企业控制台' }] as MenuApp[]

const link = (id: string, at: Partial<DeadMenuLink> = {}): DeadMenuLink => ({
  ...{ id, appCode: appCode, trail: ['能耗看板', '能耗日报'] },
  ...{ reason: 'page', subject: '/yunbu-app/nowhere', ...at },
})

const meta = {
  title: 'Feature Enterprise/Menus/DeadMenuList',
  component: DeadMenuList,
  args: {
    api: () => createTestApi({}),
    permissions: 'all',
    links: [link('m1'), link('m2', { trail: ['能耗看板'], reason: 'appOff', subject: '能耗看板' })],
    apps,
    appCode: 'operation-center',
    onChoose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(DeadMenuList),
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
        component: `Menus of other applications that lead nowhere, by application: a way to each, and why.

| Key | Does |
| --- | --- |
| Tab | goes to the next menu |
| Enter, Space | shows the menu in the tree of its application |

**Do** pass what the check says of all applications: those of the one on show are left out. **Don't** show it where nothing is dead; it is nothing then.`,
      },
    },
  },
} satisfies Meta<Staged<typeof DeadMenuList>>
export default meta
type Story = StoryObj<typeof meta>

/** The first is chosen by keyboard. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'm1' }))
  },
}

/** An application that the caller cannot see is called by its code. */
export const UnknownApplication: Story = { args: { apps: [] } }

export const LongText: Story = {
  args: { links: [link('m3', { reason: 'malformed', subject: `javascript:${'a'.repeat(200)}` })] },
}
