import type { Json, JsonObject } from '@spruce/designer-engine'
import { isJsonObject } from '../studio/storedJson.js'
import { referenceFields, type PageReferences } from './pageReferences.js'
import type { PartNoteKind } from './PartNote.js'

/** New names by old ones, of each kind of what a page has. */
export type Renamed = Readonly<Record<keyof PageReferences, ReadonlyMap<string, string>>>

/** What is done with the values of a part. */
export interface ValueRules {
  /** It is another tenant's: what names something of that tenant is left out. */
  readonly isForeign: boolean
  /** Of the portal. */
  readonly origin: string
  /** Whether a dialog is there to be opened. */
  readonly hasDialog: (id: string) => boolean
  readonly renamed: Renamed
  readonly note: (kind: PartNoteKind, detail: string) => void
}

/** An address that runs a script, once what browsers skip in an address is gone; the server refuses a page with one. */
const scriptAddress = /^(?:(?:java|vb)script:|data:(?:text\/html|application\/xhtml))/i
// eslint-disable-next-line no-control-regex -- exactly the characters that browsers skip
const skipped = /[\u0000-\u0020]+/g

/** An address of a file of the portal, with its origin or without. */
const fileAddress = /(?:https?:)?(?:\/\/[^\s"'<>()/]+)?\/files\/[^\s"'<>()]*/gi
const pictureTag = /<(?:img|source|video|audio)\b[^>]*>/gi

/** Ids of pages, menus and applications in a path of the portal. */
const idInPath = /RCAPP|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/i

/** Interactions that lead to something of one tenant, by the field that says to what. */
const ways: Readonly<Record<string, string>> = {
  'open-page': 'page',
  'open-menu': 'menu',
  'open-app': 'app',
}

/** A value of a part as it stands on the page that it comes to. */
export function adaptValue(value: Json, rules: ValueRules): Json {
  if (typeof value === 'string') return adaptText(value, rules)
  if (Array.isArray(value)) return (value as readonly Json[]).map((one) => adaptValue(one, rules))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]): (readonly [string, Json])[] => {
      if (isJsonObject(one) && isLeftOut(one, rules)) return []
      const kind = Object.hasOwn(referenceFields, key) ? referenceFields[key] : undefined
      if (kind && typeof one === 'string') {
        return [[key, rules.renamed[kind].get(one) ?? adaptText(one, rules)]]
      }
      return [[key, adaptValue(one, rules)]]
    }),
  )
}

/** As `adaptValue`, of an object. */
export function adaptObject(value: JsonObject, rules: ValueRules): JsonObject {
  return adaptValue(value, rules) as JsonObject
}

function isLeftOut(value: JsonObject, { isForeign, origin, hasDialog, note }: ValueRules): boolean {
  const { kind } = value
  if (typeof kind !== 'string') return false
  if (kind === 'open-dialog') {
    const { dialog } = value
    if (typeof dialog !== 'string' || dialog === '' || hasDialog(dialog)) return false
    note('link', dialog)
    return true
  }
  if (!isForeign) return false
  const field = Object.hasOwn(ways, kind) ? ways[kind] : undefined
  if (field !== undefined) {
    const goal = value[field]
    note('link', typeof goal === 'string' ? goal : '')
    return true
  }
  const { url } = value
  if (kind !== 'open-url' || typeof url !== 'string') return false
  if (!isOwn(url, origin) || !idInPath.test(url)) return false
  note('link', url)
  return true
}

function adaptText(text: string, rules: ValueRules): string {
  const { renamed, isForeign, origin, note } = rules
  if (scriptAddress.test(text.slice(0, 200).replaceAll(skipped, ''))) {
    note('unsafe', text.slice(0, 100))
    return ''
  }
  const named = text.replaceAll(/\{\{(\s*)(\w+)(\s*)\}\}/g, (whole, ...found: string[]) => {
    const [before = '', name = '', after = ''] = found
    const other = renamed.variables.get(name)
    return other === undefined ? whole : `{{${before}${other}${after}}}`
  })
  if (!isForeign) return named
  const withoutFiles = (part: string) =>
    part.replaceAll(fileAddress, (address) => {
      if (!isOwn(address, origin)) return address
      note('file', address)
      return ''
    })
  return withoutFiles(named.replaceAll(pictureTag, (tag) => (withoutFiles(tag) === tag ? tag : '')))
}

/** Whether an address is one of the portal. */
function isOwn(address: string, origin: string): boolean {
  try {
    return new URL(address, origin).origin === origin
  } catch {
    return false
  }
}
