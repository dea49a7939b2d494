import { describe, expect, it } from 'vitest'
import { closureOf, gzipBytes } from './entryClosure.ts'

const manifest = {
  'index.html': {
    file: 'index.js',
    imports: ['_base.js'],
    dynamicImports: ['page'],
    css: ['index.css'],
  },
  '_base.js': { file: 'base.js', imports: ['_runtime.js', 'index.html'] },
  '_runtime.js': { file: 'runtime.js' },
  page: { file: 'page.js', imports: ['_shell.js', 'index.html'] },
  '_shell.js': { file: 'shell.js' },
}

describe('the closure of a chunk', () => {
  it('is what it imports statically, styles too, however the imports circle', () => {
    expect(closureOf(manifest, 'index.html')).toEqual([
      'index.js',
      'index.css',
      'base.js',
      'runtime.js',
    ])
  })
  it('leaves out what comes by import()', () => {
    expect(closureOf(manifest, 'index.html')).not.toContain('shell.js')
  })
  it('of an unknown chunk is empty', () => {
    expect(closureOf(manifest, 'nowhere')).toEqual([])
  })
  it('is weighed after gzip', () => {
    const read = (file: string) => Buffer.from(file === 'a' ? 'x'.repeat(10_000) : '')
    expect(gzipBytes(['a'], read)).toBeLessThan(100)
    expect(gzipBytes(['a', 'b'], read)).toBe(gzipBytes(['a'], read) + gzipBytes(['b'], read))
  })
})
