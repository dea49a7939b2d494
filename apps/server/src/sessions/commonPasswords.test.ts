import { isPassword } from '@spruce/validators'
import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './commonPasswords.js'

describe('common passwords (S-12)', () => {
  it.each([
    'P@ssw0rd',
    'Passw0rd!',
    'Password123',
    'Password@2026',
    'Admin@123',
    'Admin123456',
    'Aa123456',
    'Aa123456!',
    'Abc123456',
    'Abcd@1234',
    'Qwerty123!',
    '1qaz@WSX',
    'Qwer1234',
    'Test@1234',
    'Welcome1!',
    'Woaini1314!',
    'Zhang@123456',
    'A123456789!',
    'AbcAbc123!',
  ])('%s keeps the rule and is one', (password) => {
    expect(isPassword(password)).toBe(true)
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each([
    'Spruce@2026',
    'Kiefer-17-Moos',
    'xT4#pLm9',
    'Berg%Tal%See8',
    'aB3$wQ7!',
    'mapleRoof4!',
  ])('%s is none', (password) => expect(isCommonPassword(password)).toBe(false))
})
