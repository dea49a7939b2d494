import type { Meta, StoryObj } from '@storybook/react-vite'
import { useFixtureTranslation } from '../testing/FixtureTranslationProvider.js'
import { stageArgs, staged } from '../../testing/staged.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { PublicAlert } from './PublicAlert.js'
import { PublicButton } from './PublicButton.js'
import { PublicField } from './PublicField.js'
import { PublicPage } from './PublicPage.js'
import { PublicPasswordField } from './PublicPasswordField.js'

interface StageProps {
  error?: string
  isPending?: boolean
  name: string
  slogan?: string
}

function Stage({ error, isPending = false, name, slogan }: StageProps) {
  const say = useFixtureTranslation()
  return say(
    <PublicPage
      brand={{ name, slogan }}
      title="登录"
      lead="使用企业账号登录"
      actions={<PublicButton variant="ghost">English</PublicButton>}
      footer="© 2026 云杉"
    >
      <form className="ui-form">
        {error && <PublicAlert>{error}</PublicAlert>}
        <PublicField name="account" label="账号" required autoComplete="username" />
        <PublicPasswordField
          name="password"
          label="密码"
          required
          error={error ? '密码错误，请输入正确的密码' : undefined}
        />
        <PublicField
          name="captcha"
          label="验证码"
          required
          help="不区分大小写"
          side={<PublicButton variant="outline">换一张</PublicButton>}
        />
        <PublicButton type="submit" className="ui-button-block" isPending={isPending}>
          登录
        </PublicButton>
        <a className="ui-link" href="#forgot">
          忘记密码
        </a>
      </form>
    </PublicPage>,
  )
}

const meta = {
  title: 'Shell UI/Public/PublicPage',
  component: staged<StageProps>(PublicPage),
  argTypes: stageArgs('error', 'isPending', 'name', 'slogan'),
  render: (args) => <Stage {...args} />,
  args: { name: '云杉制造集团', slogan: '让每一次协作都清晰可见' },
  parameters: {
    docs: {
      description: {
        component: `The frame of a page that needs no sign-in: the tenant's brand on one side, one form on the other; a single column below 900 px.

**Do** give it one title, one form and one primary button. **Don't** load the console's components into it: these pages are to be usable on a slow line.`,
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<StageProps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Failed: Story = { args: { error: '账号或密码错误' } }
export const Loading: Story = { args: { isPending: true } }
export const LongText: Story = {
  args: { name: '云杉制造集团华东区域总部研发中心基础平台部统一身份与权限管理有限公司' },
}

export const StatesSheet: Story = statesSheet(() => import('./PublicPage.stories.js'))
