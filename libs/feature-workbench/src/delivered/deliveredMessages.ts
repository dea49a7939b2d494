import { defineMessages } from '@spruce/validators/i18n'

/** Texts around the pages of a delivered application. */
export const deliveredMessages = defineMessages({
  'zh-CN': {
    page: '应用页面',
    loading: '正在加载页面…',
    noPagesTitle: '此应用还没有可显示的页面',
    noPagesText: '页面发布并加入应用菜单后，会显示在这里。',
    missingTitle: '无法显示此页面',
    missingText: '页面已下线或移除，或不对您开放。如需查看，请联系管理员。',
  },
  'en-US': {
    page: 'Application page',
    loading: 'Loading the page…',
    noPagesTitle: 'This application has no page to show yet',
    noPagesText: 'Pages show here once they are published and in the menus of the application.',
    missingTitle: 'This page cannot be shown',
    missingText:
      'It was withdrawn or removed, or it is not for you. Ask your administrator if you need it.',
  },
})
