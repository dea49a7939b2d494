import { describe, expect, it } from 'vitest'
import { readVariables, type PageVariable } from '../data/variables.js'
import { checkVariable, storedVariable, variableDraftOf } from './variableDraft.js'
import { variableFormMessages } from './variableFormMessages.js'

const words = variableFormMessages['zh-CN']
const variables: readonly PageVariable[] = [
  { name: 'site', kind: 'text', label: '厂区', default: '一厂' },
  { name: 'limit', kind: 'number', default: 0, placeId: 's' },
  {
    ...{ name: 'line', kind: 'choice', default: 'a', isHidden: true },
    options: [
      { value: 'a', label: '一号线' },
      { value: 'b', label: 'b' },
    ],
  },
  { name: 'shift', kind: 'choice', options: [], query: 'shifts' },
  { name: 'device', kind: 'device', default: '01930f3c-0000-7000-8000-000000000101' },
  { name: 'time', kind: 'time', default: { from: 'now-24h', to: 'now', refresh: 30 } },
]

describe('the draft of a variable', () => {
  it('is stored as the variable it came from', () => {
    const stored = variables.map((one) => storedVariable(variableDraftOf(one, ''), undefined))
    expect(readVariables(stored)).toEqual(variables)
  })

  it('is of the page again where no section or dialog is chosen', () => {
    const [, limit] = variables
    const draft = variableDraftOf(limit, '')
    const stored = storedVariable({ ...draft, placeId: null }, { placeId: 's' })
    expect([draft.placeId, 'placeId' in stored]).toEqual(['s', false])
  })

  it('keeps what a form does not know', () => {
    const [site] = variables
    const stored = storedVariable(variableDraftOf(site, ''), { 'x-note': 1, default: 'other' })
    expect(stored).toMatchObject({ 'x-note': 1, default: '一厂' })
    const empty = { ...variableDraftOf(site, ''), default: '' }
    expect(storedVariable(empty, { default: 'other' })).not.toHaveProperty('default')
  })
})

describe('checkVariable', () => {
  const draft = variableDraftOf(undefined, 'site')
  const check = (change: Partial<typeof draft>, others: readonly PageVariable[] = []) =>
    checkVariable({ ...draft, ...change }, others, words)

  it('refuses names that no variable can have, or another has', () => {
    expect(check({})).toEqual({})
    expect(check({ name: '1a' })).toEqual({ name: words.badName })
    expect(check({}, variables)).toEqual({ name: words.takenName })
  })

  it('refuses a second time window, and one that ends before it begins', () => {
    expect(check({ name: 'x', kind: 'time' }, variables)).toEqual({ kind: words.secondWindow })
    expect(check({ kind: 'time', from: 'now', to: 'now-1h' })).toEqual({ from: words.badWindow })
    expect(check({ kind: 'time', refresh: '1' })).toEqual({ refresh: words.badRefresh(5, 3600) })
  })

  it('refuses a default that the variable does not take', () => {
    expect(check({ kind: 'number', default: 'x' })).toEqual({ default: words.badNumber })
    expect(check({ kind: 'choice' })).toEqual({ options: words.noOptions })
    const choice = { kind: 'choice', options: 'a = A\nb' } as const
    expect(check({ ...choice, default: 'c' })).toEqual({ default: words.notAnOption })
    expect(check({ ...choice, default: 'b' })).toEqual({})
  })
})
