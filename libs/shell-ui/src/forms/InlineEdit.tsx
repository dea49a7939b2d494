import { Check, Pencil, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { useErrorText } from '../provider/errors.js'
import { fieldMessages } from './fieldMessages.js'

/** @public */
export interface InlineEditProps {
  /** What it is, for the names of its parts: 显示名称. */
  label: string
  /** The text as it is kept. */
  value: string
  /** Begins in editing, with this text. Default: begins with the value on show. */
  initialDraft?: string
  /** Said of `initialDraft` at the start, as after a confirm that failed. */
  initialProblem?: string
  /**
   * Asked on confirm; a falsy answer, or one that promises it, blocks the submit (spec section 4).
   * A rejection blocks as well, and its own words are shown.
   */
  validate?: (draft: string) => unknown
  /** Said when `validate` gives something falsy. Default: 该内容不可用，请修改. */
  invalidText?: string
  /** Keeps the new value; the field stays open until it has, and keeps what was typed when it fails. */
  onSubmit: (draft: string) => unknown
  /** Shown instead of an empty value. Default: --. */
  placeholder?: string
  /** Characters that may be typed. */
  maxLength?: number
  /** Shows the value only. */
  isReadOnly?: boolean
}

/** A text that is edited where it stands: confirm or Enter submits, cancel or Escape restores (spec section 4). @public */
export function InlineEdit(props: InlineEditProps) {
  const { label, value, placeholder = '--', maxLength, isReadOnly = false } = props
  const messages = useMessages(fieldMessages)
  const sayError = useErrorText()
  const id = useId()
  const [draft, setDraft] = useState(isReadOnly ? undefined : props.initialDraft)
  const [problem, setProblem] = useState(props.initialProblem)
  const [isPending, setPending] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const pencil = useRef<HTMLButtonElement>(null)
  const isEditing = draft !== undefined
  const wasEditing = useRef(isEditing)

  useEffect(() => {
    if (wasEditing.current === isEditing) return // at the start the focus stays where it is
    wasEditing.current = isEditing
    if (isEditing) {
      input.current?.focus()
      input.current?.select()
    } else pencil.current?.focus()
  }, [isEditing])

  function close() {
    setDraft(undefined)
    setProblem(undefined)
  }

  async function confirm() {
    if (isPending || draft === undefined) return
    if (draft === value) {
      close()
      return
    }
    setPending(true)
    setProblem(undefined)
    try {
      const isRight = props.validate === undefined || Boolean(await props.validate(draft))
      if (isRight) await props.onSubmit(draft)
      if (isRight) close()
      else setProblem(props.invalidText ?? messages.notAccepted)
      if (!isRight) input.current?.focus()
    } catch (error) {
      setProblem(sayError(error))
      input.current?.focus()
    } finally {
      setPending(false)
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault() // not the form around it
      void confirm()
    } else if (event.key === 'Escape' && !isPending) {
      event.stopPropagation() // not the dialog around it
      close()
    }
  }

  if (!isEditing) {
    return (
      <span className="sp-inline-edit">
        <span className={value ? 'sp-inline-value' : 'sp-inline-value sp-placeholder'}>
          {value || placeholder}
        </span>
        {!isReadOnly && (
          <button
            ref={pencil}
            type="button"
            className="sp-icon-button"
            aria-label={messages.editValue(label)}
            onClick={() => setDraft(value)}
            onKeyDown={(event) => {
              if (event.key === 'F2') setDraft(value) // as in the cells of a grid
            }}
          >
            <Pencil size={14} aria-hidden />
          </button>
        )}
      </span>
    )
  }
  return (
    <span className="sp-inline-edit sp-inline-editing" role="group" aria-label={label}>
      <span className="sp-inline-row">
        <input
          ref={input}
          className="sp-inline-input"
          value={draft}
          aria-label={label}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          autoComplete="off"
          maxLength={maxLength}
          readOnly={isPending}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className="sp-icon-button"
          aria-label={messages.confirmEdit}
          aria-disabled={isPending || undefined}
          onClick={() => void confirm()}
        >
          <Check size={16} aria-hidden />
        </button>
        <button
          type="button"
          className="sp-icon-button"
          aria-label={messages.cancelEdit}
          disabled={isPending}
          onClick={close}
        >
          <X size={16} aria-hidden />
        </button>
      </span>
      <span className="sp-sr-only" role="status">
        {isPending && messages.checking}
      </span>
      {problem && (
        <span id={`${id}-problem`} className="sp-error" role="alert">
          {problem}
        </span>
      )}
    </span>
  )
}
