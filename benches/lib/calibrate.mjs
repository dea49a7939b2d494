/**
 * How fast this machine is right now: the same work every time, in milliseconds. Printed beside each
 * bench, so that a busy machine shows.
 */
export function calibrate() {
  const begin = performance.now()
  let x = 1
  for (let i = 0; i < 40_000_000; i += 1) x = (x * 1_103_515_245 + 12_345) & 0x7fffffff
  if (x === 0) throw new Error('unreachable: the loop must not be optimised away')
  return performance.now() - begin
}
