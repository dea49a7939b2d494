import { ChakraProvider, type SystemContext } from '@chakra-ui/react/styled-system'
import { defaultLanguage, type Language } from '@spruce/validators/i18n'
import { useMemo, type ReactNode } from 'react'
import { LanguageProvider } from '../i18n/LanguageProvider.js'
import { makeSystem } from '../theme/makeSystem.js'
import { ErrorContext, type ErrorHandling } from './errors.js'
import { ToastViewport } from './toast.js'

export interface ShellProviderProps {
  /** Default: Simplified Chinese (spec section 9). */
  language?: Language
  /** Says errors in words, as `describeError` of api-client does. */
  describeError?: ErrorHandling['describe']
  /** Told of a rejected action that nobody else shows. Default: `globalThis.reportError`. */
  onError?: ErrorHandling['onError']
  children?: ReactNode
}

/**
 * The system without its global part: reset and tokens come as a file, `@spruce/shell-ui/tokens.css`,
 * generated from this very system, so mounting writes none of them.
 */
const system: SystemContext = { ...makeSystem(), _global: [] }

/**
 * What every component of this library needs around it: theme, language, words for errors, toasts.
 * Import `@spruce/shell-ui/tokens.css` once. Mode, colour theme and density stand on `<html>`.
 */
export function ShellProvider(props: ShellProviderProps) {
  const { language = defaultLanguage, describeError, onError, children } = props
  const errors = useMemo(() => ({ describe: describeError, onError }), [describeError, onError])
  return (
    <ChakraProvider value={system}>
      <LanguageProvider language={language}>
        <ErrorContext value={errors}>
          {children}
          <ToastViewport />
        </ErrorContext>
      </LanguageProvider>
    </ChakraProvider>
  )
}
