import type { ManifestPermission } from './manifestPermission.js'
import type { PermissionCode } from './permission.js'

/**
 * The code of a permission that belongs to no single sub-application: several ask about it, or none has
 * it as its subject. @public
 */
export type PlatformPermission = Extract<
  PermissionCode,
  `${'role' | 'page' | 'device' | 'devicetype' | 'devicetoken' | 'alarm' | 'alarmrule' | 'log' | 'recycle' | 'view' | 'identityprovider' | 'dataendpoint'}:${string}`
>

/** What the platform declares for all sub-applications. Plain data, as their manifests are. @public */
export interface PlatformManifest {
  readonly permissions: readonly (ManifestPermission & { readonly code: PlatformPermission })[]
}

/**
 * The permissions of the platform. A sub-application names those that stand in its permission tree
 * (`platformPermissions`). @public
 */
export const platformManifest: PlatformManifest = {
  permissions: [
    { code: 'role:list', name: { 'zh-CN': '查看角色', 'en-US': 'View roles' } },
    { code: 'role:add', name: { 'zh-CN': '新增角色', 'en-US': 'Add roles' } },
    { code: 'role:edit', name: { 'zh-CN': '编辑角色', 'en-US': 'Edit roles' } },
    { code: 'role:remove', name: { 'zh-CN': '删除角色', 'en-US': 'Delete roles' } },
    { code: 'role:assign', name: { 'zh-CN': '分配角色成员', 'en-US': 'Assign roles' } },
    { code: 'page:list', name: { 'zh-CN': '查看页面', 'en-US': 'View pages' } },
    { code: 'page:add', name: { 'zh-CN': '新增页面', 'en-US': 'Add pages' } },
    { code: 'page:edit', name: { 'zh-CN': '编辑页面', 'en-US': 'Edit pages' } },
    { code: 'page:remove', name: { 'zh-CN': '删除页面', 'en-US': 'Delete pages' } },
    { code: 'page:publish', name: { 'zh-CN': '发布页面', 'en-US': 'Publish pages' } },
    { code: 'device:list', name: { 'zh-CN': '查看设备', 'en-US': 'View devices' } },
    { code: 'device:add', name: { 'zh-CN': '新增设备', 'en-US': 'Add devices' } },
    { code: 'device:edit', name: { 'zh-CN': '编辑设备', 'en-US': 'Edit devices' } },
    { code: 'device:remove', name: { 'zh-CN': '删除设备', 'en-US': 'Delete devices' } },
    {
      code: 'device:import',
      name: { 'zh-CN': '导入设备、上报设备数据', 'en-US': 'Import devices and report device data' },
    },
    {
      code: 'devicetoken:edit',
      name: { 'zh-CN': '管理上报令牌', 'en-US': 'Manage reporting tokens' },
    },
    { code: 'devicetype:edit', name: { 'zh-CN': '管理设备类型', 'en-US': 'Manage device types' } },
    { code: 'device:export', name: { 'zh-CN': '导出设备', 'en-US': 'Export devices' } },
    { code: 'alarm:list', name: { 'zh-CN': '查看报警', 'en-US': 'View alarms' } },
    { code: 'alarm:edit', name: { 'zh-CN': '处理报警', 'en-US': 'Handle alarms' } },
    { code: 'alarm:export', name: { 'zh-CN': '导出报警', 'en-US': 'Export alarms' } },
    { code: 'alarmrule:edit', name: { 'zh-CN': '管理报警规则', 'en-US': 'Manage alarm rules' } },
    { code: 'log:list', name: { 'zh-CN': '查看日志与看板', 'en-US': 'View logs and boards' } },
    { code: 'log:export', name: { 'zh-CN': '导出日志', 'en-US': 'Export logs' } },
    { code: 'recycle:list', name: { 'zh-CN': '查看回收站', 'en-US': 'View the recycle bin' } },
    { code: 'recycle:edit', name: { 'zh-CN': '恢复数据', 'en-US': 'Restore removed data' } },
    { code: 'recycle:remove', name: { 'zh-CN': '彻底删除', 'en-US': 'Delete for good' } },
    { code: 'view:publish', name: { 'zh-CN': '共享视图', 'en-US': 'Share views' } },
    {
      code: 'identityprovider:list',
      name: { 'zh-CN': '查看身份提供方', 'en-US': 'View identity providers' },
    },
    {
      code: 'identityprovider:add',
      name: { 'zh-CN': '新增身份提供方', 'en-US': 'Add identity providers' },
    },
    {
      code: 'identityprovider:edit',
      name: { 'zh-CN': '编辑身份提供方', 'en-US': 'Edit identity providers' },
    },
    {
      code: 'identityprovider:remove',
      name: { 'zh-CN': '删除身份提供方', 'en-US': 'Delete identity providers' },
    },
    {
      code: 'dataendpoint:edit',
      name: { 'zh-CN': '管理数据接口', 'en-US': 'Manage data endpoints' },
    },
  ],
}
