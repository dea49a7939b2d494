import type { SubAppManifest } from '@spruce/session'

/** Application code of the operations console (docs/SPECIFICATION.md 2.2). @public */
export const operationAppCode = 'spruce-web-operation-management'

/** What the operations console adds to the portal: its menus and the permission codes behind them. @public */
export const operationManifest: SubAppManifest = {
  appCode: operationAppCode,
  basePath: '/yunbu-app/spruce-web-operation-management',
  name: { 'zh-CN': '运营管理', 'en-US': 'Operation management' },
  icon: 'settings',
  permissions: [
    { code: 'component:list', name: { 'zh-CN': '查看组件', 'en-US': 'View components' } },
    { code: 'component:add', name: { 'zh-CN': '新增组件', 'en-US': 'Add components' } },
    { code: 'component:edit', name: { 'zh-CN': '编辑组件', 'en-US': 'Edit components' } },
    { code: 'component:remove', name: { 'zh-CN': '删除组件', 'en-US': 'Delete components' } },
    { code: 'component:publish', name: { 'zh-CN': '上架组件', 'en-US': 'Publish components' } },
    { code: 'customer:list', name: { 'zh-CN': '查看客户', 'en-US': 'View customers' } },
    { code: 'customer:add', name: { 'zh-CN': '新增客户', 'en-US': 'Add customers' } },
    { code: 'customer:edit', name: { 'zh-CN': '编辑客户', 'en-US': 'Edit customers' } },
    {
      code: 'platformlog:list',
      name: { 'zh-CN': '查看平台日志', 'en-US': 'View the logs of all customers' },
    },
    {
      code: 'platformlog:export',
      name: { 'zh-CN': '导出平台日志', 'en-US': 'Export the logs of all customers' },
    },
    {
      code: 'systemnotice:list',
      name: { 'zh-CN': '查看系统公告', 'en-US': 'View system notices' },
    },
    { code: 'systemnotice:add', name: { 'zh-CN': '新增系统公告', 'en-US': 'Add system notices' } },
    {
      code: 'systemnotice:edit',
      name: { 'zh-CN': '编辑系统公告', 'en-US': 'Edit system notices' },
    },
    {
      code: 'systemnotice:remove',
      name: { 'zh-CN': '删除系统公告', 'en-US': 'Remove system notices' },
    },
    {
      code: 'systemnotice:publish',
      name: { 'zh-CN': '发布系统公告', 'en-US': 'Publish system notices' },
    },
    { code: 'plan:list', name: { 'zh-CN': '查看套餐', 'en-US': 'View plans' } },
    { code: 'plan:add', name: { 'zh-CN': '新增套餐', 'en-US': 'Add plans' } },
    { code: 'plan:edit', name: { 'zh-CN': '编辑套餐', 'en-US': 'Edit plans' } },
    { code: 'plan:remove', name: { 'zh-CN': '删除套餐', 'en-US': 'Remove plans' } },
    { code: 'plan:publish', name: { 'zh-CN': '推送套餐', 'en-US': 'Push plans' } },
    {
      code: 'plan:assign',
      name: { 'zh-CN': '指定套餐与例外', 'en-US': 'Assign plans and exceptions' },
    },
    { code: 'customer:audit', name: { 'zh-CN': '审核客户申请', 'en-US': 'Audit applications' } },
    { code: 'customer:mock', name: { 'zh-CN': '模拟登录客户', 'en-US': 'Act for customers' } },
    {
      code: 'customer:reset',
      name: { 'zh-CN': '重置客户管理员密码', 'en-US': 'Reset administrators of customers' },
    },
  ],
  // Roles and recycle bin are things that every company has: their codes are the enterprise console's.
  menus: [
    {
      key: 'operation-component',
      name: { 'zh-CN': '组件管理', 'en-US': 'Components' },
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
      name: { 'zh-CN': '客户管理', 'en-US': 'Customers' },
      path: 'base/customer',
      icon: 'building',
      openType: 1,
      permCode: 'customer:list',
      buttons: [
        button('operation-customer-add', 'customer:add', '新增客户', 'Add customer'),
        button('operation-customer-edit', 'customer:edit', '编辑客户', 'Edit customer'),
        button('operation-customer-mock', 'customer:mock', '模拟登录客户', 'Act for customer'),
        button(
          'operation-customer-reset',
          'customer:reset',
          '重置客户管理员密码',
          'Reset administrators of customer',
        ),
      ],
    },
    {
      key: 'operation-customer-audit',
      name: { 'zh-CN': '客户审核', 'en-US': 'Customer audit' },
      path: 'base/customer/audit',
      icon: 'clipboard-check',
      openType: 1,
      permCode: 'customer:audit',
    },
    {
      key: 'operation-plan',
      name: { 'zh-CN': '企业管理', 'en-US': 'Enterprise management' },
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
      name: { 'zh-CN': '系统公告', 'en-US': 'System notices' },
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
      name: { 'zh-CN': '看板', 'en-US': 'Boards' },
      path: '',
      icon: 'chart-column',
      openType: 1,
      childs: [
        {
          key: 'operation-login-board',
          name: { 'zh-CN': '用户登录看板', 'en-US': 'Sign-in board' },
          path: 'base/board/login',
          icon: 'gauge',
          openType: 1,
          permCode: 'platformlog:list',
        },
        {
          key: 'operation-app-board',
          name: { 'zh-CN': '应用访问看板', 'en-US': 'Application board' },
          path: 'base/board/app',
          icon: 'chart-column',
          openType: 1,
          permCode: 'platformlog:list',
        },
      ],
    },
    {
      key: 'operation-logs',
      name: { 'zh-CN': '日志', 'en-US': 'Logs' },
      path: '',
      icon: 'file-text',
      openType: 1,
      childs: [
        {
          key: 'operation-login-log',
          name: { 'zh-CN': '登录日志', 'en-US': 'Sign-in log' },
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
          name: { 'zh-CN': '应用访问日志', 'en-US': 'Access log' },
          path: 'base/log/app',
          icon: 'app-window',
          openType: 1,
          permCode: 'platformlog:list',
        },
        {
          key: 'operation-operator-log',
          name: { 'zh-CN': '操作日志', 'en-US': 'Operator log' },
          path: 'base/log/operator',
          icon: 'clipboard-list',
          openType: 1,
          permCode: 'platformlog:list',
        },
      ],
    },
    {
      key: 'operation-recycle-bin',
      name: { 'zh-CN': '回收站', 'en-US': 'Recycle bin' },
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
      name: { 'zh-CN': '角色管理', 'en-US': 'Roles' },
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
      name: { 'zh-CN': '新增客户', 'en-US': 'Add a customer' },
      path: 'base/customer/info/add',
    },
    {
      key: 'customers-ending-soon',
      permCode: 'customer:list',
      name: {
        'zh-CN': '查看 30 天内到期的客户',
        'en-US': 'View customers that expire within 30 days',
      },
      path: 'base/customer?expires=30',
    },
    {
      key: 'applications-to-review',
      permCode: 'customer:audit',
      name: { 'zh-CN': '查看待审核的客户申请', 'en-US': 'View applications to review' },
      path: 'base/customer/audit?status=submitted',
      keywords: '审批 开户',
    },
    {
      key: 'add-system-notice',
      permCode: 'systemnotice:add',
      name: { 'zh-CN': '新增系统公告', 'en-US': 'Add a system notice' },
      path: 'publish/system-notice',
      keywords: '发布 通知',
    },
    {
      key: 'scheduled-system-notices',
      permCode: 'systemnotice:list',
      name: { 'zh-CN': '查看待发布的系统公告', 'en-US': 'View scheduled system notices' },
      path: 'publish/system-notice?status=scheduled',
      keywords: '定时',
    },
    {
      key: 'failed-sign-ins',
      name: { 'zh-CN': '查看失败的登录', 'en-US': 'View failed sign-ins' },
      path: 'base/log/login?success=no',
      permCode: 'platformlog:list',
      keywords: '登录日志 密码 安全',
    },
    {
      key: 'deleted-plans',
      permCode: 'recycle:list',
      name: { 'zh-CN': '查看已删除的套餐', 'en-US': 'View deleted plans' },
      path: 'base/recycle-bin?kind=plans',
      keywords: '回收站 恢复',
    },
  ],
}

function button(key: string, permCode: string, zh: string, en: string) {
  return { key, permCode, name: { 'zh-CN': zh, 'en-US': en } }
}
