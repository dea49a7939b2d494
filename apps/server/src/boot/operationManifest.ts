import type { PermissionCode } from '@spruce/api-client/contract'
import type { Manifest } from './manifests.js'

/**
 * The permission codes of the operator's console, for as long as no sub-application declares them:
 * its pages come with menus, and a menu exists when its page does.
 */
export const operationManifest: Manifest & { permissions: { code: PermissionCode }[] } = {
  appCode: 'spruce-web-operation-management',
  basePath: '/yunbu-app/spruce-web-operation-management',
  name: { 'zh-CN': '运营管理', 'en-US': 'Operations management' },
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
    { code: 'customer:audit', name: { 'zh-CN': '审核客户申请', 'en-US': 'Review applications' } },
    { code: 'customer:mock', name: { 'zh-CN': '模拟登录客户', 'en-US': 'Sign in as customers' } },
    {
      code: 'customer:reset',
      name: { 'zh-CN': '重置客户管理员密码', 'en-US': 'Reset customer administrators' },
    },
  ],
  menus: [],
}
