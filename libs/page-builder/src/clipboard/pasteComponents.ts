import { pageSlots, type Designer, type PageConfig } from '@spruce/designer-engine'
import { toast } from '@spruce/shell-ui'
import type { InsertTarget } from '../studio/InsertTarget.js'
import { storedList } from '../studio/storedJson.js'
import { adaptPart, type AdaptedPart } from './adaptPart.js'
import { applyPart, type PastePlace } from './applyPart.js'
import { clipboardMessages } from './clipboardMessages.js'
import type { PartOrigin } from './pagePart.js'
import type { PartNoteKind } from './PartNote.js'
import { pasteCheckDialog } from './PasteCheckDialog.js'
import { pasteTextDialog } from './PasteTextDialog.js'
import { readPart, type ReadPart } from './readPart.js'

/** The page that components come to, and who pastes. */
export interface PasteTarget extends InsertTarget {
  readonly at: PartOrigin
  /** Where on the page. */
  readonly place: PastePlace
}

/** What nobody has to agree to. */
const harmless: ReadonlySet<PartNoteKind> = new Set(['renamed', 'window'])

/** What was pasted, and what to tell the person. */
export interface Pasted {
  readonly ids: readonly string[]
  readonly said: string
}

/**
 * Pastes what a text holds; asks first where something of it does not come.
 * @param text of a clipboard; undefined: the person gives it as text or as a file
 * @returns undefined where nothing was pasted
 */
export async function pasteComponents(
  target: PasteTarget,
  text: string | undefined,
): Promise<Pasted | undefined> {
  const { registry, language } = target
  const messages = clipboardMessages[language]
  const read =
    text === undefined
      ? await pasteTextDialog.open({ read: (given) => readPart(given, registry) })
      : readPart(text, registry)
  if (!read) return undefined
  if (!read.ok) {
    toast.error(messages[read.reason])
    return undefined
  }
  return pastePart(target, read)
}

async function pastePart(target: PasteTarget, part: ReadPart): Promise<Pasted | undefined> {
  const { designer, language, at, place } = target
  const messages = clipboardMessages[language]
  const adapted = adaptPart(part, { ...target, ...pageOf(designer), origin: location.origin })
  const { nodes, notes } = adapted
  const isForeign = part.from.tenant !== at.tenant
  const isTold = part.repaired > 0 || notes.some(({ kind }) => !harmless.has(kind))
  if (isTold) {
    const { name, repaired } = part
    const count = nodes.length
    const isAgreed = await pasteCheckDialog.open({ name, count, isForeign, repaired, notes })
    if (!isAgreed) return undefined
  }
  const ids = applyPart(designer, adapted, place, lookOf(part, designer))
  if (typeof ids === 'string') {
    toast.error(messages[ids])
    return undefined
  }
  return { ids, said: sayDone(adapted, language) }
}

function sayDone({ nodes, notes }: AdaptedPart, language: InsertTarget['language']): string {
  const messages = clipboardMessages[language]
  if (nodes.length === 0) return messages.doneData
  const renamed = notes.filter(({ kind }) => kind === 'renamed').length
  return renamed === 0 ? messages.done(nodes.length) : messages.doneRenamed(nodes.length, renamed)
}

/** What pasting asks of the page. */
function pageOf(designer: Designer) {
  const { document } = designer
  return {
    columns: document.config.gridColNum,
    dialogs: new Set(designer.children(null, pageSlots.dialogs).map(({ id }) => id)),
    ids: new Set(Object.keys(document.nodes)),
    data: {
      queries: storedList(document, 'queries'),
      variables: storedList(document, 'variables'),
    },
  }
}

/** A whole page that comes to an empty one brings its margins; the columns stay. */
function lookOf({ isWhole, document }: ReadPart, designer: Designer): PageConfig | undefined {
  const isEmpty = Object.keys(designer.document.nodes).length === 0
  if (!isWhole || !isEmpty) return undefined
  const { gridColNum } = designer.settings.config
  return { ...document.config, gridColNum }
}
