/** Within two bounds; one that is no number is none, and the lower one wins where both cannot be. */
export function clamp(value: number, least = -Infinity, most = Infinity): number {
  return value < least || most < least ? least : value > most ? most : value
}
