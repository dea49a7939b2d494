import { ApiError, isApiError } from '@spruce/api-client'
import type { ApplicationTexts } from './applicationMessages.js'
import { applicationStatuses, type ApplicationStatus } from './applicationQuery.js'

/** Runs a decision; a refusal says what it means to an auditor. */
export async function decided<Result>(
  decide: () => Promise<Result>,
  t: ApplicationTexts,
): Promise<Result> {
  try {
    return await decide()
  } catch (error) {
    throw isApiError(error) ? inWords(error, t) : error
  }
}

function inWords(error: ApiError, t: ApplicationTexts): ApiError {
  if (error.status === 412) return again(error, staleText(statusOf(error.current), t))
  if (error.code === 'ILLEGAL_STATE') return again(error, t.gone)
  if (error.code !== 'DUPLICATE') return error
  const paths = error.fields.map(({ path }) => path.replaceAll('/', '.').split('.').at(-1))
  // The form has no field for a contact: the applicant must say another one.
  if (paths.includes('contactMobile')) return again(error, t.conflictMobile)
  if (paths.includes('contactEmail')) return again(error, t.conflictEmail)
  const fields = error.fields.map((field) => ({ ...field, message: t.conflictCode }))
  return again(error, t.conflictCode, fields)
}

/** Somebody else decided, or the applicant said something new in the meantime. */
function staleText(status: ApplicationStatus | undefined, t: ApplicationTexts): string {
  if (status === 'submitted') return t.changed
  return status ? t.goneAs(t[status]) : t.gone
}

function statusOf(current: unknown): ApplicationStatus | undefined {
  const status: unknown = Reflect.get(Object(current) as object, 'status')
  return applicationStatuses.find((known) => known === status)
}

function again(error: ApiError, message: string, fields: ApiError['fields'] = []): ApiError {
  const { kind, code, status, current } = error
  return new ApiError({
    ...{ kind, code, message, fields, current, cause: error },
    ...(status !== undefined && { status }),
  })
}
