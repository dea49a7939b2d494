import { createElement, type ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { createFixtureTranslation } from './translateFixtures.js'

const translate = createFixtureTranslation({
  云山: 'Yunshan',
  云山制造: 'Yunshan Manufacturing',
  很长的名称: 'very long name',
  客户: 'Customer',
  '第 # 份公告': 'Notice #',
})

describe('a translation of fixtures', () => {
  it.each([
    ['云山制造', 'Yunshan Manufacturing'],
    ['很长的名称很长的名称', 'very long name very long name'],
    ['客户12', 'Customer 12'],
    ['第 7 份公告', 'Notice 7'],
    ['云山、客户。', 'Yunshan, Customer.'],
    ['YS001', 'YS001'],
    ['没有的词', '没有的词'],
  ])('says %s as %s', (text, expected) => {
    expect(translate(text)).toBe(expected)
  })

  it('goes into lists, objects and elements', () => {
    const element = createElement('b', { title: '云山', children: ['客户', 1] })
    const said = translate({ rows: [{ name: '云山' }], element })
    expect(said.rows).toEqual([{ name: 'Yunshan' }])
    const { props } = said.element as ReactElement<Record<string, unknown>>
    expect(props).toEqual({ title: 'Yunshan', children: ['Customer', 1] })
  })

  it('translates what functions return and resolve to, and calls them', async () => {
    const find = vi.fn((name: string) => Promise.resolve([{ name }]))
    await expect(translate(find)('云山')).resolves.toEqual([{ name: 'Yunshan' }])
    expect(find).toHaveBeenCalledWith('云山')
  })

  it('translates an error, which stays of its kind', async () => {
    const error = Object.assign(new RangeError('云山'), { fields: [{ message: '客户' }] })
    const said = translate(() => Promise.reject(error))
    await expect(said()).rejects.toBeInstanceOf(RangeError)
    await expect(said()).rejects.toMatchObject({
      message: 'Yunshan',
      fields: [{ message: 'Customer' }],
    })
  })

  it('leaves what has nothing to say, and what is no plain data', () => {
    const row = { id: 1, at: new Date(0), none: null }
    expect(translate(row)).toBe(row)
    const store = new Map([['name', '云山']])
    expect(translate(store)).toBe(store)
  })

  it('ends at what holds itself', () => {
    const node: { name: string; self?: unknown } = { name: '云山' }
    node.self = node
    expect(translate(node).name).toBe('Yunshan')
  })
})
