import type { DeviceField, ImportChange, ImportedDevice, ImportReason } from '../db/schema.js'
import { newId } from '../ids.js'
import { pathNames } from './candidate.js'
import type { DeviceCandidate, ReadDeviceRow } from './deviceRow.js'
import { missing } from './readTexts.js'
import type { RecordPlan } from './RecordPlan.js'

/** What is to be done for a row. */
export type DevicePlan = RecordPlan<ImportedDevice>

/** A device that rows may speak of. */
export interface KnownDevice extends ImportedDevice {
  id: string
}

export interface DevicePlannerParts {
  areas: readonly { id: string; parentId: string | null; name: string }[]
  types: readonly { id: string; code: string; name: string }[]
  mayAdd: boolean
  mayEdit: boolean
}

/** What a text leads to: one, none, or more than one. */
type Found = { id: string } | 'none' | 'several'

/** Decides, by what the tenant has now and the person who asks may, what each row comes to. */
export class DevicePlanner {
  private readonly areas: Named
  private readonly types: Named
  /** By the codes of the devices that rows have spoken of. */
  private readonly seen = new Map<string, number>()

  constructor(private readonly parts: DevicePlannerParts) {
    const paths = pathsOf(parts.areas)
    this.areas = new Named(
      parts.areas.map(({ id, name }) => ({ id, name: asPath(name), exact: paths.get(id) ?? '' })),
    )
    this.types = new Named(parts.types.map(({ id, code, name }) => ({ id, name, exact: code })))
  }

  /** @param known by their codes */
  plan(
    { candidate, reasons: read }: ReadDeviceRow,
    known: ReadonlyMap<string, KnownDevice>,
  ): DevicePlan {
    const { number, code = '' } = candidate
    const device = known.get(code)
    const reasons = [...read]
    const { name, area: place } = candidate
    if (!device) {
      for (const field of ['name', 'area'] as const) {
        reasons.push(...missing(field, { name, area: place }, reasons))
      }
    }
    const area = this.areaOf(candidate, reasons)
    const type = this.typeOf(candidate, reasons)
    const first = this.seen.get(code)
    if (first !== undefined) {
      reasons.push({ field: 'code', code: 'REPEATED', detail: String(first) })
    }
    if (reasons.length > 0) return { number, kind: 'failed', reasons }
    this.seen.set(code, number)
    const state: ImportedDevice = {
      version: device?.version ?? 1,
      code,
      name: name ?? device?.name ?? '',
      areaId: area ?? device?.areaId ?? '',
      typeId: type ?? device?.typeId ?? null,
      model: candidate.model ?? device?.model ?? null,
      description: candidate.description ?? device?.description ?? null,
    }
    if (!device) {
      return this.parts.mayAdd ? { number, kind: 'new', id: newId(), state } : noRight(number)
    }
    const { id, ...before } = device
    const changes = this.changesOf(before, state)
    if (changes.length === 0) return { number, kind: 'same', id }
    if (!this.parts.mayEdit) return noRight(number)
    const after = { ...state, version: before.version + 1 }
    return { number, kind: 'change', id, before, state: after, changes }
  }

  private areaOf({ area }: DeviceCandidate, reasons: ImportReason[]): string | undefined {
    if (area === undefined) return undefined
    const found = this.areas.find(asPath(area))
    if (typeof found !== 'string') return found.id
    const code = found === 'none' ? 'AREA_UNKNOWN' : 'AREA_SEVERAL'
    reasons.push({ field: 'area', code, detail: area })
    return undefined
  }

  private typeOf({ type }: DeviceCandidate, reasons: ImportReason[]): string | undefined {
    if (type === undefined) return undefined
    const found = this.types.find(type)
    if (typeof found !== 'string') return found.id
    const code = found === 'none' ? 'TYPE_UNKNOWN' : 'TYPE_SEVERAL'
    reasons.push({ field: 'type', code, detail: type })
    return undefined
  }

  private changesOf(before: ImportedDevice, state: ImportedDevice): ImportChange[] {
    const said = (one: ImportedDevice): Record<Exclude<DeviceField, 'code'>, string> => ({
      name: one.name,
      area: this.areas.exactOf(one.areaId),
      type: this.types.nameOf(one.typeId ?? ''),
      model: one.model ?? '',
      description: one.description ?? '',
    })
    const [from, to] = [said(before), said(state)]
    const differs = {
      name: before.name !== state.name,
      area: before.areaId !== state.areaId,
      type: before.typeId !== state.typeId,
      model: before.model !== state.model,
      description: before.description !== state.description,
    }
    return (['name', 'area', 'type', 'model', 'description'] as const)
      .filter((field) => differs[field])
      .map((field) => ({ field, from: from[field], to: to[field] }))
  }
}

/** Things that rows name by a path or code, or by a name that several may have. */
class Named {
  private readonly byExact = new Map<string, Found>()
  private readonly byName = new Map<string, Found>()
  private readonly byId: ReadonlyMap<string, { name: string; exact: string }>

  constructor(all: readonly { id: string; name: string; exact: string }[]) {
    this.byId = new Map(all.map((one) => [one.id, one]))
    for (const { id, name, exact } of all) {
      this.byName.set(name, this.byName.has(name) ? 'several' : { id })
      this.byExact.set(exact, this.byExact.has(exact) ? 'several' : { id })
    }
  }

  find(text: string): Found {
    return this.byExact.get(text) ?? this.byName.get(text) ?? 'none'
  }

  nameOf(id: string): string {
    return this.byId.get(id)?.name ?? ''
  }

  exactOf(id: string): string {
    return this.byId.get(id)?.exact ?? ''
  }
}

/** A path, or a name that may hold the marks of one, as both are compared. */
function asPath(text: string): string {
  return pathNames(text).join('/')
}

/** The names from the root to each area; those above come first. */
function pathsOf(areas: DevicePlannerParts['areas']): ReadonlyMap<string, string> {
  const paths = new Map<string, string>()
  for (const { id, parentId, name } of areas) {
    const above = parentId === null ? undefined : paths.get(parentId)
    const own = asPath(name)
    paths.set(id, above === undefined ? own : `${above}/${own}`)
  }
  return paths
}

function noRight(number: number): DevicePlan {
  return { number, kind: 'failed', reasons: [{ code: 'DEVICES_NO_RIGHT' }] }
}
