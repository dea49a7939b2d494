import type { DraftErrors } from '@spruce/shell-ui'
import type { DevicePageTexts } from '../device/devicePageMessages.js'
import { bodyOfPoint, checkPoint, draftOfPoint, type PointDraft } from '../device/pointDraft.js'
import type { TypeTexts } from './typeMessages.js'
import type { TypeDetail } from './typeQueries.js'

/** A point in the form; one that the type has already keeps code and kind. */
export interface TypePointDraft extends PointDraft {
  id: string | undefined
}

/** What the form holds. */
export interface TypeDraft {
  code: string
  name: string
  description: string
  offlineSeconds: string
  points: readonly TypePointDraft[]
}

/** As many as the contract takes. */
export const mostPoints = 200

/** What the form starts with. */
export function draftOfType(type: TypeDetail | undefined): TypeDraft {
  return {
    code: type?.code ?? '',
    name: type?.name ?? '',
    description: type?.description ?? '',
    offlineSeconds: String(type?.offlineSeconds ?? 300),
    points: (type?.points ?? []).map((point) => ({ ...draftOfPoint(point), id: point.id })),
  }
}

/** A point that nothing is known of. */
export function emptyPoint(): TypePointDraft {
  return { ...draftOfPoint(undefined), id: undefined }
}

/** What is wrong with a draft. */
export function checkType(
  { code, name, offlineSeconds, points }: TypeDraft,
  t: TypeTexts,
  pointTexts: DevicePageTexts,
): DraftErrors<TypeDraft> {
  const isCode = /^[0-9A-Za-z_.:-]{1,50}$/.test(code.trim())
  const seconds = /^\d{1,6}$/.test(offlineSeconds.trim()) ? Number(offlineSeconds) : 0
  return {
    code: code.trim() === '' ? t.codeRequired : isCode ? undefined : t.codeFormat,
    name: name.trim() === '' ? t.nameRequired : undefined,
    offlineSeconds: seconds >= 10 && seconds <= 604_800 ? undefined : t.offlineFormat,
    points: checkPoints(points, t, pointTexts),
  }
}

function checkPoints(
  points: readonly TypePointDraft[],
  t: TypeTexts,
  pointTexts: DevicePageTexts,
): string | undefined {
  const codes = new Set<string>()
  for (const [index, point] of points.entries()) {
    const [problem] = Object.values(checkPoint(point, pointTexts)).filter(Boolean)
    if (problem !== undefined) return t.pointsWrong(index + 1, problem)
    const code = point.code.trim()
    if (codes.has(code)) return t.pointsWrong(index + 1, t.codeTwice(code))
    codes.add(code)
  }
  return undefined
}

/** What is sent of a new one. */
export function bodyOfType(draft: TypeDraft) {
  return { code: draft.code.trim(), ...fieldsOfType(draft) }
}

/** What is sent of a change; the code stays. */
export function changesOfType(changes: Partial<TypeDraft>, draft: TypeDraft) {
  const { name, description, offlineSeconds, points } = fieldsOfType(draft)
  return {
    ...(changes.name !== undefined && { name }),
    ...(changes.description !== undefined && { description }),
    ...(changes.offlineSeconds !== undefined && { offlineSeconds }),
    ...(changes.points !== undefined && { points }),
  }
}

function fieldsOfType({ name, description, offlineSeconds, points }: TypeDraft) {
  return {
    name: name.trim(),
    description: description.trim() === '' ? null : description.trim(),
    offlineSeconds: Number(offlineSeconds),
    points: points.map(({ id, ...point }) => ({
      ...bodyOfPoint(point),
      ...(id !== undefined && { id }),
    })),
  }
}
