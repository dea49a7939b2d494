/** Names that stand for devices on Windows, whatever their extension. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu

/**
 * Names of the entries of a ZIP file: all in one folder, whatever the files are called, and none twice, not even
 * where upper and lower case are the same.
 */
export function entryNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const safe = safeName(name)
    const dot = safe.lastIndexOf('.')
    const [base, extension] = dot > 0 ? [safe.slice(0, dot), safe.slice(dot)] : [safe, '']
    let entry = safe
    for (let number = 2; taken.has(entry.toLowerCase()); number += 1) {
      entry = `${base} (${String(number)})${extension}`
    }
    taken.add(entry.toLowerCase())
    return entry
  })
}

/** Leads to no other folder, hides nothing, and can be written on any system. */
function safeName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\:*?"<>|]/gu, '_')
    .replace(/^[. ]+/u, '_')
    .replace(/[. ]+$/u, '')
  return deviceName.test(plain) ? `_${plain}` : plain || 'file'
}
