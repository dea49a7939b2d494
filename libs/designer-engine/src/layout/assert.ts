/** @throws RangeError with this message, unless it is so */
export function assert(isSo: boolean, message: string): asserts isSo {
  if (!isSo) throw new RangeError(message)
}
