import { Box } from '@chakra-ui/react/box'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { TestSession } from '../testing/TestConsole.js'
import { MenuDetails } from './MenuDetails.js'
import { createMenusApi, makeDeadMenus, makeMenu, makeMenus } from './menusHandlers.js'
import { menuStyles } from './menuStyles.js'
import { everyMenu } from './menuTree.js'

const api = createMenusApi(makeMenus())
const known = everyMenu(makeDeadMenus())
const find = (id: string) => known.find((menu) => menu.id === id) ?? makeMenu(id, '新菜单', 'New')

const meta = {
  title: 'Feature Enterprise/Menus/MenuDetails',
  component: MenuDetails,
  args: {
    menu: find('org'),
    parent: find('people'),
    dead: undefined,
    permissions: [{ code: 'department:list', name: '查看部门', appCode: 'spruce-web-enterprise' }],
  },
  decorators: [
    (Story) => (
      <TestSession api={api}>
        <Box css={menuStyles}>
          <Story />
        </Box>
      </TestSession>
    ),
  ],
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `The chosen menu or button: its names, place, address, permission and visibility, what of it the company changed, and its actions.

| Key | Does |
| --- | --- |
| Tab | goes to the first action, then to the menu of the others |
| Enter, Space | runs the action, or opens the menu |
| Arrow keys, Home, End, letters | in the menu: move |
| Escape | closes the menu |

**Do** say that a menu leads nowhere above its fields, with what helps. **Don't** show a permission by its code alone.`,
      },
    },
  },
} satisfies Meta<typeof MenuDetails>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The other actions, opened by keyboard. */
export const Actions: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getAllByRole('button').find((one) => one.ariaHasPopup === 'menu')
    button?.focus()
    await userEvent.keyboard('{Enter}')
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu).toBeVisible())
  },
}

/** A button below a menu: it has no address. */
export const OfButton: Story = { args: { menu: find('add'), parent: find('org') } }

/** The company hid a menu of the product. */
export const Changed: Story = { args: { menu: find('role') } }

/** A menu of the company's own at the top: everybody sees it. */
export const Own: Story = { args: { menu: find('staff'), parent: undefined } }

/** It leads to an application that is switched off. */
export const Dead: Story = {
  args: {
    menu: find('energy'),
    parent: find('staff'),
    dead: {
      ...{ id: 'energy', appCode: 'spruce-web-enterprise', trail: ['能耗日报'] },
      ...({ reason: 'appOff', subject: '能耗看板' } as const),
    },
  },
}

/** May look, may not change. */
export const ReadOnly: Story = {
  decorators: [
    (Story) => (
      <TestSession permissions={['menu:list']}>
        <Story />
      </TestSession>
    ),
  ],
}

export const LongText: Story = {
  args: {
    menu: {
      ...find('org'),
      name: { 'zh-CN': '组织架构'.repeat(12), 'en-US': 'Organization structure '.repeat(6) },
      path: `/yunbu-app/${'very-long-'.repeat(20)}`,
    },
  },
}
