import { defineMessages } from '@spruce/validators/i18n'

/** Texts of the strips above the frame. */
export const noticeMessages = defineMessages({
  'zh-CN': {
    offline: '网络已断开',
    offlineText: '已打开的内容仍可查看，修改要等网络恢复后才能保存。',
    online: '网络已恢复',
    newVersion: '新版本已发布，刷新后使用',
    reload: '刷新',
    later: '稍后刷新',
  },
  'en-US': {
    offline: 'You are offline',
    offlineText:
      'What is open can still be read; changes cannot be saved until the network is back.',
    online: 'You are back online',
    newVersion: 'A new version is out. Reload to use it',
    reload: 'Reload',
    later: 'Reload later',
  },
})
