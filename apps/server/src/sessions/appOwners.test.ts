import { describe, expect, it } from 'vitest'
import { isAppForKind, isConsole, isForKind } from './appOwners.js'

describe('whose staff an application is for', () => {
  it.each([
    ['spruce-web-enterprise-console', { customer: true, operator: false, isConsole: true }],
    ['spruce-web-operation-management', { customer: false, operator: true, isConsole: true }],
    ['spruce-web-app-management', { customer: true, operator: false, isConsole: false }],
    ['energy', { customer: true, operator: true, isConsole: false }],
  ])('%s', (code, expected) => {
    expect({
      customer: isAppForKind(code, 'customer'),
      operator: isAppForKind(code, 'operator'),
      isConsole: isConsole(code),
    }).toEqual(expected)
  })

  it('holds for the menus of an application, and for those that lead to a console', () => {
    const menu = { app_code: 'spruce-web-app-management', key: 'application' }
    expect(isForKind(menu, 'customer')).toBe(true)
    expect(isForKind(menu, 'operator')).toBe(false)
    const entry = { app_code: 'MT0001', key: 'spruce-web-operation-management' }
    expect(isForKind(entry, 'customer')).toBe(false)
  })
})
