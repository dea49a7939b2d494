import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLanguage, useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { MenuIcon } from '../shell/MenuIcon.js'
import { FieldFrame, useField, type FieldProps } from './FieldFrame.js'
import type { IconChoice } from './iconSet.js'
import { PickerFrame } from './PickerFrame.js'
import { valueMessages } from './valueMessages.js'

/** @public */
export interface IconFieldProps extends FieldProps {
  /** Stands in the empty input; never in place of a label. */
  placeholder?: string
}

/** One of the icons that menus show, found by a word in either language. The draft holds its name, or null. @public */
export function IconField(props: IconFieldProps) {
  const messages = useMessages(valueMessages)
  const general = useMessages(uiMessages)
  const { control, attach, error } = useField<string | null | undefined>(props)
  const [isOpen, setOpen] = useState(false)
  const [focusOn, setFocusOn] = useState<HTMLElement | null>(null)
  const { value } = control
  const name = useIconName(value ?? undefined)
  return (
    <FieldFrame {...props} id={control.id} labelId={control.labelId} error={error}>
      <PickerFrame
        control={control}
        attach={attach}
        isOpen={isOpen}
        onOpenChange={setOpen}
        chosen={
          value && (
            <span className="sp-icon-value">
              <MenuIcon menu={{ name: value, icon: value }} />
              {name}
            </span>
          )
        }
        placeholder={props.placeholder ?? general.select}
        isRequired={props.isRequired}
        focusOn={focusOn}
        label={messages.icons}
      >
        <IconPanel
          value={value ?? undefined}
          attach={setFocusOn}
          onChoose={control.onChange}
          onDone={() => setOpen(false)}
        />
      </PickerFrame>
    </FieldFrame>
  )
}

interface IconPanelProps {
  value: string | undefined
  attach: (element: HTMLElement | null) => void
  onChoose: (name: string) => void
  onDone: () => void
}

/** The icons with their names and the words they are found by: they come when the first is wanted. */
function useIconSet(isWanted: boolean) {
  const [icons, setIcons] = useState<readonly IconChoice[]>()
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    import('./iconSet.js').then(
      (module) => {
        if (!isGone) setIcons(module.iconSet)
      },
      () => {
        if (!isGone) setFailed(true)
      },
    )
    return () => {
      isGone = true
    }
  }, [isWanted])
  return { icons, isFailed }
}

/** In the language at hand; as menus name it where it is none of the set, or the set did not come. */
function useIconName(value: string | undefined): string | undefined {
  const language = useLanguage()
  const { icons, isFailed } = useIconSet(value !== undefined)
  if (!icons && !isFailed) return undefined
  return icons?.find(({ name }) => name === value)?.label[language] ?? value
}

function IconPanel({ value, attach, onChoose, onDone }: IconPanelProps) {
  const messages = useMessages(valueMessages)
  const general = useMessages(uiMessages)
  const language = useLanguage()
  const [keyword, setKeyword] = useState('')
  const { icons, isFailed } = useIconSet(true)
  const found = icons?.filter((icon) => matches(icon, keyword.trim().toLowerCase()))
  return (
    <div className="sp-icon-panel">
      <div className="sp-picker-search">
        <Search size={16} aria-hidden className="sp-search-icon" />
        <input
          ref={attach}
          type="search"
          className="sp-picker-input"
          aria-label={messages.searchIcons}
          placeholder={messages.searchIcons}
          autoComplete="off"
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault() // not the form around it
          }}
        />
      </div>
      {found && found.length > 0 ? (
        <div className="sp-icon-grid" role="radiogroup" aria-label={messages.icons}>
          {found.map((icon) => (
            <label key={icon.name} className="sp-icon-choice" title={icon.label[language]}>
              <input
                type="radio"
                name="icon"
                aria-label={icon.label[language]}
                checked={icon.name === value}
                onChange={() => onChoose(icon.name)}
                onClick={(event) => {
                  if (event.detail > 0) onDone() // by a pointer; arrow keys go on through the icons
                }}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return
                  event.preventDefault()
                  onChoose(icon.name)
                  onDone()
                }}
              />
              <MenuIcon menu={{ name: icon.name, icon: icon.name }} />
            </label>
          ))}
        </div>
      ) : (
        <p className="sp-options-empty" role="status">
          {isFailed ? messages.iconsFailed : found ? messages.noIcon : general.loading}
        </p>
      )}
    </div>
  )
}

function matches({ name, label, words }: IconChoice, keyword: string) {
  const all = [name, label['zh-CN'], label['en-US'].toLowerCase(), words]
  return keyword === '' || all.some((text) => text.includes(keyword))
}
