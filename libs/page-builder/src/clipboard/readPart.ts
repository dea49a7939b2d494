import type { JsonObject, PageDocument } from '@spruce/designer-engine'
import { openPage } from '@spruce/designer-engine/open'
import type { ComponentRegistry } from '@spruce/designer-engine/registry'
import { isRecord } from '../data/Frame.js'
import { readPageData } from '../data/pageData.js'
import { readVariables } from '../data/variables.js'
import { storedList } from '../studio/storedJson.js'
import {
  mostPartNodes,
  mostPartSize,
  partFormat,
  partVersion,
  type PartOrigin,
} from './pagePart.js'

/** Why a text holds no components that can be pasted. */
export type PartRefusal = 'empty' | 'too-large' | 'too-many' | 'no-components' | 'newer' | 'damaged'

/** A part as it was read: a page that holds to every rule of one, put in order. */
export interface ReadPart {
  readonly ok: true
  readonly from: PartOrigin
  readonly name: string
  readonly isWhole: boolean
  readonly document: PageDocument
  readonly queries: readonly JsonObject[]
  readonly variables: readonly JsonObject[]
  /** How many things of it were repaired or left out. */
  readonly repaired: number
}

/**
 * Reads components from a text of anybody. It is checked as a whole page is that somebody stored: limits of size, depth
 * and number first, then every field; nothing in it is run, and addresses that would run a script are left out.
 */
export function readPart(
  text: string,
  registry: ComponentRegistry,
): ReadPart | { readonly ok: false; readonly reason: PartRefusal } {
  if (text.length > mostPartSize) return refuse('too-large')
  const trimmed = text.replace(/^\uFEFF/, '').trim()
  if (trimmed === '') return refuse('empty')
  let parsed: unknown
  try {
    parsed = JSON.parse(trimmed)
  } catch {
    return refuse('no-components')
  }
  if (!isRecord(parsed) || parsed['format'] !== partFormat) return refuse('no-components')
  const { version, from, name, isWhole, document } = parsed
  if (typeof version === 'number' && version > partVersion) return refuse('newer')
  if (version !== partVersion) return refuse('damaged')
  const limits = { size: mostPartSize, nodes: mostPartNodes }
  const opened = openPage(document, { registry, limits })
  if (!opened.ok) {
    return refuse(
      opened.code === 'too-many-nodes'
        ? 'too-many'
        : opened.code === 'too-large'
          ? 'too-large'
          : 'damaged',
    )
  }
  if (opened.isReadOnly) return refuse('newer')
  const stored = {
    queries: storedList(opened.document, 'queries'),
    variables: storedList(opened.document, 'variables'),
  }
  const queries = stored.queries.filter((one) => readPageData({ queries: [one] }).queries.size > 0)
  const variables = stored.variables.filter((one) => readVariables([one]).length > 0)
  const left = stored.queries.length - queries.length + stored.variables.length - variables.length
  const hasNothing = Object.keys(opened.document.nodes).length === 0
  if (hasNothing && queries.length + variables.length === 0) return refuse('no-components')
  const origin = isRecord(from) ? from : {}
  return {
    ok: true,
    from: { tenant: lineOf(origin['tenant']), page: lineOf(origin['page']) },
    name: lineOf(name),
    isWhole: isWhole === true,
    document: opened.document,
    ...{ queries, variables, repaired: opened.problems.length + left },
  }
}

function lineOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 200) : ''
}

function refuse(reason: PartRefusal) {
  return { ok: false, reason } as const
}
