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
              {value}
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

/** The words that icons are found by come when the panel opens. */
function IconPanel({ value, attach, onChoose, onDone }: IconPanelProps) {
  const messages = useMessages(valueMessages)
  const general = useMessages(uiMessages)
  const language = useLanguage()
  const [keyword, setKeyword] = useState('')
  const [icons, setIcons] = useState<readonly IconChoice[]>()
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
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
  }, [])
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
