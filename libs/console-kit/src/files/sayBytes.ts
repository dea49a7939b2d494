const units = ['B', 'KB', 'MB', 'GB', 'TB']

/** A size in the unit that leaves a short number. @public */
export function sayBytes(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1)
  return `${String(Math.round((bytes / 1024 ** step) * 10) / 10)} ${units[step] ?? ''}`
}
