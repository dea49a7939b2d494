/**
 * What this process computed meanwhile, in milliseconds of a processor, whatever thread did it. Two of
 * them can be compared on a machine that is busy with something else; two durations cannot.
 */
export async function cpuTimeOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
