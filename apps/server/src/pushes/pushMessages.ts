import type { Language } from '@spruce/validators/i18n'

/** Why a push did not do something, or could not go on. */
export const pushMessages: Record<Language, Record<string, string>> = {
  'zh-CN': {
    REMOVED_THERE: '客户已删除该菜单，不再新增',
    HAS_CHILDREN: '其下仍有其他菜单，已保留',
    MENU_PLACE: '在该客户处不能移动到此位置，位置保持不变',
    CHANGED_SINCE: '推送后已被修改，未撤销',
    PUSHED_SINCE: '之后又有推送，未撤销',
    LEFT_PLAN: '客户已不再使用该套餐，已跳过',
    NO_RIGHT: '您已没有推送套餐的权限',
    GONE: '套餐已被删除',
    INTERNAL: '服务器异常，该客户未作任何修改，可再次执行',
  },
  'en-US': {
    REMOVED_THERE: 'The customer has removed this menu, so it does not come back',
    HAS_CHILDREN: 'Other menus stand below it, so it stays',
    MENU_PLACE: 'It cannot stand there at this customer, so its place stays',
    CHANGED_SINCE: 'Changed since the push, so it stays',
    PUSHED_SINCE: 'A later push has offered something else, so it stays',
    LEFT_PLAN: 'The customer has another plan now, so it was left out',
    NO_RIGHT: 'You may not push plans any more',
    GONE: 'The plan has been removed',
    INTERNAL: 'A fault of the server. Nothing was changed at this customer; try again',
  },
}

export function reasonText(code: string, language: Language): { code: string; message: string } {
  const texts = pushMessages[language]
  return { code, message: texts[code] ?? texts['INTERNAL'] ?? code }
}
