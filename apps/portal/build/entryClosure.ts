import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'

/** The files of a chunk and of everything it imports statically. */
export function closureOf(manifest: Manifest, entry: string): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    files.add(chunk.file)
    for (const css of chunk.css ?? []) files.add(css)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit(entry)
  return [...files]
}

/** Bytes of files after gzip, as a browser would fetch them. */
export function gzipBytes(files: readonly string[], read: (file: string) => Buffer): number {
  return files.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0)
}
