import type { DraftErrors } from '@spruce/shell-ui'
import type { DevicePageTexts } from './devicePageMessages.js'
import type { DataPoint } from './deviceQueries.js'

/** What the form of a point holds; numbers as they are typed. */
export interface PointDraft {
  code: string
  name: string
  type: DataPoint['type']
  unit: string
  min: string
  max: string
  decimals: string
}

/** What the form starts with. */
export function draftOfPoint(
  point:
    | Omit<
        DataPoint,
        | 'deviceId'
        | 'value'
        | 'valueAt'
        | 'outOfRange'
        | 'version'
        | 'overrides'
        | 'typePointId'
        | 'id'
      >
    | undefined,
): PointDraft {
  return {
    code: point?.code ?? '',
    name: point?.name ?? '',
    type: point?.type ?? 'number',
    unit: point?.unit ?? '',
    min: textOf(point?.min),
    max: textOf(point?.max),
    decimals: textOf(point?.decimals),
  }
}

/** What is wrong with a draft. */
export function checkPoint(draft: PointDraft, t: DevicePageTexts): DraftErrors<PointDraft> {
  const { code, name, type, min, max, decimals } = draft
  const isCode = /^[0-9A-Za-z_.:-]{1,50}$/.test(code.trim())
  const errors = {
    code: code.trim() === '' ? t.codeRequired : isCode ? undefined : t.codeFormat,
    name: name.trim() === '' ? t.nameRequired : undefined,
  }
  if (type !== 'number') return errors
  const [low, high] = [numberOf(min), numberOf(max)]
  return {
    ...errors,
    min: low === undefined ? t.numberFormat : undefined,
    max:
      high === undefined
        ? t.numberFormat
        : typeof low === 'number' && high !== null && high <= low
          ? t.rangeOrder
          : undefined,
    decimals:
      decimals.trim() === '' || /^[0-6]$/.test(decimals.trim()) ? undefined : t.decimalsFormat,
  }
}

/** What is sent of a new one; texts and switches have no range. */
export function bodyOfPoint({ code, name, type, ...draft }: PointDraft) {
  const isNumber = type === 'number'
  return {
    ...{ code: code.trim(), name: name.trim(), type },
    unit: draft.unit.trim() === '' ? null : draft.unit.trim(),
    min: isNumber ? (numberOf(draft.min) ?? null) : null,
    max: isNumber ? (numberOf(draft.max) ?? null) : null,
    decimals: isNumber ? (numberOf(draft.decimals) ?? null) : null,
  }
}

/** What is sent of a change; code and type stay. */
export function changesOfPoint(changes: Partial<PointDraft>, draft: PointDraft) {
  const { name, unit, min, max, decimals } = bodyOfPoint(draft)
  return {
    ...(changes.name !== undefined && { name }),
    ...(changes.unit !== undefined && { unit }),
    ...(changes.min !== undefined && { min }),
    ...(changes.max !== undefined && { max }),
    ...(changes.decimals !== undefined && { decimals }),
  }
}

function textOf(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value)
}

/** Null for nothing, undefined for what is no number. */
function numberOf(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const value = Number(text)
  return Number.isFinite(value) && Math.abs(value) <= 1e15 ? value : undefined
}
