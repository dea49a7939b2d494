import { describe, expect, it } from 'vitest'
import { checkIdentifierDraft, draftOfIdentifier } from './identifierDraft.js'
import { identifierMessages } from './identifierMessages.js'
import { linkFault, smsSize, undeclaredFault, variableFault } from './templateChecks.js'

const t = identifierMessages['zh-CN']
const row = (name: string, more: object = {}) => ({
  ...{ name, label: '', required: true, maxLength: '50' },
  ...more,
})

describe('templates', () => {
  it.each([
    ['{{title}}', undefined],
    ['{{ title }}', undefined],
    ['{title} {{}', undefined],
    ['{{titel}}', t.undeclared('titel')],
    ['{{}}', t.undeclared('')],
  ])('%s', (template, fault) => {
    expect(undeclaredFault(template, [row('title')], t)).toBe(fault)
  })

  it.each([
    ['', true],
    ['/dashboard', true],
    ['/dashboard?id={{id}}', true],
    ['dashboard', false],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['/a b', false],
    ['https://evil.example', false],
    ['javascript:alert(1)', false],
    ['/{{id}}/evil', true],
  ])('the link %s', (link, isRight) => {
    expect(linkFault(link, t) === undefined).toBe(isRight)
  })

  it.each([
    [[row('1a')], t.variableNameFormat],
    [[row('')], t.variableNameFormat],
    [[row('a', { maxLength: '0' })], t.maxLengthRange],
    [[row('a', { maxLength: '501' })], t.maxLengthRange],
    [[row('a', { maxLength: '1.5' })], t.maxLengthRange],
    [[row('a')], undefined],
  ])('%o: %s', (rows, fault) => {
    expect(variableFault(rows, 0, t)).toBe(fault)
  })

  it('refuses a name that is there twice, at the second one', () => {
    const rows = [row('a'), row('a')]
    expect(variableFault(rows, 0, t)).toBeUndefined()
    expect(variableFault(rows, 1, t)).toBe(t.variableTwice('a'))
  })

  it('counts an SMS with its longest values, in parts of 70 and then 67', () => {
    expect(smsSize('你好', [])).toEqual({ typed: 2, longest: 2, parts: 1 })
    expect(smsSize('字'.repeat(70), []).parts).toBe(1)
    expect(smsSize('字'.repeat(71), []).parts).toBe(2)
    expect(smsSize('字'.repeat(134), []).parts).toBe(2)
    expect(smsSize('字'.repeat(135), []).parts).toBe(3)
    expect(smsSize('a{{b}}c{{b}}', [row('b')])).toEqual({ typed: 2, longest: 102, parts: 2 })
  })

  it('asks for one channel at least, and for nothing of a channel that is off', () => {
    const draft = {
      ...draftOfIdentifier(undefined),
      ...{ code: 'a.b', name: 'a', appCode: 'app', mailSubject: '{{nobody}}' },
    }
    expect(checkIdentifierDraft(draft, t)).toMatchObject({
      inAppTitle: t.titleRequired,
      mailSubject: undefined,
    })
    const off = checkIdentifierDraft({ ...draft, hasInApp: false }, t)
    expect(Object.values(off).filter(Boolean)).toEqual([t.noChannel])
  })
})
