const [alarms, devices, logs] = [['alarm:list'], ['device:list'], ['log:list']]

/** Which permissions the server asks of whoever reads a source: one of them; none named: none. @public */
export const sourcePermissions: Readonly<Record<string, readonly string[]>> = {
  'notice-receipts': ['notice:list'],
  'members-by-department': ['department:list'],
  'sign-ins': logs,
  visits: logs,
  'visits-by-app': logs,
  devices,
  'devices-by-state': devices,
  'devices-by-area': devices,
  'latest-values': devices,
  'value-history': devices,
  alarms,
  'alarm-counts': alarms,
}
