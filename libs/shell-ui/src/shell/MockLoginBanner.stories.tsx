import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { wordsIn } from '../testing/say.js'
import { shellMessages } from './messages.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { MockLoginBanner } from './MockLoginBanner.js'

const meta = {
  title: 'Shell UI/Shell/MockLoginBanner',
  component: MockLoginBanner,
  parameters: {
    docs: {
      description: {
        component: `Over every page of a mock login: who acts as whom, where and why, how long still, and the way out.

| Key | Does |
| --- | --- |
| Tab | goes to the way out, before the page |
| Enter, Space | leaves the mock login |

**Do** keep it in sight on every page; the last minute is announced. **Don't** let it be closed.`,
      },
    },
    layout: 'fullscreen',
  },
  args: {
    personName: '林建业',
    tenantName: '云杉制造集团',
    actingName: '运营小王',
    reason: '协助排查菜单配置',
    expiresAt: new Date(Date.now() + 29 * 60_000).toISOString(),
    onExit: fn(),
    onExpire: fn(),
  },
} satisfies Meta<typeof MockLoginBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LongText: Story = {
  args: {
    tenantName: '云杉智能制造装备与新能源材料集团股份有限公司华东分公司',
    reason:
      '客户反映组织架构导入以后部分成员看不到业务工作台，需要以管理员身份逐项核对菜单与角色的授权',
  },
}

/** As a role: nobody acts as a person, and nothing can be changed. */
export const AsRole: Story = {
  args: { reason: null, roleView: { roleName: '人事专员', departmentName: '华东分公司' } },
  play: async ({ canvas, globals }) => {
    const shellWords = wordsIn({ globals }, shellMessages)
    await expect(canvas.getByRole('complementary')).toHaveTextContent(shellWords.roleViewReadOnly)
    await expect(canvas.getByRole('button', { name: shellWords.roleViewExit })).toBeVisible()
  },
}

export const Over: Story = { args: { expiresAt: '2026-01-01T00:00:00.000Z' } }

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent, globals }) => {
    const shellWords = wordsIn({ globals }, shellMessages)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: shellWords.mockLoginExit })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onExit).toHaveBeenCalledOnce()
  },
}

export const StatesSheet: Story = statesSheet(() => import('./MockLoginBanner.stories.js'))
