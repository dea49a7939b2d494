import { describe, expect, it, onTestFinished } from 'vitest'
import { panel } from '../testing/components.js'
import { runComponentContract } from './contract/runComponentContract.js'
import { migrate } from './migrations/migrate.js'
import { ComponentRegistry } from './registry/ComponentRegistry.js'
import { reasonOf } from './reasonOf.js'
import { reportUnhandled } from './store/options.js'

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
    [function failed() {}, 'failed'],
    [Object.assign(() => undefined, { message: 'from a plugin' }), 'from a plugin'],
    ['text', 'text'],
    [undefined, 'undefined'],
  ])('%# is %j', (thrown, text) => {
    expect(reasonOf(thrown)).toBe(text)
  })

  const thrown = { code: 'NO_SERIES' }

  it('is said of a migration', () => {
    const migrations = { 2: () => fail(thrown) }
    const registry = new ComponentRegistry({
      components: [{ ...panel, version: 2, migrations }],
    })
    const nodes = { a: { type: panel.type, props: {} } }
    expect(migrate({ nodes }, registry)).toMatchObject({ ok: false, reason: 'NO_SERIES' })
  })

  it('is said of a component that does not keep its contract', () => {
    const broken = { ...panel, a11y: { name: () => fail(thrown) } } as unknown as typeof panel
    expect(() => runComponentContract(broken)).toThrow(/: NO_SERIES$/m)
  })

  it('is said of a listener whose error nobody takes', async () => {
    const own = process.listeners('unhandledRejection')
    process.removeAllListeners('unhandledRejection')
    onTestFinished(() => {
      process.removeAllListeners('unhandledRejection')
      for (const listener of own) process.on('unhandledRejection', listener)
    })
    const reason = new Promise((resolve) => process.once('unhandledRejection', resolve))
    reportUnhandled(thrown)
    expect(await reason).toEqual(new Error('NO_SERIES'))
  })
})
