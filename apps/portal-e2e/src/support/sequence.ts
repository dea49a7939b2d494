/** A number below another one. */
export type Next = (below: number) => number

/** The next of a fixed sequence: the same seed takes the same steps. */
export function sequence(seed: number): Next {
  let state = seed % 2_147_483_648
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
