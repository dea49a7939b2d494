import { builtInFormat, plainFormat, readFormat, type NumberFormat } from './numberFormat.js'
import { readXml } from './xml.js'
import type { Workbook } from './zip.js'

/** For each style that a cell may name by number, how it shows numbers. */
export async function readStyles(workbook: Workbook, part: string): Promise<NumberFormat[]> {
  const codes = new Map<number, NumberFormat>()
  const styles: NumberFormat[] = []
  let isCells = false
  await readXml(await workbook.read(part), {
    open(name, { numFmtId, formatCode }) {
      if (name === 'cellXfs') isCells = true
      else if (name === 'numFmt') codes.set(Number(numFmtId), readFormat(formatCode ?? ''))
      else if (name === 'xf' && isCells) {
        const id = Number(numFmtId ?? 0)
        styles.push(codes.get(id) ?? builtInFormat(id))
      }
    },
    close(name) {
      if (name === 'cellXfs') isCells = false
    },
  })
  return styles
}

export function formatOf(styles: readonly NumberFormat[], style: string | undefined): NumberFormat {
  return styles[Number(style ?? 0)] ?? plainFormat
}
