import { Box } from '@chakra-ui/react/box'
import { createTestApi } from '@spruce/api-client/testing'
import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DeadMenuList } from './DeadMenuList.js'
import { menuStyles } from './menuStyles.js'
import type { DeadMenuLink, MenuApp } from './menuQueries.js'

const links: DeadMenuLink[] = [
  {
    ...{ id: 'm1', appCode: 'spruce-web-enterprise-console', trail: ['能耗日报'] },
    ...{ reason: 'appOff', subject: '能耗看板' },
  },
  {
    ...{ id: 'm2', appCode: 'self-service', trail: ['员工自助', '请假'] },
    ...{ reason: 'page', subject: '/nowhere' },
  },
  {
    ...{ id: 'm3', appCode: 'self-service', trail: ['报销'] },
    ...{ reason: 'origin', subject: 'https://old.example.cn' },
  },
]
const apps: MenuApp[] = [
  {
    ...{ appCode: 'spruce-web-enterprise-console', name: '企业控制台', icon: null },
    ...{ origin: 'platform', state: 'open' },
  },
  { appCode: 'self-service', name: '员工自助', icon: null, origin: 'tenant', state: 'open' },
]

const meta = {
  title: 'Feature Enterprise/Menus/DeadMenuList',
  component: DeadMenuList,
  args: {
    ...{ api: () => createTestApi({}), permissions: 'all' },
    ...{ links, apps, appCode: 'spruce-web-enterprise-console', onChoose: fn() },
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
        component: `Menus of the other applications that lead nowhere: the check covers all of them, the tree shows one.

| Key | Does |
| --- | --- |
| Tab | goes through the menus |
| Enter, Space | opens the tree of its application with the menu chosen |

**Do** say at each menu why it leads nowhere. **Don't** repeat what stands in the tree below.`,
      },
    },
  },
} satisfies Meta<Staged<typeof DeadMenuList>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button', { name: /请假/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith(links[1])
  },
}

/** Every dead link stands in the tree that is shown. */
export const Empty: Story = { args: { appCode: 'self-service', links: links.slice(1) } }

export const LongText: Story = {
  args: {
    links: [
      { ...links[1]!, trail: ['员工自助服务'.repeat(8), '请假'], subject: `/${'a'.repeat(120)}` },
    ],
  },
}
