import { describe, expect, it } from 'vitest'
import { defineSearch, searchChoice, searchId, searchText } from './index.js'

const days = searchText(10)
const search = defineSearch(
  {
    tab: searchChoice(['customers']),
    keyword: searchText(),
    expires: searchChoice(['30', '90']),
    planId: searchId,
    from: days,
    to: days,
  },
  {
    sort: ['name', 'createdAt'],
    places: ['tab'],
    check: ({ from, to, ...rest }) =>
      from !== undefined && to !== undefined && from > to ? rest : { ...rest, from, to },
  },
)
const planId = '0b1c2d3e-4f50-4617-8899-aabbccddeeff'

describe('defineSearch', () => {
  it.each([
    { keyword: '春节', page: 2, size: 50, sort: '-name' },
    { tab: 'customers', expires: '30', planId, sort: 'createdAt' },
  ])('reads %o as it is', (query) => {
    expect(search.read(query)).toEqual(query)
  })

  it.each([
    { keyword: ' ' },
    { keyword: true },
    { expires: '31' },
    { tab: 'plans' },
    { planId: 'p1' },
    { sort: 'password' },
    { sort: '--name' },
    { from: '2026-11-30', to: '2026-11-01' },
    { page: 1 },
    { page: 0 },
    { page: 1.5 },
    { page: '2' },
    { size: 20 },
    { size: 101 },
    { unknown: 'x' },
  ])('leaves out %o', (wrong) => {
    expect(search.read(wrong)).toEqual({})
  })

  it('reads numbers where a text or a choice stands, and cuts what is too long', () => {
    expect(search.read({ keyword: 2026, expires: 90 })).toEqual({ keyword: '2026', expires: '90' })
    expect(search.read({ keyword: 'a'.repeat(60) }).keyword).toHaveLength(50)
  })

  it('names the filters that a view keeps: all but places', () => {
    expect(search.filters).toEqual(['keyword', 'expires', 'planId', 'from', 'to'])
  })

  it('says page and size to a call, and only what differs in a link', () => {
    expect(search.params({ keyword: 'a' })).toEqual({ keyword: 'a', page: 1, size: 20 })
    expect(search.params({ page: 3, size: 50 })).toEqual({ page: 3, size: 50 })
    expect(search.href('/plans', {})).toBe('/plans')
    expect(search.href('/plans', { tab: 'customers', keyword: undefined, planId })).toBe(
      `/plans?tab=customers&planId=${planId}`,
    )
  })
})
