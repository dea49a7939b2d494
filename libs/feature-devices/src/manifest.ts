import type { ManifestMenu, PermissionCode, SubAppManifest } from '@spruce/session'

/**
 * What the devices add to a console: menus, and ways to them in the search. Their permissions are those of the
 * platform. @public
 */
export const devicesManifest: Pick<SubAppManifest, 'menus'> &
  Required<Pick<SubAppManifest, 'commands'>> = {
  menus: [
    {
      key: 'device-management',
      name: { 'zh-CN': '设备', 'en-US': 'Devices' },
      path: '',
      icon: 'factory',
      openType: 1,
      childs: [
        {
          key: 'device',
          name: { 'zh-CN': '设备列表', 'en-US': 'Device list' },
          path: 'devices',
          icon: 'cpu',
          openType: 1,
          permCode: 'device:list',
          buttons: [
            button('device-add', 'device:add', '新增设备', 'Add device'),
            button('device-edit', 'device:edit', '编辑设备', 'Edit device'),
            button('device-remove', 'device:remove', '删除设备', 'Delete device'),
            button(
              'device-import',
              'device:import',
              '导入设备、上报设备数据',
              'Import devices and report device data',
            ),
            button('device-export', 'device:export', '导出设备', 'Export devices'),
          ],
        },
        {
          key: 'alarm',
          name: { 'zh-CN': '报警', 'en-US': 'Alarms' },
          path: 'alarms',
          icon: 'bell',
          openType: 1,
          permCode: 'alarm:list',
          buttons: [
            button('alarm-edit', 'alarm:edit', '处理报警', 'Handle alarms'),
            button('alarm-export', 'alarm:export', '导出报警', 'Export alarms'),
          ],
        },
        {
          key: 'alarm-rule',
          name: { 'zh-CN': '报警规则', 'en-US': 'Alarm rules' },
          path: 'alarm-rules',
          icon: 'sliders',
          openType: 1,
          permCode: 'alarm:list',
          buttons: [
            button('alarmrule-edit', 'alarmrule:edit', '管理报警规则', 'Manage alarm rules'),
          ],
        },
        {
          key: 'device-type',
          name: { 'zh-CN': '设备类型', 'en-US': 'Device types' },
          path: 'device-types',
          icon: 'component',
          openType: 1,
          permCode: 'device:list',
          buttons: [
            button('devicetype-edit', 'devicetype:edit', '管理设备类型', 'Manage device types'),
          ],
        },
        {
          key: 'device-token',
          name: { 'zh-CN': '上报令牌', 'en-US': 'Reporting tokens' },
          path: 'device-tokens',
          icon: 'key',
          openType: 1,
          permCode: 'devicetoken:edit',
        },
      ],
    },
  ],
  commands: [
    {
      key: 'add-device',
      permCode: 'device:add',
      name: { 'zh-CN': '新增设备', 'en-US': 'Add a device' },
      path: 'devices',
      keywords: '机器 传感器 machine sensor',
    },
    {
      key: 'offline-devices',
      permCode: 'device:list',
      name: { 'zh-CN': '查看离线设备', 'en-US': 'View devices that are offline' },
      path: 'devices?state=offline',
      keywords: '断线 故障',
    },
    {
      key: 'open-alarms',
      permCode: 'alarm:list',
      name: { 'zh-CN': '查看未清除的报警', 'en-US': 'View alarms that are open' },
      path: 'alarms?state=open',
      keywords: '告警 故障 越限 alert',
    },
  ],
}

function button(
  key: string,
  permCode: PermissionCode,
  zh: string,
  en: string,
): NonNullable<ManifestMenu['buttons']>[number] {
  return { key, permCode, name: { 'zh-CN': zh, 'en-US': en } }
}
