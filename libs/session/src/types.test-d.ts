import type { AnyRoute } from '@tanstack/react-router'
import { expectTypeOf } from 'vitest'
import {
  BrowserStorage,
  decideNavigation,
  deployConfigKey,
  languageKey,
  pcFormKey,
  type NavigationDecision,
  type SubApp,
} from './index.js'

const storage = new BrowserStorage()

expectTypeOf(storage.get(deployConfigKey)).toEqualTypeOf<{ pageLimit: boolean } | undefined>()
expectTypeOf(storage.get(languageKey)).toEqualTypeOf<'zh-CN' | 'en-US' | undefined>()
// @ts-expect-error a value of another shape is not stored
storage.set(pcFormKey, { homepageEnabled: 'yes', homepageUrl: '/' })

expectTypeOf(decideNavigation).returns.toEqualTypeOf<NavigationDecision>()
expectTypeOf<SubApp['routes']>().toEqualTypeOf<(parent: AnyRoute) => AnyRoute[]>()
