import { useApi } from '@spruce/session/react'
import {
  confirmDialog,
  type Conflict,
  defineDialog,
  keepFocus,
  saveEdit,
  StaleDialog,
  toast,
  useMessages,
} from '@spruce/shell-ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  changeOf,
  draftOfChange,
  draftOfOwn,
  type MenuChange,
  menuFieldTexts,
  type OwnMenu,
  ownOf,
  type TemplateRow,
  withoutRow,
  withRow,
} from './planMenuDraft.js'
import { planMenuMessages } from './planMenuMessages.js'
import { PlanMenuChangeDialog } from './PlanMenuChangeDialog.js'
import { PlanOwnMenuDialog } from './PlanOwnMenuDialog.js'
import { type PlanMenus, planMenusOptions, setPlanMenusOptions } from './planPushQueries.js'
import type { PlanCatalogue } from './planQueries.js'

const ownDialog = defineDialog(PlanOwnMenuDialog)
const changeDialog = defineDialog(PlanMenuChangeDialog)
const staleDialog = defineDialog(StaleDialog)

/** What is done with the menus of a plan. */
export interface PlanMenuWork {
  addOwn: () => void
  addChange: () => void
  edit: (row: TemplateRow) => void
  remove: (row: TemplateRow, name: string) => void
}

/** Edits one menu at a time; the server takes the whole template, so the others go along as they are now. */
export function usePlanMenuWork(
  template: PlanMenus | undefined,
  catalogue: PlanCatalogue,
): PlanMenuWork {
  const api = useApi()
  const client = useQueryClient()
  const t = useMessages(planMenuMessages)
  const { mutateAsync: setMenus } = useMutation(setPlanMenusOptions(api))

  return useMemo(() => {
    const now = (planId: string) => client.query({ ...planMenusOptions(api, planId), staleTime: 0 })

    /** Saves a row's draft; when the template has changed meanwhile, asks whose edit of this row stays. */
    async function save<Draft extends object>(
      before: PlanMenus,
      name: string,
      draft: Draft,
      draftOf: (menus: PlanMenus) => Draft,
      rowOf: (draft: Draft, menus: PlanMenus) => TemplateRow,
    ) {
      let latest = before
      return saveEdit<Draft, PlanMenus>({
        entity: before,
        draft,
        draftOf,
        send: (changes, version) => {
          const whole = { ...draftOf(latest), ...changes }
          return setMenus({ ...withRow(latest, rowOf(whole, latest)), version })
        },
        load: async () => (latest = await now(before.planId)),
        ask: (conflicts: Conflict<Draft>[]) =>
          staleDialog.open({
            name,
            fields: conflicts.map(({ field, mine, theirs }) => ({
              label: t[menuFieldTexts[field as keyof typeof menuFieldTexts]],
              mine: String(mine ?? ''),
              theirs: String(theirs ?? ''),
            })),
          }),
      })
    }

    const editOwn = async (before: PlanMenus, menu: OwnMenu | undefined) => {
      const app = catalogue.apps[0]?.code ?? null
      const find = ({ own }: PlanMenus) => own.find(({ key }) => key === menu?.key)
      const isSaved = await ownDialog.open({
        menu,
        template: before,
        catalogue,
        onSubmit: (draft) =>
          save(
            before,
            draft.nameZh,
            draft,
            (menus) => draftOfOwn(find(menus), app),
            (whole, menus) => {
              const own = ownOf(whole, find(menus))
              return { id: `own/${own.key}`, kind: 'own', menu: own }
            },
          ),
      })
      if (isSaved) toast.success(t.saved)
    }

    const editChange = async (before: PlanMenus, change: MenuChange | undefined) => {
      const find = ({ changes }: PlanMenus) => changes.find(({ id }) => id === change?.id)
      const isSaved = await changeDialog.open({
        change,
        template: before,
        catalogue,
        onSubmit: (draft) =>
          save(
            before,
            catalogue.menus.find(({ id }) => id === draft.id)?.name ?? t.addChange,
            draft,
            (menus) => draftOfChange(find(menus)),
            (whole, menus) => {
              const changed = changeOf(whole, find(menus))
              return { id: `change/${changed.id}`, kind: 'change', menu: changed }
            },
          ),
      })
      if (isSaved) toast.success(t.saved)
    }

    const remove = async (before: PlanMenus, row: TemplateRow, name: string) => {
      const isRemoved = await confirmDialog.open({
        title: t.removeQuestion(name),
        message: t.removeText,
        confirmLabel: t.remove,
        danger: true,
        onConfirm: () => setMenus(withoutRow(before, row.id)),
      })
      if (isRemoved) toast.success(t.saved)
    }

    const withTemplate = (act: (menus: PlanMenus) => unknown) => {
      if (template) keepFocus()(() => act(template))
    }
    return {
      addOwn: () => withTemplate((menus) => editOwn(menus, undefined)),
      addChange: () => withTemplate((menus) => editChange(menus, undefined)),
      edit: (row: TemplateRow) =>
        withTemplate((menus) =>
          row.kind === 'own' ? editOwn(menus, row.menu) : editChange(menus, row.menu),
        ),
      remove: (row: TemplateRow, name: string) => withTemplate((menus) => remove(menus, row, name)),
    }
  }, [api, client, t, setMenus, template, catalogue])
}
