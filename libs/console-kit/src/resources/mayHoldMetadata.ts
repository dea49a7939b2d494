const types = /^image\/(?:jpeg|png|webp|gif)$/

/** Whether a file is a picture that may say where and with what it was taken. @public */
export function mayHoldMetadata({ type }: Pick<File, 'type'>): boolean {
  return types.test(type)
}
