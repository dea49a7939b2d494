import type { Language } from '@spruce/validators/i18n'
import type { BulkAction, BulkReason } from '../db/schema.js'

interface BulkTexts {
  /** What a job is called in the list of jobs. */
  titles: Record<BulkAction, string>
  reasons: Record<BulkReason, string>
  problems: Record<string, string>
}

/** Texts of bulk changes: what they are, whom they leave out, why one could not go on. */
export const bulkMessages: Record<Language, BulkTexts> = {
  'zh-CN': {
    titles: {
      enable: '批量启用成员',
      disable: '批量停用成员',
      move: '批量移动成员',
      addRole: '批量添加角色',
      removeRole: '批量移除角色',
      remove: '批量移出成员',
    },
    reasons: {
      SELF: '不能对自己操作',
      OUT_OF_SCOPE: '不在您可管理的范围内',
      ADMIN_ONLY: '是企业管理员，只有企业管理员可以更改',
      MORE_RIGHTS: '拥有您没有的权限',
      INVITED: '尚未接受邀请',
      SAME: '已经是更改后的样子',
      ROLES_FULL: '角色已达 50 个',
      GONE: '已不在企业中',
      CHANGED_SINCE: '之后又被修改，未撤销',
      NOT_IN_BIN: '已不在回收站中，未撤销',
      PLACE_GONE: '原来的部门或角色已被删除，未撤销，可在回收站或成员资料中处理',
      TAKEN: '手机号、邮箱、工号或账号已被他人使用，未撤销',
      MEMBER_LIMIT: '成员数已达套餐上限，未撤销',
    },
    problems: {
      NO_RIGHT: '您已没有执行此操作的权限',
      GONE: '目标部门或角色已被删除',
      LAST_ADMIN: '企业至少要有一名管理员',
      INTERNAL: '服务器异常，已完成的部分保留，其余未作修改',
    },
  },
  'en-US': {
    titles: {
      enable: 'Enable members',
      disable: 'Disable members',
      move: 'Move members',
      addRole: 'Give members a role',
      removeRole: 'Take a role from members',
      remove: 'Remove members',
    },
    reasons: {
      SELF: 'That is you',
      OUT_OF_SCOPE: 'Beyond the people whom you manage',
      ADMIN_ONLY: 'An administrator, whom only an administrator changes',
      MORE_RIGHTS: 'Has rights that you do not have',
      INVITED: 'Has not accepted the invitation yet',
      SAME: 'Is so already',
      ROLES_FULL: 'Has 50 roles already',
      GONE: 'Is not in the company any more',
      CHANGED_SINCE: 'Changed since, so it stays',
      NOT_IN_BIN: 'Not in the recycle bin any more, so it stays',
      PLACE_GONE:
        'The former department or role has been removed. Restore or edit this person by hand',
      TAKEN: 'The mobile, email, employee code or account is in use by somebody else',
      MEMBER_LIMIT: 'The plan allows no more members',
    },
    problems: {
      NO_RIGHT: 'You may not do this any more',
      GONE: 'The department or role has been removed',
      LAST_ADMIN: 'A company needs an administrator',
      INTERNAL: 'A fault of the server. What is done stays, the rest was not changed',
    },
  },
}

/** Why a bulk change as a whole could not go on. */
export function bulkProblem(code: string, language: Language): { code: string; message: string } {
  const { problems } = bulkMessages[language]
  return { code, message: problems[code] ?? problems['INTERNAL'] ?? code }
}
