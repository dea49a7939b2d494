import { defineMessages } from '@spruce/validators/i18n'

/** Texts of the framework page. */
export const dynamicMessages = defineMessages({
  'zh-CN': {
    page: '外部页面',
    bar: '外部页面信息',
    externalPage: '外部页面',
    hostHelp: '此页面由以上网站提供，请勿在其中输入本平台的密码',
    notEncrypted: '连接未加密',
    reload: '重新加载',
    openApart: '在新窗口中打开',
    showFrame: '显示导航',
    hideFrame: '只看页面',
    loading: '页面加载中…',
    slow: '加载较慢，可以继续等待，或在新窗口中打开',
    signingOn: (name: string) => `正在登录“${name}”…`,
    signOnFailed: (name: string) => `未能登录“${name}”`,
    blockedTitle: '此页面尚未放行',
    blockedText: '应用是在打开本平台之后登记的。刷新平台后即可显示，未保存的内容请先保存。',
    reloadPortal: '刷新平台',
    refusedTitle: '此地址不能打开',
    refusedText:
      '只能打开在“应用管理”中登记、已开启并且对您可见的地址。请核对地址，或联系管理员登记。',
    noAddressText: '链接中没有地址，请从菜单或应用中重新打开',
    askedFor: '请求的地址',
    windowTitle: (name: string) => `“${name}”在新窗口中打开`,
    windowText: '该应用要求使用独立的窗口，不在平台内显示',
    goingOn: '正在打开平台内的页面…',
  },
  'en-US': {
    page: 'External page',
    bar: 'About this external page',
    externalPage: 'External page',
    hostHelp:
      'This page comes from the site named here. Never type your password of this platform into it',
    notEncrypted: 'Not encrypted',
    reload: 'Reload',
    openApart: 'Open in a new window',
    showFrame: 'Show navigation',
    hideFrame: 'Page only',
    loading: 'Loading the page…',
    slow: 'This takes longer than usual. Wait, or open it in a new window',
    signingOn: (name) => `Signing you on to “${name}”…`,
    signOnFailed: (name) => `You could not be signed on to “${name}”`,
    blockedTitle: 'This page is not let through yet',
    blockedText:
      'The application was registered after this platform had been opened. It shows once the platform is reloaded; save your work first.',
    reloadPortal: 'Reload the platform',
    refusedTitle: 'This address cannot be opened',
    refusedText:
      'Only addresses open that are registered under Applications, switched on and visible to you. Check the address, or ask an administrator to register it.',
    noAddressText: 'The link holds no address. Open the page from a menu or an application again',
    askedFor: 'Address asked for',
    windowTitle: (name: string) => `“${name}” opens in a new window`,
    windowText:
      'The application asks for a window of its own and does not show within the platform',
    goingOn: 'Opening a page of the platform…',
  },
})
