import type { Schemas } from '@spruce/api-client/contract'
import { notFound } from '../../http/errors.js'
import { presentAlarm, presentAlarmComment } from '../../presenters/presentAlarms.js'
import type { Alarm } from '../../repositories/alarms/AlarmsRepository.js'
import type { Repositories } from '../../repositories/repositories.js'

/** @throws 404 */
export async function readAlarm(
  { alarms }: Repositories,
  tenantId: string,
  id: string,
): Promise<Schemas['AlarmDetail']> {
  const alarm = await alarms.find(tenantId, id)
  if (!alarm) throw notFound('alarm', id)
  const comments = await alarms.comments(tenantId, id)
  return { ...presentAlarm(alarm), comments: comments.map(presentAlarmComment) }
}

/** What people call an alarm. */
export function alarmName({
  deviceName,
  ruleName,
}: Pick<Alarm, 'deviceName' | 'ruleName'>): string {
  return `${deviceName} ${ruleName}`
}
