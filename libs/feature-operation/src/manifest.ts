import type { PermissionCode, SubAppManifest } from '@spruce/session'

/** Application code of the operations console (docs/SPECIFICATION.md 2.2). @public */
export const operationAppCode = 'spruce-web-operation-management'

/** What the operations console adds to the portal: its menus and the permission codes behind them. @public */
export const operationManifest: SubAppManifest = {
  appCode: operationAppCode,
  basePath: '/yunbu-app/spruce-web-operation-management',
  name: said('运营管理', 'Operations management'),
  icon: 'settings',
  permissions: [
    { code: 'component:list', name: said('查看组件', 'View components') },
    { code: 'component:add', name: said('新增组件', 'Add components') },
    { code: 'component:edit', name: said('编辑组件', 'Edit components') },
    { code: 'component:remove', name: said('删除组件', 'Delete components') },
    { code: 'component:publish', name: said('上架组件', 'Publish components') },
    { code: 'customer:list', name: said('查看客户', 'View customers') },
    { code: 'customer:add', name: said('新增客户', 'Add customers') },
    { code: 'customer:edit', name: said('编辑客户', 'Edit customers') },
    { code: 'platformlog:list', name: said('查看平台日志', 'View all customers’ logs') },
    { code: 'platformlog:export', name: said('导出平台日志', 'Export all customers’ logs') },
    { code: 'systemnotice:list', name: said('查看系统公告', 'View system notices') },
    { code: 'systemnotice:add', name: said('新增系统公告', 'Add system notices') },
    { code: 'systemnotice:edit', name: said('编辑系统公告', 'Edit system notices') },
    { code: 'systemnotice:remove', name: said('删除系统公告', 'Remove system notices') },
    { code: 'systemnotice:publish', name: said('发布系统公告', 'Publish system notices') },
    { code: 'plan:list', name: said('查看套餐', 'View plans') },
    { code: 'plan:add', name: said('新增套餐', 'Add plans') },
    { code: 'plan:edit', name: said('编辑套餐', 'Edit plans') },
    { code: 'plan:remove', name: said('删除套餐', 'Remove plans') },
    { code: 'plan:publish', name: said('推送套餐', 'Push plans') },
    { code: 'plan:assign', name: said('指定套餐与例外', 'Assign plans and exceptions') },
    { code: 'customer:audit', name: said('审核客户申请', 'Review applications') },
    { code: 'customer:mock', name: said('模拟登录客户', 'Sign in as customers') },
    {
      code: 'customer:reset',
      name: said('重置客户管理员密码', 'Reset customer administrators'),
    },
  ],
  // Roles and recycle bin are the platform's; in the permission tree they stand in the enterprise console.
  menus: [
    {
      key: 'operation-home',
      name: said('运营概览', 'Overview'),
      path: 'base/index',
      icon: 'home',
      openType: 1,
      permCode: 'customer:list',
    },
    {
      key: 'operation-component',
      name: said('组件管理', 'Components'),
      path: 'component-management',
      icon: 'puzzle',
      openType: 1,
      permCode: 'component:list',
      buttons: [
        button('operation-component-add', 'component:add', '新增组件', 'Add component'),
        button('operation-component-edit', 'component:edit', '编辑组件', 'Edit component'),
        button('operation-component-remove', 'component:remove', '删除组件', 'Delete component'),
        button('operation-component-publish', 'component:publish', '上架组件', 'Publish component'),
      ],
    },
    {
      key: 'operation-customer',
      name: said('客户管理', 'Customers'),
      path: 'base/customer',
      icon: 'building',
      openType: 1,
      permCode: 'customer:list',
      buttons: [
        button('operation-customer-add', 'customer:add', '新增客户', 'Add customer'),
        button('operation-customer-edit', 'customer:edit', '编辑客户', 'Edit customer'),
        button('operation-customer-mock', 'customer:mock', '模拟登录客户', 'Sign in as customer'),
        button(
          'operation-customer-reset',
          'customer:reset',
          '重置客户管理员密码',
          'Reset customer administrator',
        ),
      ],
    },
    {
      key: 'operation-customer-audit',
      name: said('客户审核', 'Customer applications'),
      path: 'base/customer/audit',
      icon: 'clipboard-check',
      openType: 1,
      permCode: 'customer:audit',
    },
    {
      key: 'operation-plan',
      name: said('企业管理', 'Customer plans'),
      path: 'base/customer/permissions',
      icon: 'boxes',
      openType: 1,
      permCode: 'plan:list',
      buttons: [
        button('operation-plan-add', 'plan:add', '新增套餐', 'Add plan'),
        button('operation-plan-edit', 'plan:edit', '编辑套餐', 'Edit plan'),
        button('operation-plan-remove', 'plan:remove', '删除套餐', 'Delete plan'),
        button('operation-plan-publish', 'plan:publish', '推送套餐', 'Push plan'),
        button(
          'operation-plan-assign',
          'plan:assign',
          '指定套餐与例外',
          'Assign plans and exceptions',
        ),
      ],
    },
    {
      key: 'operation-system-notice',
      name: said('系统公告', 'System notices'),
      path: 'publish/system-notice',
      icon: 'megaphone',
      openType: 1,
      permCode: 'systemnotice:list',
      buttons: [
        button('operation-notice-add', 'systemnotice:add', '新增公告', 'Add notice'),
        button('operation-notice-edit', 'systemnotice:edit', '编辑公告', 'Edit notice'),
        button('operation-notice-remove', 'systemnotice:remove', '删除公告', 'Delete notice'),
        button('operation-notice-publish', 'systemnotice:publish', '发布公告', 'Publish notice'),
      ],
    },
    {
      key: 'operation-boards',
      name: said('看板', 'Boards'),
      path: '',
      icon: 'chart-column',
      openType: 1,
      childs: [
        {
          key: 'operation-login-board',
          name: said('用户登录看板', 'Sign-in board'),
          path: 'base/board/login',
          icon: 'gauge',
          openType: 1,
          permCode: 'platformlog:list',
        },
        {
          key: 'operation-app-board',
          name: said('应用访问看板', 'App usage board'),
          path: 'base/board/app',
          icon: 'chart-column',
          openType: 1,
          permCode: 'platformlog:list',
        },
      ],
    },
    {
      key: 'operation-logs',
      name: said('日志', 'Logs'),
      path: '',
      icon: 'file-text',
      openType: 1,
      childs: [
        {
          key: 'operation-login-log',
          name: said('登录日志', 'Sign-in log'),
          path: 'base/log/login',
          icon: 'user',
          openType: 1,
          permCode: 'platformlog:list',
          buttons: [
            button('operation-log-export', 'platformlog:export', '导出日志', 'Export logs'),
          ],
        },
        {
          key: 'operation-access-log',
          name: said('应用访问日志', 'App access log'),
          path: 'base/log/app',
          icon: 'app-window',
          openType: 1,
          permCode: 'platformlog:list',
        },
        {
          key: 'operation-operator-log',
          name: said('操作日志', 'Activity log'),
          path: 'base/log/operator',
          icon: 'clipboard-list',
          openType: 1,
          permCode: 'platformlog:list',
        },
      ],
    },
    {
      key: 'operation-recycle-bin',
      name: said('回收站', 'Recycle bin'),
      path: 'base/recycle-bin',
      icon: 'folder-open',
      openType: 1,
      permCode: 'recycle:list',
      buttons: [
        button('operation-recycle-restore', 'recycle:edit', '恢复数据', 'Restore removed data'),
        button('operation-recycle-purge', 'recycle:remove', '彻底删除', 'Delete for good'),
      ],
    },
    {
      key: 'operation-role',
      name: said('角色管理', 'Roles'),
      path: 'base/role',
      icon: 'shield',
      openType: 1,
      permCode: 'role:list',
      buttons: [
        button('operation-role-add', 'role:add', '新增角色', 'Add role'),
        button('operation-role-edit', 'role:edit', '编辑角色', 'Edit role'),
        button('operation-role-remove', 'role:remove', '删除角色', 'Delete role'),
        button('operation-role-assign', 'role:assign', '分配角色成员', 'Assign role'),
      ],
    },
  ],
  commands: [
    {
      key: 'add-customer',
      permCode: 'customer:add',
      name: said('新增客户', 'Add a customer'),
      path: 'base/customer/info/add',
    },
    {
      key: 'customers-ending-soon',
      permCode: 'customer:list',
      name: said('查看 30 天内到期的客户', 'View customers that expire within 30 days'),
      path: 'base/customer?expires=30',
    },
    {
      key: 'applications-to-review',
      permCode: 'customer:audit',
      name: said('查看待审核的客户申请', 'View applications to review'),
      path: 'base/customer/audit?status=submitted',
      keywords: '审批 开户',
    },
    {
      key: 'add-system-notice',
      permCode: 'systemnotice:add',
      name: said('新增系统公告', 'Add a system notice'),
      path: 'publish/system-notice',
      keywords: '发布 通知',
    },
    {
      key: 'scheduled-system-notices',
      permCode: 'systemnotice:list',
      name: said('查看待发布的系统公告', 'View scheduled system notices'),
      path: 'publish/system-notice?status=scheduled',
      keywords: '定时',
    },
    {
      key: 'failed-sign-ins',
      name: said('查看失败的登录', 'View failed sign-ins'),
      path: 'base/log/login?success=no',
      permCode: 'platformlog:list',
      keywords: '登录日志 密码 安全',
    },
    {
      key: 'deleted-plans', // for whom its page is in the menus
      name: said('查看已删除的套餐', 'View deleted plans'),
      path: 'base/recycle-bin?kind=plans',
      keywords: '回收站 恢复',
    },
  ],
  waitingWork: [
    {
      key: 'applications',
      name: said('待审核的客户申请', 'Applications to review'),
      path: 'base/customer/audit?status=submitted',
      permCode: 'customer:audit',
      isInMenu: true,
    },
    {
      key: 'endingCustomers',
      name: said('30 天内到期的客户', 'Customers that expire within 30 days'),
      path: 'base/customer?expires=30',
      permCode: 'customer:list',
    },
    {
      key: 'renewalRequests',
      name: said('待处理的续期申请', 'Renewals to answer'),
      path: 'base/customer?renewal=asked',
      permCode: 'customer:edit',
    },
    {
      key: 'scheduledNotices',
      name: said('待发布的系统公告', 'Scheduled system notices'),
      path: 'publish/system-notice?status=scheduled',
      permCode: 'systemnotice:list',
    },
  ],
}

/** A text in both languages. */
function said(zh: string, en: string) {
  return { 'zh-CN': zh, 'en-US': en }
}

/** What a page lets its person do beyond seeing it. */
function button(key: string, permCode: PermissionCode, zh: string, en: string) {
  return { key, permCode, name: said(zh, en) }
}
