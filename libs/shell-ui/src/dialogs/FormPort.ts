/** What a form made of a record. */
export interface FormEdit<Draft> {
  /** The fields that differ from what the form started with. */
  changes: Partial<Draft>
  /** The version of the record that the person saw. */
  version: number
}

/** What a form's dialog takes beside what it is about; `formAction` fills it in. */
export interface FormPort<Draft, Result> {
  /** Takes what was filled in; `edit` of a record that was there. A failure keeps the form open. */
  onSubmit: (
    draft: Draft,
    edit?: FormEdit<Draft>,
  ) => Promise<Result | undefined> | Result | undefined
  /** The record as it is now: asked for when somebody else saved first. */
  onReload?: (() => Promise<Result>) | undefined
  /** After a successful submit with its result; without one when dismissed, or when theirs was taken. */
  onClose: (result?: Result) => void
}
