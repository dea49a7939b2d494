import type { Db } from '../db/schema.js'
import type { DemoTenant } from './DemoTenant.js'
import { namedUserId } from './namedPeople.js'
import { writeAlarms } from './writeAlarms.js'
import { writeBusinessMessages } from './writeBusinessMessages.js'
import { writeCalendar } from './writeCalendar.js'
import { writeDataEndpoints } from './writeDataEndpoints.js'
import { writeDeviceImport } from './writeDeviceImport.js'
import { writeDevices } from './writeDevices.js'
import { writeInvitations } from './writeInvitations.js'
import { writeImports } from './writeImports.js'
import { writeLetters } from './writeLetters.js'
import { writeCompanyNotices } from './writeNotices.js'
import { writeOwnApps } from './writeOwnApps.js'
import { writeOwnComponents } from './writeOwnComponents.js'
import { writeProviders } from './writeProviders.js'
import { writeRemovals } from './writeRemovals.js'

/** Writes what the people of 云杉制造集团 find beside their organisation: applications, menus, components and messages. */
export async function writeCompany(db: Db, tenant: DemoTenant, now: Date): Promise<void> {
  const memberOf = (name: 'admin' | 'member') =>
    tenant.members.find(({ userId }) => userId === namedUserId(name))?.id ?? ''
  const { id } = tenant.brand
  await writeOwnApps(db, id, now)
  await writeOwnComponents(db, id, now)
  await writeBusinessMessages(db, id, namedUserId('admin'), now)
  await writeLetters(db, id, memberOf('member'), now)
  await writeCalendar(db, id, [memberOf('admin'), memberOf('member')], now)
  await writeCompanyNotices(db, tenant, memberOf('admin'), now)
  await writeInvitations(db, tenant, memberOf('admin'), now)
  await writeProviders(db, tenant, now)
  await writeDataEndpoints(db, id)
  await writeRemovals(db, id, namedUserId('admin'), now)
  const admin = { memberId: memberOf('admin'), userId: namedUserId('admin') }
  await writeImports(db, id, admin, now)
  await writeDevices(db, id, now)
  await writeDeviceImport(db, id, admin, now)
  await writeAlarms(db, id, { admin: memberOf('admin'), member: memberOf('member') }, now)
}
