import type { DemoPerson } from './people.js'

/** The password of the demo accounts; evaluation mode only. */
export const demoPassword = 'Spruce@2026'

function person(loginName: string, name: string, mobile: string): DemoPerson {
  return { name, loginName, mobile, email: `${loginName}@spruce.example` }
}

/** The people who can sign in to the demo tenants; their numbers belong to nobody. */
export const namedPeople = {
  operator: person('operator', '沈运维', '13900000001'),
  admin: person('admin', '林建业', '13900000002'),
  division: person('division', '方志远', '13900000003'),
  member: person('member', '周晓雨', '13900000004'),
  multi: person('multi', '顾文博', '13900000005'),
} as const

/** The account's id: the same in every tenant the person belongs to. */
export function namedUserId(loginName: string): string {
  return `user-${loginName}`
}
