import { defineAction, toast, useActionMenu, useMessages } from '@spruce/shell-ui'
import {
  ClipboardCopy,
  ClipboardPaste,
  Copy,
  FileDown,
  FileText,
  Scissors,
  SquareDashedMousePointer,
} from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { clipboardMessages } from '../clipboard/clipboardMessages.js'
import { useStudio } from './StudioContext.js'
import { useClipboard, type StudioClipboard } from './useClipboard.js'

/** What the menu is about. */
interface Target {
  readonly clipboard: StudioClipboard
  readonly hasSelection: boolean
  readonly canEdit: boolean
}

const textOf = (key: 'copy' | 'cut' | 'paste' | 'pasteText' | 'selectAll' | 'exportPage') => ({
  'zh-CN': clipboardMessages['zh-CN'][key],
  'en-US': clipboardMessages['en-US'][key],
})

const copyBy = (kind: 'copy' | 'cut') =>
  defineAction<Target>({
    label: textOf(kind),
    icon: kind === 'copy' ? Copy : Scissors,
    isVisible: ({ canEdit }) => kind === 'copy' || canEdit,
    isDisabled: ({ hasSelection }) => !hasSelection,
    async run({ clipboard }, { language }) {
      const copied = clipboard.copy(kind)
      if (!copied) return
      try {
        await navigator.clipboard.writeText(copied.text)
      } catch {
        // Refused, or a page without a secure address.
        toast.error(clipboardMessages[language].notCopied)
        return
      }
      copied.finish()
    },
  })

const clipboardActions = [
  copyBy('copy'),
  copyBy('cut'),
  defineAction<Target>({
    label: textOf('paste'),
    icon: ClipboardPaste,
    isVisible: ({ canEdit }) => canEdit,
    async run({ clipboard }) {
      let text: string | undefined
      try {
        text = await navigator.clipboard.readText()
      } catch {
        // The browser does not give it: the person is asked for it.
      }
      await clipboard.paste(text === '' ? undefined : text)
    },
  }),
  defineAction<Target>({
    label: textOf('pasteText'),
    icon: FileText,
    isVisible: ({ canEdit }) => canEdit,
    run: ({ clipboard }) => clipboard.paste(undefined),
  }),
  defineAction<Target>({
    label: textOf('selectAll'),
    icon: SquareDashedMousePointer,
    run: ({ clipboard }) => clipboard.selectAll(),
  }),
  defineAction<Target>({
    label: textOf('exportPage'),
    icon: FileDown,
    run: ({ clipboard }) => clipboard.exportPage(),
  }),
]

/** Copies and pastes components, and keeps the page as a file. */
export const ClipboardMenu = observer(function ClipboardMenu() {
  const { design, isReadOnly } = useStudio().model
  const messages = useMessages(clipboardMessages)
  const clipboard = useClipboard()
  const menu = useActionMenu(clipboardActions)
  const target = { clipboard, hasSelection: design.selectedIds.length > 0, canEdit: !isReadOnly }
  return (
    <>
      <button
        type="button"
        className="sp-icon-button"
        aria-label={messages.tools}
        title={messages.tools}
        aria-haspopup="menu"
        onClick={(event) => menu.open(target, event.currentTarget, { label: messages.tools })}
      >
        <ClipboardCopy size={16} aria-hidden />
      </button>
      {menu.element}
    </>
  )
})
