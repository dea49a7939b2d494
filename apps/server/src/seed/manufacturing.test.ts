import { isPassword } from '@spruce/validators'
import { describe, expect, it } from 'vitest'
import { manufacturingTenant } from './manufacturing.js'
import { demoPassword } from './namedPeople.js'

const now = new Date('2026-11-20T00:00:00Z')

describe('manufacturingTenant', () => {
  const tenant = manufacturingTenant(now)

  it('is the same every time', () => {
    expect(manufacturingTenant(now)).toEqual(tenant)
  })

  it('is about as large as promised: 40 departments, 300 people', () => {
    expect(tenant.departments.length).toBeGreaterThanOrEqual(38)
    expect(tenant.departments.length).toBeLessThanOrEqual(42)
    expect(tenant.members.length).toBeGreaterThanOrEqual(290)
    expect(tenant.members.length).toBeLessThanOrEqual(330)
  })

  it('has no value twice that must be unique', () => {
    for (const field of ['id', 'userId', 'loginName', 'employeeCode', 'mobile', 'email'] as const) {
      expect(new Set(tenant.members.map((one) => one[field])).size).toBe(tenant.members.length)
    }
    const names = tenant.departments.map(({ parentId, name }) => `${String(parentId)}/${name}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it('has people with names of two to four characters and login names the contract accepts', () => {
    for (const { name, loginName, mobile } of tenant.members) {
      expect(name).toMatch(/^\p{Script=Han}{2,4}$/u)
      expect(loginName).toMatch(/^[0-9A-Za-z_]{1,50}$/)
      expect(mobile).toMatch(/^1[1-9][0-9]{9}$/)
    }
    expect(new Set(tenant.members.map(({ name }) => name)).size).toBeGreaterThan(270)
  })

  it('has somebody for every filter: status, real name, sign-in', () => {
    const { members } = tenant
    for (const status of ['active', 'invited', 'disabled']) {
      expect(members.filter((one) => one.status === status).length, status).toBeGreaterThan(2)
    }
    const proved = members.filter(({ realName }) => realName)
    expect(proved.length / members.length).toBeGreaterThan(0.2)
    expect(proved.length / members.length).toBeLessThan(0.6)
    // Nobody who can sign in: their account would not know of a proof.
    expect(proved.filter(({ lastLoginAt }) => lastLoginAt === null)).toEqual([])
    expect(proved.map(({ loginName }) => loginName)).not.toContain('admin')
    expect(members.filter(({ lastLoginAt }) => lastLoginAt === null).length).toBeGreaterThan(9)
  })

  it('has one administrator, the named one, and a password within the rules', () => {
    const adminRole = tenant.roles.find(({ grantsAll }) => grantsAll)
    const administrators = tenant.members.filter(({ roleIds }) =>
      roleIds.includes(adminRole?.id ?? ''),
    )
    expect(administrators.map(({ loginName }) => loginName)).toEqual(['admin'])
    expect(isPassword(demoPassword)).toBe(true)
  })
})
