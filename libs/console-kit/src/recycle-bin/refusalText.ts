import { isApiError } from '@spruce/api-client'
import type { recycleBinMessages } from './recycleBinMessages.js'

type Texts = (typeof recycleBinMessages)['zh-CN']

/** What the fields are called that must be nobody else's. */
const fieldTexts = {
  name: 'fieldName',
  code: 'fieldCode',
  appCode: 'fieldCode',
  loginName: 'fieldLoginName',
  mobile: 'fieldMobile',
  email: 'fieldEmail',
  employeeCode: 'fieldEmployeeCode',
} as const satisfies Record<string, keyof Texts>

/** Why a record did not come back or go, in words about the record. @param sayError for the rest */
export function refusalText(error: unknown, t: Texts, sayError: (error: unknown) => string) {
  if (!isApiError(error)) return sayError(error)
  if (error.status === 404) return t.gone
  if (error.code === 403) return t.mayNot
  if (error.code === 'RESTORE_PLACE') return t.placeGone
  const path = error.fields[0]?.path ?? ''
  if (error.code === 'DUPLICATE' && path in fieldTexts)
    return t.taken(t[fieldTexts[path as keyof typeof fieldTexts]])
  if ((error.code === 'INVALID_REFERENCE' || error.code === 'UNKNOWN_APP') && path === 'appCode')
    return t.appGone
  return sayError(error)
}
