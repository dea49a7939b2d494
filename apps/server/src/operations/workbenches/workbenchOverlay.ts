import { defaultPageConfig, type PageDocument } from '@spruce/designer-engine'
import { openPage } from '@spruce/designer-engine/open'
import {
  applyOverlay,
  brokenZones,
  overlayOf,
  zonesOf,
  type OverlayChange,
  type RefusedChange,
} from '@spruce/designer-engine/overlay'
import { ComponentRegistry } from '@spruce/designer-engine/registry'
import type { Schemas } from '@spruce/api-client/contract'
import { HttpError } from '../../http/errors.js'
import { messages } from '../../messages.js'
import type {
  PersonalWorkbench,
  WorkbenchesRepository,
} from '../../repositories/designs/WorkbenchesRepository.js'

/** So many components a refusal names. */
const mostNamed = 10

/** The server judges places and properties of components, not what a type of them is. */
const registry = new ComponentRegistry({ components: [] })

const emptyPage: PageDocument = {
  id: '',
  schema: { page: 1, components: {} },
  config: defaultPageConfig,
  style: { main: {}, panel: {} },
  nodes: {},
}

/** A page in order, whatever was stored. */
export function pageOf(document: string | null | undefined): PageDocument {
  const opened = openPage(document ?? '{}', { registry })
  return opened.ok ? opened.document : emptyPage
}

/** What a member made of a workbench; a copy of before is read as its differences from what it was made from. */
export function changesOf(
  { changes, document }: PersonalWorkbench,
  base: PageDocument,
): readonly OverlayChange[] {
  if (changes !== null) return JSON.parse(changes) as readonly OverlayChange[]
  return overlayOf(base, pageOf(document))
}

/** The revision that something was made from, or what is given now, where that one is not kept any more. */
export async function baseOf(
  workbenches: WorkbenchesRepository,
  tenantId: string,
  workbenchId: string,
  { basedRevision }: Pick<PersonalWorkbench, 'basedRevision'>,
  given: PageDocument,
): Promise<PageDocument> {
  if (basedRevision === null) return given
  const document = await workbenches.revisionDocument(tenantId, workbenchId, basedRevision)
  return document === undefined ? given : pageOf(document)
}

/** What is shown of a page that a member changed, and what of it could not be kept. */
export function showOverlay(
  given: PageDocument,
  base: PageDocument,
  changes: readonly OverlayChange[],
): { document: Schemas['PageDocument']; notKept: Schemas['WorkbenchLoss'][] } {
  const { document, notKept } = applyOverlay(given, changes)
  return {
    document: { ...document },
    notKept: notKept.map((one) => ({
      ...one,
      title: titleIn([given, base], one.id) || titleAmong(changes, one.id),
    })),
  }
}

/** The components that are not free. */
export function presentZones(page: PageDocument): Schemas['WorkbenchZone'][] {
  return [...zonesOf(page)].flatMap(([id, zone]) => {
    const node = page.nodes[id]
    if (!node || zone === 'free') return []
    return [{ id, type: node.type, title: titleIn([page], id), zone }]
  })
}

/** @throws 422 WORKBENCH_ZONE that names each component which a change may not be made of */
export function assertZones(given: PageDocument, changes: readonly OverlayChange[]): void {
  const broken = brokenZones(given, changes)
  if (broken.length === 0) return
  const ids = [...new Set(broken.map(({ id }) => id))]
  const names = ids.slice(0, mostNamed).map((id) => titleIn([given], id) || id)
  const text = (language: keyof typeof messages) => messages[language].brokenZones(names)
  const fields = broken.slice(0, mostNamed).map((one) => fieldOf(one, changes))
  throw new HttpError(422, 'WORKBENCH_ZONE', text, fields)
}

function fieldOf({ id }: RefusedChange, changes: readonly OverlayChange[]) {
  const at = changes.findIndex((change) => change.id === id)
  return {
    path: `changes[${String(at)}]`,
    message: (language: keyof typeof messages) => messages[language].rules.WORKBENCH_ZONE,
  }
}

function titleIn(pages: readonly PageDocument[], id: string): string {
  const titles = pages.map(({ nodes }) =>
    titleOf(Object.hasOwn(nodes, id) ? nodes[id]?.props : undefined),
  )
  return titles.find((title) => title !== '') ?? ''
}

/** The name that a change gives its component. */
function titleAmong(changes: readonly OverlayChange[], id: string): string {
  return titleOf(changes.find((change) => change.id === id)?.set)
}

function titleOf(props: OverlayChange['set']): string {
  const title = props?.['title']
  return typeof title === 'string' ? title : ''
}
