import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

export interface Division {
  code: string
  name: string
  /** The code of the one above; empty of a province. */
  parent: string
}

const lengths = [2, 4, 6, 9]

/** The divisions of China, those above first. `province`: the code of one, with all below. */
export function readDivisions(province = ''): Division[] {
  const text = brotliDecompressSync(readFileSync(join(import.meta.dirname, 'divisions.txt.br')))
  return text
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line): Division => {
      const [code = ''] = line.split(' ', 1)
      const level = lengths.indexOf(code.length)
      return {
        code,
        name: line.slice(code.length + 1),
        parent: code.slice(0, lengths[level - 1] ?? 0),
      }
    })
    .filter(({ code }) => code.startsWith(province))
}
