import { pageSlots } from '@spruce/designer-engine'
import { useDesignFocus } from '@spruce/designer-engine/react'
import { saveFile, toast, useLanguage, useMessages } from '@spruce/shell-ui'
import { clipboardMessages } from '../clipboard/clipboardMessages.js'
import type { PagePart } from '../clipboard/pagePart.js'
import { partOf, wholePart } from '../clipboard/partOf.js'
import { useStudio } from './StudioContext.js'
import { studioMessages } from './studioMessages.js'

/** What copying gives: text for a clipboard, and what is done once it is there. */
export interface CopiedText {
  readonly text: string
  /** Says it; of a cut takes the components away. */
  readonly finish: () => void
}

/** Copies, cuts and pastes components of the studio, between pages and companies. */
export interface StudioClipboard {
  /** Undefined where there is nothing to copy. @param target of the event, if there is one */
  copy: (kind: 'copy' | 'cut', target?: EventTarget | null) => CopiedText | undefined
  /** Pastes a text; without one the person is asked for it. */
  paste: (text: string | undefined) => Promise<void>
  selectAll: () => void
  /** All of the page as a file. */
  exportPage: () => void
}

/** The clipboard of the studio around; code that pastes is loaded with its first use. */
export function useClipboard(): StudioClipboard {
  const { model, name, at, registry, permCodes, say } = useStudio()
  const messages = useMessages(clipboardMessages)
  const { notLoaded } = useMessages(studioMessages)
  const language = useLanguage()
  const focus = useDesignFocus()
  const { designer } = model.page // cells of a narrower width mean nothing elsewhere
  const source = { designer, name, from: at }
  return {
    copy(kind, target) {
      const ids = focus.concerned(target)
      const part = ids.length > 0 ? partOf(source, ids) : undefined
      if (!part) return undefined
      const count = countOf(part)
      return {
        text: JSON.stringify(part),
        finish() {
          if (kind === 'copy') say(messages.copied(count))
          else if (designer.commands.remove(ids).ok) say(messages.cutDone(count))
        },
      }
    },
    async paste(text) {
      const loaded = await import('../clipboard/pasteComponents.js').catch(() => undefined)
      if (!loaded) {
        toast.error(notLoaded)
        return
      }
      const target = { designer, registry, permCodes, language, at, place: focus.place() }
      const pasted = await loaded.pasteComponents(target, text)
      if (!pasted) return
      focus.take(pasted.ids)
      say(pasted.said)
      toast.success(pasted.said)
    },
    selectAll() {
      say(messages.selected(focus.selectAll()))
    },
    exportPage() {
      const text = JSON.stringify(wholePart(source), undefined, 2)
      saveFile(messages.fileName(fileNameOf(name)), text, 'application/json')
      toast.success(messages.exported)
    },
  }
}

/** The components that were chosen, without what lies in them and the dialogs that they open. */
function countOf({ document }: PagePart): number {
  const roots = Object.values(document.nodes).filter(({ parent }) => parent === null)
  const chosen = roots.filter(({ slot }) => slot !== pageSlots.dialogs)
  return (chosen.length > 0 ? chosen : roots).length
}

/** What no system takes in the name of a file is left out. */
function fileNameOf(name: string): string {
  // eslint-disable-next-line no-control-regex -- exactly what systems refuse
  return name.replaceAll(/[\u0000-\u001f\\/:*?"<>|]/g, ' ').trim() || 'page'
}
