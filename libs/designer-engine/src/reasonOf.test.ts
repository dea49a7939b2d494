import { describe, expect, it } from 'vitest'
import { panel } from '../testing/components.js'
import { runComponentContract } from './contract/runComponentContract.js'
import { reasonOf } from './reasonOf.js'

const fail = (thrown: unknown) => {
  throw thrown
}

describe('the reason of what was thrown', () => {
  it.each([
    [new Error('broken'), 'broken'],
    [new TypeError(), 'TypeError'],
    [{ message: 'from a worker' }, 'from a worker'],
    [{ code: 'ENOSPC' }, 'ENOSPC'],
    [{ message: 7 }, 'Unknown failure'],
    [{}, 'Unknown failure'],
    [Object.create(null), 'Unknown failure'],
    ['text', 'text'],
    [undefined, 'undefined'],
  ])('%# is %j', (thrown, text) => {
    expect(reasonOf(thrown)).toBe(text)
  })

  const thrown = { code: 'NO_SERIES' }

  it('is said of a component that does not keep its contract', () => {
    const broken = { ...panel, a11y: { name: () => fail(thrown) } } as unknown as typeof panel
    expect(() => runComponentContract(broken)).toThrow(/: NO_SERIES$/m)
  })
})
