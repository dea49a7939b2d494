/** The fields of a draft that differ from what the form started with: all that an edit sends. */
export function changedFields<Draft extends object>(initial: Draft, draft: Draft): Partial<Draft> {
  const changes: Partial<Draft> = {}
  for (const key of Object.keys(draft) as (keyof Draft)[])
    if (!isSame(initial[key], draft[key])) changes[key] = draft[key]
  return changes
}

/** A field that the person edited, beside what somebody else made of it meanwhile. */
export interface Conflict<Draft> {
  field: keyof Draft & string
  mine: Draft[keyof Draft]
  theirs: Draft[keyof Draft]
}

/** The edited fields whose latest value is neither the one the form started with nor the edited one. */
export function conflictsOf<Draft extends object>(
  initial: Draft,
  draft: Draft,
  latest: Draft,
): Conflict<Draft>[] {
  return (Object.keys(changedFields(initial, draft)) as (keyof Draft & string)[])
    .filter(
      (field) => !isSame(latest[field], initial[field]) && !isSame(latest[field], draft[field]),
    )
    .map((field) => ({ field, mine: draft[field], theirs: latest[field] }))
}

/** Fields hold texts, numbers, null, lists of ids, in which the order counts, and files: `{ id, name }`. */
function isSame(a: unknown, b: unknown): boolean {
  const isMade = typeof a === 'object' && typeof b === 'object'
  return a === b || (isMade && JSON.stringify(a) === JSON.stringify(b))
}
