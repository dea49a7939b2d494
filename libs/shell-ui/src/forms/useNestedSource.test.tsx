import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { departmentItem, sampleDepartments } from '../testing/samples.js'
import { useNestedSource } from './useNestedSource.js'

const company = sampleDepartments()
const labels = (source: ReturnType<typeof useNestedSource>, parentId: string | null) =>
  source.getBranch(parentId)?.items.map(({ label }) => label)

it('is open until somebody closes a branch', () => {
  const { result } = renderHook(() => useNestedSource(company, departmentItem))
  expect(result.current.expanded).toEqual(new Set(['root', 'rd', 'make', 'quality', 'market']))
  act(() => result.current.onExpandedChange(new Set(['root'])))
  expect(result.current.expanded).toEqual(new Set(['root']))
})

it('leaves what fits a search below its parents, by pinyin as well, and all without one', async () => {
  const { result } = renderHook(() => useNestedSource(company, departmentItem))
  act(() => result.current.onSearch('组'))
  expect(labels(result.current, null)).toEqual(['云杉制造集团'])
  expect(labels(result.current, 'root')).toEqual(['研发部'])
  expect(labels(result.current, 'rd')).toEqual(['软件组', '硬件组', '测试组'])
  expect(result.current.expanded).toEqual(new Set(['root', 'rd']))
  act(() => result.current.onSearch('scb'))
  await waitFor(() => expect(labels(result.current, 'root')).toEqual(['市场部']))
  // All of a department that was found can be chosen, closed as it is.
  expect(labels(result.current, 'market')).toEqual(['华东区', '华南区', '海外区'])
  expect(result.current.expanded).toEqual(new Set(['root']))
  act(() => result.current.onSearch('没有'))
  expect(labels(result.current, null)).toEqual([])
  act(() => result.current.onSearch(undefined))
  expect(labels(result.current, 'root')).toHaveLength(6)
})
