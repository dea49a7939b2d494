import { ChakraProvider, type SystemContext } from '@chakra-ui/react/styled-system'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
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
  /** The product. */
  children?: ReactNode
}

/**
 * The system without its global part: reset and tokens come as a file, `@spruce/shell-ui/tokens.css`,
 * generated from this very system, so mounting writes none of them.
 */
const system: SystemContext = { ...makeSystem(), _global: [] }

/**
 * On a server no style is written between the elements: the browser would take it away while React
 * hydrates. The look of the library is in its style sheet; what Chakra adds comes with the browser.
 */
const serverCache =
  typeof document === 'undefined'
    ? Object.assign(createCache({ key: 'css' }), { compat: true as const })
    : undefined

/**
 * What every component of this library needs around it: theme, language, words for errors, toasts.
 * Import `@spruce/shell-ui/tokens.css` once. Mode, colour theme and density stand on `<html>`.
 */
export function ShellProvider(props: ShellProviderProps) {
  const { language = defaultLanguage, describeError, onError, children } = props
  const errors = useMemo(() => ({ describe: describeError, onError }), [describeError, onError])
  const provided = (
    <ChakraProvider value={system}>
      <LanguageProvider language={language}>
        <ErrorContext value={errors}>
          {children}
          <ToastViewport />
        </ErrorContext>
      </LanguageProvider>
    </ChakraProvider>
  )
  return serverCache ? <CacheProvider value={serverCache}>{provided}</CacheProvider> : provided
}
