import type { TestHandlers } from '@spruce/api-client/testing'
import { useLanguage } from '@spruce/shell-ui/public'
import { useFixtureTranslation } from '@spruce/shell-ui/testing'
import { useState, type ReactNode } from 'react'
import { AuthProvider, type AuthEnvironment } from '../AuthEnvironment.js'
import { createTestAuth } from './authEnvironment.js'

export interface TestAuthProps {
  /** Answers calls. */
  handlers?: TestHandlers
  /** Of the environment that is otherwise there. */
  change?: Partial<AuthEnvironment>
  children?: ReactNode
}

/** The environment of the pages for stories, in the language of the story. */
export function TestAuth({ handlers, change, children }: TestAuthProps) {
  const language = useLanguage()
  const translate = useFixtureTranslation()
  const [auth] = useState(() => translate(createTestAuth(handlers, { language, ...change })))
  return <AuthProvider value={auth}>{children}</AuthProvider>
}
