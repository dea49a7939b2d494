import { useCallback, useMemo, useRef, useState } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { useLatest } from '../provider/useLatest.js'
import { fieldErrorsOf, useErrorText } from '../provider/errors.js'
import type { FieldChecks } from './fieldChecks.js'
import type { FormWords } from './fieldWords.js'

/** What is wrong with a draft, by field; nothing, `undefined` or an empty text means right. */
export type DraftErrors<Draft> = { readonly [Name in keyof Draft]?: string | undefined }

export interface FormOptions<Draft extends FieldValues, Result> {
  /** What the fields hold at the start. */
  initialValues: Draft
  /** What is wrong at the start, at its fields, as after a submit that was refused. */
  initialErrors?: DraftErrors<Draft> | undefined
  /** What is wrong at the start and belongs to no field. */
  initialProblem?: string | undefined
  /** Runs on submit, then on each change of a field that was wrong. Pure. */
  validate?: ((draft: Draft) => DraftErrors<Draft>) | undefined
  /**
   * The field that shows what is wrong at a path of the body, where it is not named like it:
   * `{ 'administrator.nickName': 'adminName' }`. What is wrong within a field's value stands at the field.
   */
  paths?: Readonly<Record<string, keyof Draft & string>> | undefined
  /** May reject with an error that carries `fields`, as ApiError does: those stand at their fields. */
  onSubmit: (draft: Draft) => Promise<Result> | Result
  /** Told of what `onSubmit` gave. */
  onDone?: ((result: Result) => void) | undefined
}

/** A form's draft and what may be done with it. */
export interface FormKernel<Draft extends FieldValues> {
  form: UseFormReturn<Draft>
  isDirty: boolean
  isPending: boolean
  /** A failure that belongs to no field. */
  problem: string | undefined
  /** What the fields themselves check. */
  checks: FieldChecks
  /** How the fields are called. */
  words: FormWords
  submit: () => Promise<void>
}

/**
 * The one form kernel: draft, validation, pending state, errors of the server at their fields, focus
 * on the first error. A failed submit keeps every input.
 */
export function useFormKernel<Draft extends FieldValues, Result>(
  options: FormOptions<Draft, Result>,
): FormKernel<Draft> {
  const { initialValues } = options
  const messages = useMessages(uiMessages)
  const sayError = useErrorText()
  const latest = useLatest(options)
  const [problem, setProblem] = useState(options.initialProblem)
  const [initialErrors] = useState(() => toFieldErrors(options.initialErrors ?? {}))
  const isSubmitting = useRef(false)
  const [checks] = useState<FieldChecks>(() => new Map())
  const [words] = useState<FormWords>(() => new Map())

  const resolver = useMemo<Resolver<Draft>>(
    () => (draft) => {
      const errors = {
        ...runChecks(checks, draft),
        ...toFieldErrors(latest.current.validate?.(draft) ?? {}),
      }
      const isRight = Object.keys(errors).length === 0
      return isRight ? { values: draft, errors: {} } : { values: {}, errors }
    },
    [latest, checks],
  )
  const form = useForm<Draft>({
    defaultValues: initialValues as DefaultValues<Draft>,
    errors: initialErrors,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: true,
  })
  const { handleSubmit, setError, getValues } = form

  const showFailure = useCallback(
    (error: unknown) => {
      const known = fieldErrorsOf(error)
        .map(({ path, message }) => ({
          name: fieldAt(path, latest.current.paths ?? {}, getValues() as object),
          message,
        }))
        .filter(({ name }) => name !== undefined)
      known.forEach(({ name, message }, index) => {
        setError(name as Path<Draft>, { type: 'server', message }, { shouldFocus: index === 0 })
      })
      setProblem(known.length > 0 ? messages.checkInput : sayError(error))
    },
    [getValues, setError, messages, sayError, latest],
  )

  const submit = useCallback(async () => {
    if (isSubmitting.current) return
    isSubmitting.current = true
    setProblem(undefined)
    try {
      await handleSubmit(async (draft) => {
        try {
          const result = await latest.current.onSubmit(draft)
          latest.current.onDone?.(result)
        } catch (error) {
          showFailure(error)
        }
      })()
    } finally {
      isSubmitting.current = false
    }
  }, [handleSubmit, showFailure, latest])

  const { isDirty, isSubmitting: isPending } = form.formState
  return { form, isDirty, isPending, problem, checks, words, submit }
}

/** What the fields themselves find wrong, as that a date is none. */
function runChecks<Draft extends FieldValues>(
  checks: FieldChecks,
  draft: Draft,
): FieldErrors<Draft> {
  const found = [...checks].map(([name, check]) => [name, check(draft[name])] as const)
  return toFieldErrors<Draft>(Object.fromEntries(found) as DraftErrors<Draft>)
}

function toFieldErrors<Draft extends FieldValues>(errors: DraftErrors<Draft>): FieldErrors<Draft> {
  const wrong = Object.entries(errors).filter(([, message]) => Boolean(message))
  return Object.fromEntries(
    wrong.map(([name, message]) => [name, { type: 'validate', message: message as string }]),
  ) as FieldErrors<Draft>
}

/** `body.name`, `/name` and `name` all mean the field `name`. */
export function fieldName(path: string): string {
  return path
    .replaceAll('/', '.')
    .replace(/^\.+/, '')
    .replace(/^body\./, '')
}

/** The field of a path: named for it, named like it, or what holds it (`hosts.0` and `hosts[0]` stand at `hosts`). */
function fieldAt(
  path: string,
  named: Readonly<Record<string, string>>,
  draft: object,
): string | undefined {
  const parts = fieldName(path)
    .replaceAll(/\[(\w+)\]/g, '.$1')
    .split('.')
  for (let { length } = parts; length > 0; length -= 1) {
    const part = parts.slice(0, length).join('.')
    const name = named[part] ?? part
    if (name in draft) return name
  }
  return undefined
}
