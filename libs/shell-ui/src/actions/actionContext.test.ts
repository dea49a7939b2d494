import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { contextOf } from './ActionContext.js'

/** Where the caches of the product would tell of a failure: they are silent where its meta says so. */
function surroundings() {
  const onError = vi.fn<(meta: object | undefined) => void>()
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (_error, query) => onError(query.meta) }),
    mutationCache: new MutationCache({
      onError: (_error, _variables, _result, mutation) => onError(mutation.meta),
    }),
    defaultOptions: { queries: { staleTime: 60_000 } },
  })
  const context = contextOf(
    { getApi: vi.fn(), client, list: undefined, language: 'zh-CN', goTo: vi.fn() },
    (open) => open(),
  )
  return { ...context, client, onError }
}

describe('the context of an action', () => {
  it('reads what is on the server now, however fresh the cache is', async () => {
    const { client, read } = surroundings()
    client.setQueryData(['roles', 'r1'], 'former')
    const queryFn = () => Promise.resolve('latest')
    expect(await read({ queryKey: ['roles', 'r1'], queryFn })).toBe('latest')
  })

  it('keeps the caches silent about what its form, question or renderer shows', async () => {
    const { read, send, onError } = surroundings()
    const fail = () => Promise.reject(new Error('refused'))
    await expect(send({ mutationFn: fail, meta: { invalidates: ['roles'] } }, {})).rejects.toThrow()
    await expect(read({ queryKey: ['roles', 'r1'], queryFn: fail })).rejects.toThrow('refused')
    expect(onError.mock.calls).toEqual([
      [{ invalidates: ['roles'], silent: true }],
      [{ silent: true }],
    ])
  })
})
