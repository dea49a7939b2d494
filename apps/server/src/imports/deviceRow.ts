import type { DeviceField, ImportReason } from '../db/schema.js'
import { halfWidth } from './candidate.js'
import { formed, missing, type ReadText, readTexts, type TextRow } from './readTexts.js'

/** What a row says of a device. Empty cells are absent: what is known stays as it is. */
export interface DeviceCandidate {
  number: number
  code?: string
  name?: string
  /** A path of names from the root, or a name that only one area has. */
  area?: string
  /** A code, or a name that only one type has. */
  type?: string
  model?: string
  description?: string
}

export interface ReadDeviceRow {
  candidate: DeviceCandidate
  reasons: ImportReason[]
}

/** As the contract has them for devices. */
const fields: Record<DeviceField, ReadText> = {
  code: formed(/^[0-9A-Za-z_.:-]{1,50}$/, halfWidth),
  name: formed(/^[^\p{Cc}]{1,50}$/u),
  area: formed(/^.{1,500}$/u),
  type: formed(/^.{1,50}$/u),
  model: formed(/^[^\p{Cc}]{1,50}$/u),
  description: formed(/^[^\p{Cc}]{1,200}$/u),
}

export function readDeviceRow(row: TextRow): ReadDeviceRow {
  const { texts, reasons } = readTexts(row, fields)
  reasons.push(...missing('code', texts, reasons))
  return { candidate: { number: row.row.number, ...texts }, reasons }
}
