import type { SearchSource } from '@spruce/shell-ui'
import { palettes } from '@spruce/shell-ui/theme'
import { searchTexts } from '../messages.js'
import type { SearchEnvironment } from '../SearchEnvironment.js'
import { sourceOf } from './sourceOf.js'

/** What a person types who looks for a setting, in both languages whichever is on show. */
const appearance = '外观 外观设置 主题 明暗 appearance theme'
const signingOut = '退出登录 注销 登出 sign out log out'

/** Settings and actions of the frame. */
export function settingSource({
  shell,
  frame,
  session,
  language,
}: SearchEnvironment): SearchSource {
  const { theme, layout } = frame
  const texts = searchTexts[language]
  const isChinese = language === 'zh-CN'
  const always = [
    {
      id: 'home',
      title: texts.home,
      keywords: '首页 home',
      icon: 'setting' as const,
      run: () => shell.open('/dashboard'),
    },
    {
      id: 'personal',
      title: texts.personal,
      keywords: '个人中心 个人信息 personal profile',
      icon: 'setting' as const,
      run: () => shell.open('/personal'),
    },
    {
      id: 'light',
      title: texts.light,
      keywords: `${appearance} 亮色 日间 light`,
      icon: 'setting' as const,
      run: () => theme.setMode('light'),
    },
    {
      id: 'dark',
      title: texts.dark,
      keywords: `${appearance} 暗色 夜间 dark`,
      icon: 'setting' as const,
      run: () => theme.setMode('dark'),
    },
    {
      id: 'system',
      title: texts.system,
      keywords: `${appearance} 系统 system`,
      icon: 'setting' as const,
      run: () => theme.setMode('system'),
    },
    ...(['compact', 'comfortable', 'spacious'] as const).map((density) => ({
      id: density,
      title: texts[density],
      keywords: `密度 行高 density ${density}`,
      icon: 'setting' as const,
      run: () => theme.setDensity(density),
    })),
    ...(theme.brandColors ? [...palettes, 'own' as const] : palettes).map((palette) => ({
      id: `palette-${palette}`,
      title: texts.palette(texts[palette]),
      keywords: `主题色 颜色 theme colour color ${palette}`,
      icon: 'setting' as const,
      run: () => theme.setPalette(palette),
    })),
    {
      id: 'language',
      title: isChinese ? texts.english : texts.chinese,
      keywords: '语言 中文 英文 language Chinese English',
      icon: 'setting' as const,
      run: () => frame.setLanguage(isChinese ? 'en-US' : 'zh-CN'),
    },
    {
      id: 'sidebar',
      title: texts.sidebar,
      keywords: `${appearance} 侧边栏 sidebar`,
      icon: 'setting' as const,
      run: () => layout.toggleSidebar(),
    },
    {
      id: 'menuLayout',
      title: texts.menuLayout,
      keywords: `${appearance} 布局 layout`,
      icon: 'setting' as const,
      run: () => layout.toggleMenuType(),
    },
  ]
  const messages = {
    id: 'messages',
    title: texts.openMessages,
    keywords: '消息 通知 messages notices',
    icon: 'setting' as const,
    run: () => shell.openMessage(),
  }
  // Somebody else's password is refused in a mock login, and signing out leaves it.
  const last = session.isMockLogin
    ? [
        {
          id: 'leave',
          title: session.isRoleView ? texts.leaveRoleView : texts.leaveMockLogin,
          keywords: signingOut,
          icon: 'setting' as const,
          run: () => frame.leaveMockLogin(),
        },
      ]
    : [
        {
          id: 'password',
          title: texts.password,
          keywords: '修改密码 更改密码 change password',
          icon: 'setting' as const,
          run: () => frame.openPasswordDialog(),
        },
        {
          id: 'signOut',
          title: texts.signOut,
          keywords: signingOut,
          icon: 'setting' as const,
          run: () => frame.signOut(),
        },
      ]
  return sourceOf({ id: 'setting', title: texts.settings, isShownAtFirst: true, limit: 5 }, [
    ...always,
    ...(session.hasTenant ? [messages] : []),
    ...last,
  ])
}
