/**
 * Slows a page down to a quarter and counts the processor time of its tasks, whatever else the machine does.
 * @param {import('playwright').Page} page
 */
export async function slowPage(page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  return {
    /** So far, ms. */
    async work() {
      const { metrics } = await client.send('Performance.getMetrics')
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
    },
    /** Has the page as fast as it was. */
    async end() {
      await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await client.detach()
    },
  }
}
