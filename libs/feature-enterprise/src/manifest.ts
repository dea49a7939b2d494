import type { ManifestCommand, PermissionCode, SubAppManifest } from '@spruce/session'

/** Application code of the enterprise console (docs/SPECIFICATION.md 2.3). @public */
export const enterpriseAppCode = 'spruce-web-enterprise-console'

/** What the enterprise console adds to the portal: its menus and the permission codes behind them. @public */
export const enterpriseManifest: SubAppManifest = {
  appCode: enterpriseAppCode,
  basePath: '/yunbu-app/spruce-web-enterprise-console',
  name: { 'zh-CN': '企业控制台', 'en-US': 'Enterprise console' },
  icon: 'building',
  permissions: [
    { code: 'department:list', name: { 'zh-CN': '查看部门', 'en-US': 'View departments' } },
    { code: 'department:add', name: { 'zh-CN': '新增部门', 'en-US': 'Add departments' } },
    { code: 'department:edit', name: { 'zh-CN': '编辑部门', 'en-US': 'Edit departments' } },
    { code: 'department:remove', name: { 'zh-CN': '删除部门', 'en-US': 'Delete departments' } },
    { code: 'user:list', name: { 'zh-CN': '查看成员', 'en-US': 'View members' } },
    { code: 'user:add', name: { 'zh-CN': '添加成员', 'en-US': 'Add members' } },
    { code: 'user:edit', name: { 'zh-CN': '编辑成员', 'en-US': 'Edit members' } },
    { code: 'user:remove', name: { 'zh-CN': '移出成员', 'en-US': 'Remove members' } },
    { code: 'user:import', name: { 'zh-CN': '导入成员', 'en-US': 'Import members' } },
    { code: 'user:reset', name: { 'zh-CN': '重置成员密码', 'en-US': 'Reset passwords' } },
    { code: 'menu:list', name: { 'zh-CN': '查看菜单', 'en-US': 'View menus' } },
    { code: 'menu:add', name: { 'zh-CN': '新增菜单', 'en-US': 'Add menus' } },
    { code: 'menu:edit', name: { 'zh-CN': '编辑菜单', 'en-US': 'Edit menus' } },
    { code: 'menu:remove', name: { 'zh-CN': '删除菜单', 'en-US': 'Delete menus' } },
    { code: 'menu:reset', name: { 'zh-CN': '恢复默认菜单', 'en-US': 'Reset menus' } },
    { code: 'menu:import', name: { 'zh-CN': '导入菜单', 'en-US': 'Import menus' } },
    { code: 'menu:export', name: { 'zh-CN': '导出菜单', 'en-US': 'Export menus' } },
    { code: 'app:list', name: { 'zh-CN': '查看应用', 'en-US': 'View applications' } },
    { code: 'app:add', name: { 'zh-CN': '新增应用', 'en-US': 'Add applications' } },
    { code: 'app:edit', name: { 'zh-CN': '编辑应用', 'en-US': 'Edit applications' } },
    { code: 'app:remove', name: { 'zh-CN': '删除应用', 'en-US': 'Delete applications' } },
    { code: 'notice:list', name: { 'zh-CN': '查看公告', 'en-US': 'View notices' } },
    { code: 'notice:add', name: { 'zh-CN': '新增公告', 'en-US': 'Add notices' } },
    { code: 'notice:edit', name: { 'zh-CN': '编辑公告', 'en-US': 'Edit notices' } },
    { code: 'notice:remove', name: { 'zh-CN': '删除公告', 'en-US': 'Delete notices' } },
    { code: 'notice:publish', name: { 'zh-CN': '发布公告', 'en-US': 'Publish notices' } },
    { code: 'resource:list', name: { 'zh-CN': '查看资源', 'en-US': 'View resources' } },
    { code: 'resource:add', name: { 'zh-CN': '上传资源', 'en-US': 'Upload resources' } },
    { code: 'resource:edit', name: { 'zh-CN': '编辑资源', 'en-US': 'Edit resources' } },
    { code: 'resource:remove', name: { 'zh-CN': '删除资源', 'en-US': 'Delete resources' } },
    { code: 'personalisation:list', name: { 'zh-CN': '查看企业个性化', 'en-US': 'View branding' } },
    { code: 'personalisation:edit', name: { 'zh-CN': '编辑企业个性化', 'en-US': 'Edit branding' } },
    {
      code: 'personalisation:publish',
      name: { 'zh-CN': '发布企业个性化', 'en-US': 'Publish branding' },
    },
    { code: 'enterprise:list', name: { 'zh-CN': '查看企业档案', 'en-US': 'View company profile' } },
    { code: 'widget:list', name: { 'zh-CN': '查看企业组件', 'en-US': 'View components' } },
    { code: 'widget:add', name: { 'zh-CN': '新增企业组件', 'en-US': 'Add components' } },
    { code: 'widget:edit', name: { 'zh-CN': '编辑企业组件', 'en-US': 'Edit components' } },
    { code: 'widget:remove', name: { 'zh-CN': '删除企业组件', 'en-US': 'Delete components' } },
    { code: 'widget:publish', name: { 'zh-CN': '上架企业组件', 'en-US': 'Publish components' } },
    { code: 'workbench:list', name: { 'zh-CN': '查看工作台', 'en-US': 'View workbenches' } },
    { code: 'workbench:add', name: { 'zh-CN': '新增工作台', 'en-US': 'Add workbenches' } },
    { code: 'workbench:edit', name: { 'zh-CN': '编辑工作台', 'en-US': 'Edit workbenches' } },
    { code: 'workbench:remove', name: { 'zh-CN': '删除工作台', 'en-US': 'Delete workbenches' } },
    { code: 'workbench:publish', name: { 'zh-CN': '发布工作台', 'en-US': 'Publish workbenches' } },
    {
      code: 'businessidentity:list',
      name: { 'zh-CN': '查看业务标识与投递记录', 'en-US': 'View business identifiers' },
    },
    {
      code: 'businessidentity:add',
      name: { 'zh-CN': '新增业务标识', 'en-US': 'Add business identifiers' },
    },
    {
      code: 'businessidentity:edit',
      name: { 'zh-CN': '编辑业务标识', 'en-US': 'Edit business identifiers' },
    },
    {
      code: 'businessidentity:remove',
      name: { 'zh-CN': '删除业务标识', 'en-US': 'Delete business identifiers' },
    },
    {
      code: 'businessidentity:export',
      name: { 'zh-CN': '导出投递记录', 'en-US': 'Export delivery log' },
    },
    {
      code: 'businessidentity:publish',
      name: { 'zh-CN': '按业务标识发送', 'en-US': 'Send by business identifiers' },
    },
    { code: 'enterprise:edit', name: { 'zh-CN': '编辑企业档案', 'en-US': 'Edit company profile' } },
  ],
  platformPermissions: [
    'role:list',
    'role:add',
    'role:edit',
    'role:remove',
    'role:assign',
    'page:list',
    'page:add',
    'page:edit',
    'page:remove',
    'page:publish',
    'device:list',
    'device:add',
    'device:edit',
    'device:remove',
    'device:import',
    'device:export',
    'log:list',
    'log:export',
    'recycle:list',
    'recycle:edit',
    'recycle:remove',
    'view:publish',
    'identityprovider:list',
    'identityprovider:add',
    'identityprovider:edit',
    'identityprovider:remove',
  ],
  menus: [
    {
      key: 'organization-management',
      name: { 'zh-CN': '组织管理', 'en-US': 'Organization' },
      path: '',
      icon: 'network',
      openType: 1,
      childs: [
        {
          key: 'organization',
          name: { 'zh-CN': '组织架构', 'en-US': 'Organization structure' },
          path: 'base/organization',
          icon: 'users',
          openType: 1,
          permCode: 'department:list',
          buttons: [
            button('department-add', 'department:add', '新增部门', 'Add department'),
            button('department-edit', 'department:edit', '编辑部门', 'Edit department'),
            button('department-remove', 'department:remove', '删除部门', 'Delete department'),
            button('user-list', 'user:list', '查看成员', 'View members'),
            button('user-add', 'user:add', '添加成员', 'Add member'),
            button('user-edit', 'user:edit', '编辑成员', 'Edit member'),
            button('user-remove', 'user:remove', '移出成员', 'Remove member'),
            button('user-reset', 'user:reset', '重置成员密码', 'Reset password'),
            button('role-list', 'role:list', '查看角色', 'View roles'),
          ],
        },
        {
          key: 'role',
          name: { 'zh-CN': '角色管理', 'en-US': 'Roles' },
          path: 'base/role',
          icon: 'shield',
          openType: 1,
          permCode: 'role:list',
          buttons: [
            button('role-add', 'role:add', '新增角色', 'Add role'),
            button('role-edit', 'role:edit', '编辑角色', 'Edit role'),
            button('role-remove', 'role:remove', '删除角色', 'Delete role'),
            button('role-assign', 'role:assign', '分配角色成员', 'Assign role'),
          ],
        },
      ],
    },
    {
      key: 'company',
      name: { 'zh-CN': '企业信息', 'en-US': 'Company' },
      path: '',
      icon: 'building',
      openType: 1,
      childs: [
        {
          key: 'customer',
          name: { 'zh-CN': '企业档案', 'en-US': 'Company profile' },
          path: 'base/customer',
          icon: 'building',
          openType: 1,
          permCode: 'enterprise:list',
          buttons: [
            button('enterprise-edit', 'enterprise:edit', '编辑企业档案', 'Edit company profile'),
          ],
        },
      ],
    },
    {
      key: 'messages',
      name: { 'zh-CN': '消息管理', 'en-US': 'Messages' },
      path: '',
      icon: 'megaphone',
      openType: 1,
      childs: [
        {
          key: 'business-notice',
          name: { 'zh-CN': '企业公告', 'en-US': 'Company notices' },
          path: 'msg-publish/business-notice',
          icon: 'megaphone',
          openType: 1,
          permCode: 'notice:list',
          buttons: [
            button('notice-add', 'notice:add', '新增公告', 'Add notice'),
            button('notice-edit', 'notice:edit', '编辑公告', 'Edit notice'),
            button('notice-remove', 'notice:remove', '删除公告', 'Delete notice'),
            button('notice-publish', 'notice:publish', '发布公告', 'Publish notice'),
          ],
        },
      ],
    },
    {
      key: 'boards',
      name: { 'zh-CN': '看板', 'en-US': 'Boards' },
      path: '',
      icon: 'chart-column',
      openType: 1,
      childs: [
        page('login-board', 'base/board/login', 'gauge', '用户登录看板', 'Sign-in board'),
        page('app-board', 'base/board/app', 'chart-column', '应用访问看板', 'App usage board'),
      ],
    },
    {
      key: 'logs',
      name: { 'zh-CN': '日志', 'en-US': 'Logs' },
      path: '',
      icon: 'file-text',
      openType: 1,
      childs: [
        {
          ...page('login-log', 'base/log/login', 'user', '登录日志', 'Sign-in log'),
          buttons: [button('log-export', 'log:export', '导出日志', 'Export logs')],
        },
        page('access-log', 'base/log/app', 'app-window', '应用访问日志', 'App access log'),
        page('operator-log', 'base/log/operator', 'clipboard-list', '操作日志', 'Activity log'),
      ],
    },
    {
      key: 'recycle-bin',
      name: { 'zh-CN': '回收站', 'en-US': 'Recycle bin' },
      path: 'base/recycle-bin',
      icon: 'folder-open',
      openType: 1,
      permCode: 'recycle:list',
      buttons: [
        button('recycle-restore', 'recycle:edit', '恢复数据', 'Restore removed data'),
        button('recycle-purge', 'recycle:remove', '彻底删除', 'Delete for good'),
      ],
    },
  ],
  commands: [
    command('add-member', 'user:add', '添加成员', 'Add a member', 'base/organization', '新增 邀请'),
    command(
      'add-department',
      'department:add',
      '新增部门',
      'Add a department',
      'base/organization',
    ),
    command(
      'disabled-members',
      'user:list',
      '查看已停用的成员',
      'View disabled members',
      'base/organization?status=disabled',
    ),
    command(
      'invited-members',
      'user:list',
      '查看待加入的成员',
      'View members who have not joined',
      'base/organization?status=invited',
      '邀请',
    ),
    command('add-role', 'role:add', '新增角色', 'Add a role', 'base/role', '权限'),
    command(
      'disabled-roles',
      'role:list',
      '查看已停用的角色',
      'View disabled roles',
      'base/role?enabled=no',
    ),
    command(
      'company-profile',
      'enterprise:list',
      '查看企业档案与用量',
      'View company profile and usage',
      'base/customer',
      '续期 套餐 到期 renew plan',
    ),
    command(
      'add-notice',
      'notice:add',
      '新增企业公告',
      'Add a company notice',
      'msg-publish/business-notice',
      '发布 通知',
    ),
  ],
  searchSources: [
    {
      key: 'departments',
      name: { 'zh-CN': '部门', 'en-US': 'Departments' },
      path: 'base/organization',
      permCode: 'department:list',
    },
    {
      key: 'roles',
      name: { 'zh-CN': '角色', 'en-US': 'Roles' },
      path: 'base/role',
      permCode: 'role:list',
    },
  ],
}

function command(
  key: string,
  permCode: PermissionCode,
  zh: string,
  en: string,
  path: string,
  keywords?: string,
): ManifestCommand {
  const name = { 'zh-CN': zh, 'en-US': en }
  return { key, permCode, name, path, ...(keywords !== undefined && { keywords }) }
}

/** A page of logs or figures. */
function page(key: string, path: string, icon: string, zh: string, en: string) {
  const name = { 'zh-CN': zh, 'en-US': en }
  return { key, name, path, icon, openType: 1, permCode: 'log:list' } as const
}

function button(key: string, permCode: PermissionCode, zh: string, en: string) {
  return { key, permCode, name: { 'zh-CN': zh, 'en-US': en } }
}
