import type { StoredKey } from './BrowserStorage.js'
import { isFlag, isRecord, isShortList, isToken, shapeOf, textOf } from './guards.js'
import { key } from './key.js'

// The keys of a signed-in person, kept apart by tenant and user (spec section 3).

/** Session storage: the opened tabs; the tab store reads them by its own rules. @public */
export const tabsKey = key('tabs', 'session', 'user', isRecord)

/** Local: how the last jump between applications was made. @public */
export const jumpTypeKey = key('jumpType', 'local', 'user', textOf(64))

/** Local: the custom home page has unsaved edits. @public */
export const unSaveHomeKey = key('unSaveHome', 'local', 'user', isFlag)

/** Local: the enterprise personalisation form. @public */
export const pcFormKey = key(
  'pcForm',
  'local',
  'user',
  shapeOf<{ homepageEnabled: boolean; homepageUrl: string }>({
    homepageEnabled: isFlag,
    homepageUrl: textOf(2048),
  }),
)

/** Local: what the columns of an import mean, as chosen and not yet sent. @public */
export const importMappingKey = key(
  'importMapping',
  'local',
  'user',
  shapeOf<{
    importId: string
    /** Which reading of the file the columns are of. */
    reading: string
    /** By the index of the column; one without a field is absent. */
    fields: Record<string, unknown>
    createDepartments: boolean
  }>({
    importId: isToken,
    reading: textOf(200),
    fields: isRecord,
    createDepartments: isFlag,
  }),
)

/** Local: the application in front. @public */
export const activeAppInfoKey = key(
  'activeAppInfo',
  'local',
  'user',
  shapeOf<{ name: string; routerBase: string }>({ name: textOf(200), routerBase: textOf(2048) }),
)

/** Local: the name of the application in front. @public */
export const globalAppNameKey = key('globalAppName', 'local', 'user', textOf(200))

/** Local: the key under which routes were generated. @public */
export const routerKeyKey = key('routerKey', 'local', 'user', textOf(200))

/** Local: what was chosen lately in the global search, the last first. @public */
export const recentSearchKey = key(
  'recentSearch',
  'local',
  'user',
  shapeOf<{ chosen: readonly string[] }>({ chosen: isShortList }),
)

/** Local: the session in which the person was told that the password has expired. @public */
export const expiryToldKey = key('expiryTold', 'local', 'user', isToken)

/** Local: the session in which the notices that wait for a confirmation were shown. @public */
export const noticesToldKey = key('noticesTold', 'local', 'user', isToken)

const draftPrefix = 'workbench-draft-'

/** Local: a business workbench that is not saved yet, under the draft prefix and its id. @public */
export function draftKey(id: string): StoredKey<Record<string, unknown>> {
  return key(draftPrefix + id, 'local', 'user', isRecord)
}

/** The stored name is that of a draft: unsaved work, which outlives a sign-out. @public */
export function isDraftName(name: string): boolean {
  return name.startsWith(draftPrefix)
}
