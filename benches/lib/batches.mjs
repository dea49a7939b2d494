import { quantile } from './tables.mjs'

/**
 * Repeats what is measured in batches, so that a glance of the machine elsewhere spoils one batch and not all.
 * @param {object} how
 * @param {number} [how.batches]
 * @param {number} how.repeats in each batch
 * @param {() => number} how.work what it changed
 * @param {number} [how.ms] ends sooner, after so long
 */
export function measureBatches({ batches = 12, repeats, work, ms = 2000 }) {
  work()
  const times = []
  let changed = 0
  const end = performance.now() + ms
  for (let batch = 0; batch < batches && (batch < 2 || performance.now() < end); batch += 1) {
    const from = performance.now()
    for (let turn = 0; turn < repeats; turn += 1) changed += work()
    times.push((performance.now() - from) / repeats)
  }
  return { median: quantile(times, 0.5), least: Math.min(...times), changed }
}
