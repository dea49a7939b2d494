/** What the operator log is asked for; absent: any. @public */
export interface OperatorLogRequest {
  customerId?: string | undefined
  /** Beginning of the name of the object. */
  keyword?: string | undefined
  userId?: string | undefined
  operation?: string | undefined
  objectTable?: string | undefined
  objectId?: string | undefined
  /** ISO 8601: from this moment on. */
  from?: string | undefined
  /** ISO 8601: before this moment. */
  to?: string | undefined
  page?: number | undefined
  size?: number | undefined
}
