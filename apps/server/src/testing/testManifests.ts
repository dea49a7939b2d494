import type { Manifest } from '../boot/manifests.js'

/** Two sub-applications: a home for everybody, and a console behind permissions. */
export const testManifests: readonly Manifest[] = [
  {
    appCode: 'test-home',
    basePath: '/home',
    name: { 'zh-CN': '首页', 'en-US': 'Home' },
    permissions: [],
    menus: [
      { key: 'home', name: { 'zh-CN': '首页', 'en-US': 'Home' }, path: '/dashboard', openType: 1 },
    ],
  },
  {
    appCode: 'spruce-web-enterprise-console',
    basePath: '/yunbu-app/spruce-web-enterprise-console',
    name: { 'zh-CN': '企业控制台', 'en-US': 'Enterprise console' },
    icon: 'building',
    permissions: [
      { code: 'department:list', name: { 'zh-CN': '查看部门', 'en-US': 'See departments' } },
      { code: 'department:add', name: { 'zh-CN': '新增部门', 'en-US': 'Add departments' } },
    ],
    menus: [
      {
        key: 'base',
        name: { 'zh-CN': '基础管理', 'en-US': 'Basics' },
        path: '',
        openType: 1,
        childs: [
          {
            key: 'organization',
            name: { 'zh-CN': '组织架构', 'en-US': 'Organisation' },
            path: 'base/organization',
            openType: 1,
            permCode: 'department:list',
            buttons: [
              {
                key: 'organization.add',
                name: { 'zh-CN': '新增部门', 'en-US': 'Add department' },
                permCode: 'department:add',
              },
            ],
          },
        ],
      },
    ],
  },
]
