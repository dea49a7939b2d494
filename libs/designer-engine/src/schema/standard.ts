/** One thing that a Standard Schema found. */
export interface StandardIssue {
  readonly message: string
  readonly path?: readonly (string | number)[]
}

/** What a Standard Schema answers. */
export type StandardResult<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] }

/** The interface of Standard Schema v1, as far as a schema without promises has it. */
export interface StandardProps<Value> {
  readonly version: 1
  readonly vendor: string
  readonly validate: (value: unknown) => StandardResult<Value>
  /** Only for types. */
  readonly types?: { readonly input: unknown; readonly output: Value } | undefined
}
