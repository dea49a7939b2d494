import { describe, expect, it } from 'vitest'
import { allWidgets } from '../widgets/allWidgets.js'
import { columnFields, isColumnField, withColumnFields } from './columnFields.js'

const fieldsOf = (type: string) => allWidgets.find((one) => one.type === type)?.props.panel ?? []

describe('the fields that name columns', () => {
  it.each(Object.entries(columnFields))('of %s are texts or lists of them', (type, names) => {
    const found = fieldsOf(type).filter(({ name }) => names.includes(name))
    expect(found.map(({ name }) => name)).toEqual(names)
    const kinds = found.map(({ kind, item }) => {
      const named = item?.fields?.find(({ name }) => name === 'name')
      return (named ?? item)?.kind ?? kind
    })
    expect(kinds).toEqual(names.map(() => 'text'))
  })

  it('say so, and those of lists in their items; no other does', () => {
    const [category, series] = withColumnFields('spruce.chart', fieldsOf('spruce.chart')).filter(
      ({ name }) => name === 'category' || name === 'series',
    )
    expect(category && isColumnField(category)).toBe(true)
    expect(series && isColumnField(series)).toBe(false)
    expect(series?.item).toMatchObject({ isOfList: true })
    const [columns] = withColumnFields('spruce.table', fieldsOf('spruce.table')).filter(
      ({ name }) => name === 'columns',
    )
    expect(columns?.item && isColumnField(columns.item)).toBe(false)
    expect(columns?.item?.fields?.filter(isColumnField)).toMatchObject([
      { name: 'name', isOfList: true },
    ])
    const map = withColumnFields('spruce.picture-map', fieldsOf('spruce.picture-map'))
    const places = map.find(({ name }) => name === 'places')?.item?.fields ?? []
    expect(places.filter(isColumnField)).toEqual([])
    expect(withColumnFields('constructor', map)).toEqual(map)
  })
})
