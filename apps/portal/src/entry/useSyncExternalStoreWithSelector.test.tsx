import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useSyncExternalStoreWithSelector } from './useSyncExternalStoreWithSelector.js'

function storeOf<T>(value: T) {
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next: T) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

describe('useSyncExternalStoreWithSelector', () => {
  it('follows the selected part', () => {
    const store = storeOf({ a: 1, b: 1 })
    const { result } = renderHook(() =>
      useSyncExternalStoreWithSelector(store.subscribe, store.get, null, ({ a }) => a),
    )
    act(() => store.set({ a: 2, b: 1 }))
    expect(result.current).toBe(2)
  })

  it('keeps an equal selection, so nothing renders anew', () => {
    const store = storeOf({ list: [1, 2], other: 0 })
    const render = vi.fn()
    const isEqual = (a: number[], b: number[]) => a.join() === b.join()
    const select = ({ list }: { list: number[] }) => [...list]
    const { result, rerender } = renderHook(() => {
      render()
      return useSyncExternalStoreWithSelector(store.subscribe, store.get, null, select, isEqual)
    })
    const first = result.current
    act(() => store.set({ list: [1, 2], other: 1 }))
    expect(render).toHaveBeenCalledTimes(1)
    rerender()
    expect(result.current).toBe(first)
    act(() => store.set({ list: [3], other: 1 }))
    expect(result.current).toEqual([3])
  })

  it('keeps an equal selection under a new selector', () => {
    const store = storeOf([1, 2])
    const isEqual = (a: number[], b: number[]) => a.join() === b.join()
    const { result, rerender } = renderHook(() =>
      useSyncExternalStoreWithSelector(
        store.subscribe,
        store.get,
        null,
        (all) => all.map((one) => one),
        isEqual,
      ),
    )
    const first = result.current
    rerender()
    expect(result.current).toBe(first)
  })
})
