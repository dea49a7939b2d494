import type { Language } from '@spruce/validators/i18n'
import { createContext, use, useMemo } from 'react'
import { useLanguage, useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'

/** Says an error in the person's language; undefined leaves it to the component. */
export type DescribeError = (error: unknown, language: Language) => string | undefined

/** How the components treat errors: the portal hands in what it knows of them. */
export interface ErrorHandling {
  describe?: DescribeError | undefined
  /** Told of a rejected action that nobody else shows. Default: `globalThis.reportError`. */
  onError?: ((error: unknown) => void) | undefined
}

export const ErrorContext = createContext<ErrorHandling>({})

/** Says what went wrong, always in words: from the portal, the error itself, or a general text. */
export function useErrorText(): (error: unknown) => string {
  const { describe } = use(ErrorContext)
  const language = useLanguage()
  const messages = useMessages(uiMessages)
  return useMemo(
    () => (error) => {
      const described = describe?.(error, language)
      if (described) return described
      return error instanceof Error && error.message ? error.message : messages.requestFailed
    },
    [describe, language, messages],
  )
}

/** Hands a rejected action to the portal. */
export function useErrorReport(): (error: unknown) => void {
  const { onError } = use(ErrorContext)
  return onError ?? raise
}

function raise(error: unknown) {
  reportError(error)
}

/** HTTP status of an error that carries one, as ApiError does. */
export function statusOf(error: unknown): number | undefined {
  const status: unknown = Reflect.get(Object(error) as object, 'status')
  return typeof status === 'number' ? status : undefined
}

/** Seconds to wait before the next try, of an error that carries them, as ApiError does. */
export function retryAfterOf(error: unknown): number | undefined {
  const seconds: unknown = Reflect.get(Object(error) as object, 'retryAfter')
  return typeof seconds === 'number' ? seconds : undefined
}

/** A field error of a server's answer. */
export interface FieldError {
  path: string
  message: string
}

/** The field errors that an error carries, as ApiError does. */
export function fieldErrorsOf(error: unknown): readonly FieldError[] {
  const fields: unknown = Reflect.get(Object(error) as object, 'fields')
  if (!Array.isArray(fields)) return []
  return fields.filter(
    (field: Partial<FieldError> | null): field is FieldError =>
      typeof field?.path === 'string' && typeof field.message === 'string',
  )
}
