import { describe, expect, it } from 'vitest'
import { activityOf } from './activity.js'
import { customerTenants } from './customers.js'
import { divisionTenant } from './divisions.js'
import { manufacturingTenant } from './manufacturing.js'

/** A Wednesday before and a Monday night after office hours in China, and a Sunday. */
const moments = ['2026-11-25T00:30:00Z', '2026-11-30T15:00:00Z', '2026-11-29T04:00:00Z']

describe.each(moments)('activityOf at %s', (moment) => {
  const now = new Date(moment)
  const tenants = [manufacturingTenant(now), ...customerTenants(now)]

  it('is the same every time', () => {
    const [first, ...others] = tenants.map((tenant) => activityOf(tenant, now))
    expect(others.map(({ signIns }) => signIns.length)).not.toContain(0)
    expect(activityOf(manufacturingTenant(now), now)).toEqual(first)
  })

  it('ends for everybody with the sign-in that the membership names', () => {
    for (const tenant of tenants) {
      const last = new Map<string, number>()
      for (const { member, at, success } of activityOf(tenant, now).signIns) {
        if (success) last.set(member.id, Math.max(at.getTime(), last.get(member.id) ?? 0))
      }
      for (const { id, lastLoginAt } of tenant.members) {
        expect(last.get(id)).toBe(lastLoginAt?.getTime())
      }
    }
  })

  it('stands between sixty days ago and now, on working days, after the person came', () => {
    for (const { signIns, visits } of tenants.map((tenant) => activityOf(tenant, now))) {
      const times = [
        ...signIns.map(({ at }) => at),
        ...visits.flatMap(({ first, last }) => [first, last]),
      ]
      for (const at of times) {
        expect(at.getTime()).toBeLessThan(now.getTime())
        expect(at.getTime()).toBeGreaterThan(now.getTime() - 61 * 86_400_000)
        const weekday = new Date(at.getTime() + 8 * 3_600_000).getUTCDay()
        expect([1, 2, 3, 4, 5]).toContain(weekday)
      }
      for (const { member, at, success } of signIns) {
        if (success) expect(at.getTime()).toBeGreaterThanOrEqual(member.createdAt.getTime())
      }
    }
  })

  it('counts one line for a person, an application and an hour', () => {
    for (const { visits } of tenants.map((tenant) => activityOf(tenant, now))) {
      const keys = visits.map(({ member, appCode, first }) =>
        [member.id, appCode, first.toISOString().slice(0, 13)].join(),
      )
      expect(new Set(keys).size).toBe(keys.length)
      for (const { first, last } of visits) {
        expect(last.toISOString().slice(0, 13)).toBe(first.toISOString().slice(0, 13))
      }
    }
  })
})

it('spreads the sign-ins of a large tenant over its days: none has three times as many as most', () => {
  const now = new Date('2026-11-25T12:00:00Z')
  const days = new Map<string, number>()
  for (const { at } of activityOf(divisionTenant(now), now).signIns) {
    const day = new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
    days.set(day, (days.get(day) ?? 0) + 1)
  }
  const counts = [...days.values()].sort((one, other) => one - other)
  const median = counts[Math.floor(counts.length / 2)] ?? 0
  expect(median).toBeGreaterThan(100)
  expect(counts.at(-1)).toBeLessThan(3 * median)
})
