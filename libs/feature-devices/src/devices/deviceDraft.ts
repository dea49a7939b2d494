import type { DraftErrors } from '@spruce/shell-ui'
import type { DeviceTexts } from './deviceMessages.js'
import type { Device } from './deviceQueries.js'

/** What the form holds. */
export interface DeviceDraft {
  code: string
  name: string
  areaId: string | null
  typeId: string | null
  model: string
  description: string
}

/** What the form starts with; a new one in the area that is on show. */
export function draftOfDevice(device: Device | undefined, areaId?: string): DeviceDraft {
  return {
    code: device?.code ?? '',
    name: device?.name ?? '',
    areaId: device?.areaId ?? areaId ?? null,
    typeId: device?.typeId ?? null,
    model: device?.model ?? '',
    description: device?.description ?? '',
  }
}

/** What is wrong with a draft. */
export function checkDevice(
  { code, name, areaId }: DeviceDraft,
  t: DeviceTexts,
): DraftErrors<DeviceDraft> {
  const isCode = /^[0-9A-Za-z_.:-]{1,50}$/.test(code.trim())
  return {
    code: code.trim() === '' ? t.codeRequired : isCode ? undefined : t.codeFormat,
    name: name.trim() === '' ? t.nameRequired : undefined,
    areaId: areaId === null ? t.areaRequired : undefined,
  }
}

/** What is sent of a new one. */
export function bodyOfDevice({ code, name, areaId, typeId, model, description }: DeviceDraft) {
  return {
    code: code.trim(),
    name: name.trim(),
    areaId: areaId ?? '',
    typeId,
    model: textOrNull(model),
    description: textOrNull(description),
  }
}

/** What is sent of a change; the code stays. */
export function changesOfDevice(changes: Partial<DeviceDraft>) {
  const { name, areaId, typeId, model, description } = changes
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(typeof areaId === 'string' && { areaId }),
    ...(typeId !== undefined && { typeId }),
    ...(model !== undefined && { model: textOrNull(model) }),
    ...(description !== undefined && { description: textOrNull(description) }),
  }
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim()
}
