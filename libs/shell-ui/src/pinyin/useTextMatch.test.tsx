import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useTextMatch } from './useTextMatch.js'

it('finds a text as it is written at once, and by pinyin when the dictionary is there', async () => {
  const { result } = renderHook(() => useTextMatch('zzjg'))
  expect(result.current('组织架构', '架构')).toBe(true)
  expect(result.current('组织架构', '')).toBe(true)
  await waitFor(() => expect(result.current('组织架构', 'zzjg')).toBe(true))
  expect(result.current('组织架构 Organization', 'zuzhi ORGAN')).toBe(true)
  expect(result.current('组织架构', 'zzx')).toBe(false)
})
