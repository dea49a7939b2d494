import type { Catalogue, Messages, Translation } from '@spruce/validators/i18n'
import type { QueryKey } from '@tanstack/react-query'
import type { DataColumn } from '../data-table/columns.js'
import { confirmDialog } from '../dialogs/ConfirmDialog.js'
import type { FormEdit } from '../dialogs/FormPort.js'
import { wordsOf } from '../i18n/words.js'
import { toast } from '../provider/toast.js'
import { selectionMessages } from '../resource-page/selectionMessages.js'
import type { ResourceQuery, Search } from '../search/defineSearch.js'
import type { ActionContext, ActionList } from './ActionContext.js'
import type {
  ActionLabel,
  BulkLabel,
  BulkOptions,
  ConfirmOptions,
  ContextOf,
  EachOfOptions,
  FormOptions,
  PlainOptions,
  Question,
  SomeRows,
} from './actionOptions.js'
import type { Action } from './defineAction.js'
import { runEach } from './runEach.js'

/** What actions know of their resource, which `defineResource` declares. */
export interface ActionResource<
  Query extends ResourceQuery,
  Row extends object,
  Zh extends Messages,
> {
  messages: Catalogue<Zh>
  search: Search<Query>
  columns: readonly DataColumn<Row>[]
  key: QueryKey
}

/** The factories of a resource's actions. */
export interface ActionsOf<Texts, Context, Row> {
  /** An action of the page itself. */
  pageAction: <Result>(options: PlainOptions<Texts, Context, void, Result>) => Action
  /** A form of the page itself, as for a new record. */
  addAction: <Props, Result>(options: FormOptions<Texts, Context, void, Props, Result>) => Action
  /** An action on one record. */
  rowAction: <Result>(options: PlainOptions<Texts, Context, Row, Result>) => Action<Row>
  /** A form about one record. */
  formAction: <Props, Result>(
    options: FormOptions<Texts, Context, Row, Props, Result>,
  ) => Action<Row>
  /** An action on one record, after a question. */
  confirmAction: <Result>(options: ConfirmOptions<Texts, Context, Row, Result>) => Action<Row>
  /** An action on the selected records by one call, whose selection it clears. */
  bulkAction: <Result>(
    options: BulkOptions<Texts, Context, Row, Result>,
  ) => Action<ReadonlySet<string>>
  /** An action on the selected records by a call each, with progress. */
  eachAction: <Answer = undefined>(
    options: EachOfOptions<Texts, Context, Row, Answer>,
  ) => Action<ReadonlySet<string>>
}

/**
 * The factories of a resource's actions, which know its texts, its rows and its query. Actions are
 * constants of their module: what they need comes when they run, and the renderer keeps focus and pending state.
 */
export function actionsOf<Query extends ResourceQuery, Row extends object, Zh extends Messages>(
  resource: ActionResource<Query, Row, Zh>,
): ActionsOf<Translation<Zh>, ContextOf<Translation<Zh>, Query, Row>, Row> {
  type Texts = Translation<Zh>
  type Context = ContextOf<Texts, Query, Row>
  const word = wordsOf(resource.messages)

  const within = (context: ActionContext): Context => {
    // An accessor of the context throws where its provider is missing: it is asked only when it is used.
    const bound = Object.create(context) as Context
    return Object.defineProperties(bound, { t: { value: resource.messages[context.language] } })
  }

  function action<Target>(
    options: ActionLabel<Texts, Target>,
    run: (context: Context, target: Target) => unknown,
  ): Action<Target> {
    const { label, permission, icon, danger, primary, isVisible, isDisabled } = options
    return {
      label: word(label),
      ...(permission !== undefined && { permission }),
      ...(icon && { icon }),
      ...(danger !== undefined && { danger }),
      ...(primary !== undefined && { primary }),
      ...(isVisible && { isVisible }),
      ...(isDisabled && { isDisabled }),
      run: (target, context) => run(within(context), target),
    }
  }

  const ask = (
    { open, language }: Context,
    { label, danger = false }: Pick<ActionLabel<Texts, never>, 'label' | 'danger'>,
    question: Question,
    onConfirm?: (typed?: string) => unknown,
  ) =>
    open(confirmDialog, {
      confirmLabel: word(label)(language),
      danger,
      ...question,
      ...(onConfirm && { onConfirm }),
    })

  function plainAction<Target, Result>(
    options: PlainOptions<Texts, Context, Target, Result>,
  ): Action<Target> {
    const { run, done } = options
    if (!done) return action(options, run)
    return action(options, async (context, target) => {
      tell(done(context, await run(context, target), target))
    })
  }

  function formAction<Target, Props, Result>(
    options: FormOptions<Texts, Context, Target, Props, Result>,
  ): Action<Target> {
    const { dialog, props, submit, load, done } = options
    return action(options, async (context, target) => {
      type Draft = Parameters<typeof submit>[1]
      const about = await props?.(context, target)
      const port = {
        onSubmit: (draft: Draft, edit?: FormEdit<Draft>) =>
          submit(context, draft, target, edit ?? { changes: draft, version: versionOf(target) }),
        ...(load && {
          onReload: async () => {
            const latest = await load(context, target)
            await context.client.invalidateQueries({ queryKey: resource.key })
            return latest
          },
        }),
      }
      const result = await context.open(dialog, { ...about, ...port } as unknown as Omit<
        Props,
        'onClose'
      >)
      if (result !== undefined) tell(done?.(context, result, target))
    })
  }

  function confirmAction<Target, Result>(
    options: ConfirmOptions<Texts, Context, Target, Result>,
  ): Action<Target> {
    return action(options, async (context, target) => {
      const results: Result[] = []
      const question = await options.question(context, target)
      const isDone = await ask(context, options, question, async (typed) => {
        results.push(await options.run(context, target, typed))
      })
      if (isDone) tell(options.done?.(context, target, results[0] as Result))
    })
  }

  function bulk(
    options: BulkLabel<Texts, Context, Row>,
    run: (context: Context, list: ActionList<Query, Row>, rows: SomeRows<Row>) => unknown,
  ): Action<ReadonlySet<string>> {
    const { max, takes = () => true, none, runAll } = options
    const onIds = action<ReadonlySet<string>>(options, (context, ids) => {
      const { list, language } = context
      if (!list) throw new Error('A bulk action stands in the toolbar of a ResourcePage.')
      const rows = list.rowsOf(ids).filter(takes)
      if (isSome(rows)) return run(context, list, rows)
      if (none) toast.warning(word(none)(language))
      return undefined
    })
    if (!runAll) return { ...onIds, max }
    return {
      ...onIds,
      max,
      runAll: async (selection, context) => {
        const bound = within(context)
        if ((await runAll(bound, selection)) !== false) bound.list?.clearSelection()
      },
    }
  }

  return {
    pageAction: plainAction,
    addAction: formAction,
    rowAction: plainAction,
    formAction,
    confirmAction,
    bulkAction: <Result>(options: BulkOptions<Texts, Context, Row, Result>) =>
      bulk(options, async (context, list, rows) => {
        const { question, run, done } = options
        const results: Result[] = []
        const act = async () => results.push(await run(context, rows))
        const isDone = question
          ? await ask(context, options, await question(context, rows), act)
          : (await act(), done !== undefined)
        const [result] = results
        if (!isDone || result === false) return
        list.clearSelection()
        tell(done?.(context, rows, result as Exclude<Result, false>))
      }),
    eachAction: (options) =>
      bulk(options, async (context, list, rows) => {
        const { question, each, working, done, partly } = options
        if (question && !(await ask(context, options, await question(context, rows)))) return
        const answer = await options.ask?.(context, rows)
        if (options.ask && answer === undefined) return
        const { language } = context
        const result = await runEach(rows, {
          title: word(working)(language),
          sayProgress: selectionMessages[language].progress,
          run: (row) => each(context, row, answer as NonNullable<typeof answer>),
        })
        list.clearSelection()
        if (result.failed > 0) toast.warning(partly(context, result.done, result.failed))
        else if (result.done > 0) toast.success(done(context, result.done))
      }),
  }
}

function versionOf(target: unknown): number {
  const version: unknown = Reflect.get(Object(target) as object, 'version')
  return typeof version === 'number' ? version : 0
}

function isSome<Row>(rows: readonly Row[]): rows is SomeRows<Row> {
  return rows.length > 0
}

function tell(text: string | undefined) {
  if (text) toast.success(text)
}
