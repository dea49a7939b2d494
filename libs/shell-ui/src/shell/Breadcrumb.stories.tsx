import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { statesSheet } from '../../testing/statesSheet.js'
import { Breadcrumb } from './Breadcrumb.js'
import { consoleBase, menus } from './fixtures.js'

const meta = {
  title: 'Shell UI/Shell/Breadcrumb',
  component: Breadcrumb,
  parameters: { layout: 'fullscreen' },
  args: {
    menus,
    activeUrl: `${consoleBase}/base/organization`,
    homeHref: '/dashboard',
    onHome: fn(),
    onBack: fn(),
    onNavigate: fn(),
  },
} satisfies Meta<typeof Breadcrumb>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const PathOnly: Story = { args: { homeHref: undefined, onBack: undefined } }

/** Nothing is built on detail and audit routes. */
export const DetailRoute: Story = {
  args: { activeUrl: `${consoleBase}/workbench/business/detail` },
}

export const NoTenant: Story = { args: { hasTenant: false } }

export const LongText: Story = {
  args: {
    menus: [
      {
        id: 'a',
        name: '集团总部与各分公司基础资料管理',
        childs: [
          {
            id: 'b',
            name: '组织架构与岗位编制维护（含历史版本、审批流程与外部系统对接）',
            path: '/b',
          },
        ],
      },
    ],
    activeUrl: '/b/7',
    pageTitle: '华东运营中心智能装备事业部第三研究所',
  },
}

export const StatesSheet: Story = statesSheet(() => import('./Breadcrumb.stories.js'))
