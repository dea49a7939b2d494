import { useApi } from '@spruce/session/react'
import {
  type Action,
  confirmDialog,
  defineAction,
  defineDialog,
  deleteWord,
  keepFocus,
  type ResourceState,
  saveEdit,
  StaleDialog,
  toast,
  useLanguage,
  useMessages,
} from '@spruce/shell-ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { historyAction } from '../history/historyAction.js'
import {
  bodyOfDraft,
  changesOfDraft,
  draftOfComponent,
  fieldTexts,
  tidyDraft,
  type TidyDraft,
} from './componentDraft.js'
import { atTheField } from './componentErrors.js'
import { ComponentFormDialog } from './ComponentFormDialog.js'
import { componentMessages } from './componentMessages.js'
import {
  addComponentOptions,
  type Component,
  type ComponentAt,
  componentKeys,
  editComponentOptions,
  loadComponent,
  loadUseCount,
  publishComponentOptions,
  removeComponentOptions,
  withdrawComponentOptions,
} from './componentQueries.js'
import type { ComponentQuery } from './componentQuery.js'
import { ComponentReleasesDialog } from './ComponentReleasesDialog.js'
import { ComponentUsesDialog } from './ComponentUsesDialog.js'
import { runEach } from '../bulk/runEach.js'

const formDialog = defineDialog(ComponentFormDialog)
const releasesDialog = defineDialog(ComponentReleasesDialog)
const usesDialog = defineDialog(ComponentUsesDialog)
const staleDialog = defineDialog(StaleDialog)

/** What a person may do: on the page, with one row, with the selected ones. */
export interface ComponentActions {
  page: readonly Action[]
  row: readonly Action<Component>[]
  bulk: readonly Action<ReadonlySet<string>>[]
}

/** How many components are moved in one go: one call each. */
export const mostComponents = 200

/** What can be released: never was, was taken back, or was edited since. */
export function isPublishable({ status, hasChanges }: Component): boolean {
  return status !== 'on_shelf' || hasChanges
}

/** The actions, bound to the server. @param list whose selection is cleared after a move of many */
export function useComponentActions(
  list: Pick<ResourceState<ComponentQuery, Component>, 'rowsOf' | 'clearSelection'>,
): ComponentActions {
  const { rowsOf, clearSelection } = list
  const api = useApi()
  const client = useQueryClient()
  const t = useMessages(componentMessages)
  const language = useLanguage()
  const { mutateAsync: add } = useMutation(addComponentOptions(api))
  const { mutateAsync: edit } = useMutation(editComponentOptions(api))
  const { mutateAsync: publish } = useMutation(publishComponentOptions(api))
  const { mutateAsync: withdraw } = useMutation(withdrawComponentOptions(api))
  const { mutateAsync: remove } = useMutation(removeComponentOptions(api))

  return useMemo(() => {
    const nameOf = ({ name }: Component) => name[language]
    const say = (saved: Component | undefined) => saved && toast.success(t.saved(nameOf(saved)))
    const change = async (component: Component) => {
      let latest = component
      say(
        await formDialog.open({
          component,
          onSubmit: (draft) =>
            atTheField(
              () =>
                saveEdit<TidyDraft, Component>({
                  entity: component,
                  draft: tidyDraft(draft),
                  draftOf: (of) => tidyDraft(draftOfComponent(of)),
                  send: (changes, version) =>
                    edit({ ...changesOfDraft(changes, latest), id: component.id, version }),
                  load: async () => {
                    latest = await loadComponent(api, component.id)
                    await client.invalidateQueries({ queryKey: componentKeys.all })
                    return latest
                  },
                  ask: (conflicts) =>
                    staleDialog.open({
                      name: nameOf(latest),
                      fields: conflicts.map(({ field, mine, theirs }) => ({
                        label: t[fieldTexts[field]],
                        mine: valueText(field, mine),
                        theirs: valueText(field, theirs),
                      })),
                    }),
                }),
              t,
            ),
        }),
      )
    }
    /** A value in words. */
    const valueText = (field: keyof TidyDraft, value: TidyDraft[typeof field]) => {
      if (Array.isArray(value)) return t.visibleCount(value.length)
      if (field === 'thumbnail') return value === '' ? t.nothing : t.hasThumbnail
      if (field === 'visibleTo') return value === 'all' ? t.visibleToAll : t.visibleToTenants
      return String(value ?? '')
    }
    /** What happens, after where it is used. */
    const afterUses = async ({ id }: Component, text: string) =>
      t.sentences([t.usedOn(await loadUseCount(api, id)), text])
    const askPublish = async (component: Component) => {
      const { status, release } = component
      const name = nameOf(component)
      const isDone = await confirmDialog.open({
        title: status === 'on_shelf' ? t.republishQuestion(name) : t.publishQuestion(name),
        message: t.publishText((release ?? 0) + 1),
        confirmLabel: status === 'on_shelf' ? t.republish : t.publish,
        onConfirm: () => publish(at(component)),
      })
      if (isDone) toast.success(t.published(name))
    }
    const askWithdraw = async (component: Component) => {
      const isDone = await confirmDialog.open({
        title: t.withdrawQuestion(nameOf(component)),
        message: await afterUses(component, t.withdrawText),
        confirmLabel: t.withdraw,
        onConfirm: () => withdraw(at(component)),
      })
      if (isDone) toast.success(t.withdrawn(nameOf(component)))
    }
    const askRemove = async (component: Component) => {
      const isDone = await confirmDialog.open({
        title: t.removeQuestion(nameOf(component)),
        message: await afterUses(component, t.removeText),
        confirmLabel: t.remove,
        danger: true,
        onConfirm: () => remove(at(component)),
      })
      if (isDone) toast.success(t.removed(nameOf(component)))
    }
    /** One call for each of the selected that the move suits, with progress. */
    const moveMany = async (move: {
      ids: ReadonlySet<string>
      suits: (component: Component) => boolean
      none: string
      confirm: (count: number) => Parameters<typeof confirmDialog.open>[0]
      working: string
      run: (component: ComponentAt) => Promise<unknown>
      done: (count: number) => string
    }) => {
      const rows = rowsOf(move.ids).filter(move.suits)
      if (rows.length === 0) return toast.warning(move.none)
      if (!(await confirmDialog.open(move.confirm(rows.length)))) return undefined
      const result = await runEach(rows.map(at), {
        title: move.working,
        sayProgress: t.progress,
        run: move.run,
      })
      clearSelection()
      if (result.failed > 0) return toast.warning(t.partlyDone(result.done, result.failed))
      return result.done > 0 && toast.success(move.done(result.done))
    }
    return {
      page: [
        defineAction({
          label: t.add,
          permission: 'component:add',
          primary: true,
          run: async () =>
            say(
              await formDialog.open({
                onSubmit: (draft) => atTheField(() => add(bodyOfDraft(tidyDraft(draft))), t),
              }),
            ),
        }),
      ],
      row: [
        defineAction<Component>({
          label: t.edit,
          permission: 'component:edit',
          run: (component) => keepFocus()(() => change(component)),
        }),
        defineAction<Component>({
          label: t.publish,
          permission: 'component:publish',
          isVisible: ({ status }) => status !== 'on_shelf',
          run: (component) => keepFocus()(() => askPublish(component)),
        }),
        defineAction<Component>({
          label: t.republish,
          permission: 'component:publish',
          isVisible: ({ status, hasChanges }) => status === 'on_shelf' && hasChanges,
          run: (component) => keepFocus()(() => askPublish(component)),
        }),
        defineAction<Component>({
          label: t.withdraw,
          permission: 'component:publish',
          isVisible: ({ status }) => status === 'on_shelf',
          run: (component) => keepFocus()(() => askWithdraw(component)),
        }),
        defineAction<Component>({
          label: t.releases,
          permission: 'component:list',
          isVisible: ({ release }) => release !== null,
          run: (component) => keepFocus()(() => releasesDialog.open({ component })),
        }),
        defineAction<Component>({
          label: t.uses,
          permission: 'component:list',
          run: (component) => keepFocus()(() => usesDialog.open({ component })),
        }),
        historyAction<Component>({ table: 'components', nameOf }),
        defineAction<Component>({
          label: t.remove,
          permission: 'component:remove',
          danger: true,
          isVisible: ({ status }) => status !== 'on_shelf',
          run: (component) => keepFocus()(() => askRemove(component)),
        }),
      ],
      bulk: [
        defineAction<ReadonlySet<string>>({
          label: t.publish,
          permission: 'component:publish',
          run: (ids) =>
            moveMany({
              ids,
              suits: isPublishable,
              none: t.nothingToPublish,
              confirm: (count) => ({
                title: t.publishManyQuestion(count),
                message: t.publishManyText,
                confirmLabel: t.publish,
              }),
              working: t.publishing,
              run: publish,
              done: t.publishedMany,
            }),
        }),
        defineAction<ReadonlySet<string>>({
          label: t.withdraw,
          permission: 'component:publish',
          run: (ids) =>
            moveMany({
              ids,
              suits: ({ status }) => status === 'on_shelf',
              none: t.nothingToWithdraw,
              confirm: (count) => ({
                title: t.withdrawManyQuestion(count),
                message: t.withdrawText,
                confirmLabel: t.withdraw,
              }),
              working: t.withdrawing,
              run: withdraw,
              done: t.withdrawnMany,
            }),
        }),
        defineAction<ReadonlySet<string>>({
          label: t.remove,
          permission: 'component:remove',
          danger: true,
          run: (ids) =>
            moveMany({
              ids,
              suits: ({ status }) => status !== 'on_shelf',
              none: t.nothingToRemove,
              confirm: (count) => ({
                title: t.removeManyQuestion(count),
                message: t.removeText,
                confirmLabel: t.remove,
                danger: true,
                ...(count > 1 && { requireText: deleteWord }),
              }),
              working: t.removing,
              run: remove,
              done: t.removedMany,
            }),
        }),
      ],
    }
  }, [api, client, t, language, add, edit, publish, withdraw, remove, rowsOf, clearSelection])
}

function at({ id, version }: Component): ComponentAt {
  return { id, version }
}
