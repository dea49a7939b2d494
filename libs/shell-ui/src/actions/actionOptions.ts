import type { ConfirmDialogProps } from '../dialogs/ConfirmDialog.js'
import type { DialogHandle } from '../dialogs/defineDialog.js'
import type { FormEdit, FormPort } from '../dialogs/FormPort.js'
import type { Word } from '../i18n/words.js'
import type { ResourceQuery } from '../search/defineSearch.js'
import type { ActionContext, ActionList } from './ActionContext.js'
import type { Action, WholeSelection } from './defineAction.js'

/** What an action of a resource gets when it runs: the texts of its screen, and the list with its types. */
export interface ContextOf<Texts, Query extends ResourceQuery, Row> extends ActionContext<
  ActionList<Query, Row>
> {
  /** The texts of the screen, in the language on show. */
  t: Texts
}

/** What names an action and says when it shows. */
export interface ActionLabel<Texts, Target> extends Omit<
  Action<Target>,
  'label' | 'run' | 'runAll' | 'max'
> {
  /** Key of the text. */
  label: Word<Texts>
}

/** An action that does something by itself. */
export interface PlainOptions<Texts, Context, Target, Result> extends ActionLabel<Texts, Target> {
  run: (context: Context, target: Target) => Result | Promise<Result>
  /** What a toast says afterwards; undefined: none. */
  done?: (context: Context, result: Result, target: Target) => string | undefined
}

/** A question before an action. Its button says the action's label unless it says otherwise. */
export interface Question extends Pick<
  ConfirmDialogProps,
  'title' | 'message' | 'requireText' | 'requireInput' | 'danger'
> {
  confirmLabel?: string
}

/** An action that asks first. */
export interface ConfirmOptions<Texts, Context, Target, Result> extends ActionLabel<Texts, Target> {
  /** May be loaded first, and the action shows as pending. */
  question: (context: Context, target: Target) => Question | Promise<Question>
  /** Runs while the question stays open, which shows a failure. */
  run: (context: Context, target: Target, typed?: string) => Promise<Result>
  /** What a toast says afterwards; undefined: none. */
  done?: (context: Context, target: Target, result: Result) => string | undefined
}

/** What the form of a dialog holds. */
export type DraftOf<Props> = Props extends {
  onSubmit: (draft: infer Draft, ...rest: never) => unknown
}
  ? Draft
  : never

/** What the dialog of a form awaits from its submit. */
export type SubmittedOf<Props> = Props extends { onSubmit: (...args: never) => infer Submitted }
  ? Submitted
  : never

/** What a dialog is about: its props without those that an action fills in. */
export type AboutOf<Props> = Omit<Props, keyof FormPort<never, never>>

/** An action that opens a form, or any dialog with `onSubmit`. */
export interface FormOptions<Texts, Context, Target, Props, Result> extends ActionLabel<
  Texts,
  Target
> {
  dialog: DialogHandle<Props, Result>
  /** What the dialog is about; may be loaded first, and the action shows as pending. */
  props?: (context: Context, target: Target) => AboutOf<Props> | Promise<AboutOf<Props>>
  /** Sends what was filled in. `edit` says what changed, and in which version of the record. */
  submit: (
    context: Context,
    draft: DraftOf<Props>,
    target: Target,
    edit: FormEdit<DraftOf<Props>>,
  ) => SubmittedOf<Props>
  /** The record as it is now: asked for when somebody else saved first. */
  load?: (context: Context, target: Target) => Promise<Result>
  /** What a toast says afterwards; undefined: none. */
  done?: (context: Context, result: Result, target: Target) => string | undefined
}

/** Rows of which there is one at least. */
export type SomeRows<Row> = readonly [Row, ...Row[]]

/** What names an action on the selected rows, and says which of them it takes. */
export interface BulkLabel<Texts, Context, Row> extends Omit<
  ActionLabel<Texts, ReadonlySet<string>>,
  'isVisible' | 'isDisabled'
> {
  /** How many rows it takes at once. */
  max: number
  /** The rows that it can be done to; others stay as they are. Default: all. */
  takes?: (row: Row) => boolean
  /** Key of what is said when it takes none of the selected. */
  none?: Word<Texts>
  question?: (context: Context, rows: SomeRows<Row>) => Question | Promise<Question>
  /**
   * Does it to every row that the filters find, where the whole result is selected, by the query and not by
   * ids: then `max` does not count. `false`: it was called off, and the selection stays.
   */
  runAll?: (context: Context, selection: WholeSelection) => unknown
}

/** An action on the selected rows by one call. */
export interface BulkOptions<Texts, Context, Row, Result> extends BulkLabel<Texts, Context, Row> {
  /**
   * Runs while the question stays open, which shows a failure; without a question at once. `false`: it was
   * called off, as by a dialog of its own, and the selection stays.
   */
  run: (context: Context, rows: SomeRows<Row>) => Result | Promise<Result>
  /** What a toast says afterwards. */
  done?: (
    context: Context,
    rows: SomeRows<Row>,
    result: Exclude<Result, false>,
  ) => string | undefined
}

/** An action on the selected rows by one call after the other, with progress. */
export interface EachOfOptions<Texts, Context, Row, Answer> extends BulkLabel<Texts, Context, Row> {
  /** Asks once for all of them, by a dialog; `undefined` leaves them as they are. */
  ask?: (context: Context, rows: SomeRows<Row>) => Promise<Answer | undefined>
  /** `answer` is what `ask` gave. */
  each: (context: Context, row: Row, answer: Answer) => Promise<unknown>
  /** Key of the progress' title. */
  working: Word<Texts>
  /** What a toast says afterwards: of how many. */
  done: (context: Context, count: number) => string
  /** What it says when some failed. */
  partly: (context: Context, done: number, failed: number) => string
}
