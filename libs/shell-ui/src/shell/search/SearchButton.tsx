import { Search } from 'lucide-react'
import { useMessages } from '../../i18n/LanguageProvider.js'
import { searchMessages } from './searchMessages.js'
import { ariaSearchKeys, searchKeys } from './searchShortcut.js'

/** @public */
export interface SearchButtonProps {
  isOpen: boolean
  onOpen: () => void
}

/** The way into the global search from the top bar, with its shortcut; on a narrow screen a glass alone. @public */
export function SearchButton({ isOpen, onOpen }: SearchButtonProps) {
  const messages = useMessages(searchMessages)
  const keys = searchKeys()
  return (
    <button
      type="button"
      className="shell-find"
      aria-label={messages.open}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts={ariaSearchKeys()}
      title={messages.openWith(keys)}
      onClick={onOpen}
    >
      <Search size={16} aria-hidden />
      <span className="shell-find-text">{messages.open}</span>
      <kbd className="shell-find-keys">{keys}</kbd>
    </button>
  )
}
