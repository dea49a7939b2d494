import { Textarea } from '@chakra-ui/react/textarea'
import { useCallback, useDeferredValue, useMemo } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { FieldFrame, useField, type FieldProps } from './FieldFrame.js'
import { useFieldCheck } from './fieldChecks.js'
import { findJsonProblem } from './jsonProblem.js'
import { valueMessages } from './valueMessages.js'

/** @public */
export interface JsonFieldProps extends FieldProps {
  /** Lines to show. Default: 8. */
  rows?: number
  /** Stands in the empty input; never in place of a label. */
  placeholder?: string
}

/** JSON as a text, with the place of the first mistake. The draft holds the text; an empty one is right. @public */
export function JsonField(props: JsonFieldProps) {
  const { name, rows = 8, placeholder } = props
  const messages = useMessages(valueMessages)
  const { control, attach, error } = useField<string | null | undefined>(props)
  const text = control.value ?? ''
  const settled = useDeferredValue(text)
  const say = useCallback(
    (of: string) => {
      const problem = of.trim() === '' ? undefined : findJsonProblem(of)
      return problem
        ? messages.jsonProblem(problem.line, problem.column, messages.jsonReason(problem.reason))
        : undefined
    },
    [messages],
  )
  const problem = useMemo(() => say(settled), [settled, say])
  useFieldCheck(name, (held) => (typeof held === 'string' ? say(held) : undefined))

  const problemId = `${control.id}-problem`
  const describedBy = [control.describedBy, problem && !error && problemId]
    .filter(Boolean)
    .join(' ')
  return (
    <FieldFrame {...props} id={control.id} labelId={control.labelId} error={error}>
      <Textarea
        ref={attach}
        id={control.id}
        name={name}
        className="sp-json"
        value={text}
        rows={rows}
        disabled={control.isDisabled}
        placeholder={placeholder}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-required={props.isRequired}
        aria-invalid={control.isInvalid || problem !== undefined || undefined}
        aria-describedby={describedBy || undefined}
        onBlur={control.onBlur}
        onChange={(event) => control.onChange(event.target.value)}
      />
      <div className="sp-json-tools">
        <p id={problemId} className="sp-error sp-json-problem" role="status">
          {error ? undefined : problem}
        </p>
        <button
          type="button"
          className="sp-text-button"
          disabled={control.isDisabled || text.trim() === '' || problem !== undefined}
          onClick={() => control.onChange(JSON.stringify(JSON.parse(text), undefined, 2))}
        >
          {messages.format}
        </button>
      </div>
    </FieldFrame>
  )
}
