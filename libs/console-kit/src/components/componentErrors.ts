import { ApiError, isApiError } from '@spruce/api-client'
import type { componentMessages } from './componentMessages.js'

type Texts = (typeof componentMessages)['zh-CN']

/** Fields of the form that have another name than their part of the request. */
const fieldOfPath: Readonly<Record<string, string>> = {
  'name.zh-CN': 'zhName',
  'name.en-US': 'enName',
  'size.w': 'w',
  'size.h': 'h',
  'minSize.w': 'minW',
  'minSize.h': 'minH',
}

/** Runs a save; what the server refuses stands at the field of the form, in words that say why. */
export async function atTheField<Result>(save: () => Promise<Result>, t: Texts): Promise<Result> {
  try {
    return await save()
  } catch (error) {
    throw isApiError(error) ? inTheForm(error, t) : error
  }
}

function inTheForm(error: ApiError, t: Texts): ApiError {
  const { kind, code, status, message, traceId, current, allowed, retryAfter } = error
  const fields = error.fields.map((field) => {
    const path = field.path.replaceAll('/', '.').replace(/^\.?(body\.)?/, '')
    const [first = ''] = path.split(/[.[]/)
    if (first === 'properties') {
      return {
        ...field,
        path: first,
        message: code === 'UNSAFE_URL' ? t.propertiesScript : field.message,
      }
    }
    if (first === 'tenantIds') return { ...field, path: first, message: t.tenantsGone }
    if (first === 'thumbnail') return { ...field, path: first, message: t.thumbnailGone }
    if (first === 'url' && code === 'UNSAFE_URL') return { ...field, path, message: t.urlRefused }
    return { ...field, path: fieldOfPath[path] ?? path }
  })
  if (code === 'DOCUMENT_TOO_DEEP') fields.push({ path: 'properties', message: t.tooDeep })
  return new ApiError({
    ...{ kind, code, message, fields, current, cause: error },
    ...(status !== undefined && { status }),
    ...(traceId !== undefined && { traceId }),
    ...(allowed !== undefined && { allowed }),
    ...(retryAfter !== undefined && { retryAfter }),
  })
}
