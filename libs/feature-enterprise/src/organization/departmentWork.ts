import type { ApiClient } from '@spruce/api-client'
import { unwrap } from '@spruce/api-client'
import {
  type ActionContext,
  confirmDialog,
  defineDialog,
  deleteWord,
  isStale,
  runMutation,
  saveEdit,
  StaleDialog,
  toast,
} from '@spruce/shell-ui'
import type { QueryClient } from '@tanstack/react-query'
import type { EnterpriseTexts } from '../messages.js'
import { departmentFields } from './departmentDraft.js'
import { DepartmentFormDialog } from './DepartmentFormDialog.js'
import { departmentName } from './departmentNames.js'
import {
  addDepartmentOptions,
  departmentOptions,
  editDepartmentOptions,
  moveDepartmentOptions,
  removeDepartmentOptions,
  type Department,
} from './departmentQueries.js'
import { MoveDepartmentDialog } from './MoveDepartmentDialog.js'
import { refreshBranches } from './refreshBranches.js'

const formDialog = defineDialog(DepartmentFormDialog)
const moveDialog = defineDialog(MoveDepartmentDialog)
const staleDialog = defineDialog(StaleDialog)
const openAtOnce: Open = (dialog, props) => dialog.open(props)

/** What is known of a department wherever it is shown. */
export type DepartmentTarget = Pick<
  Department,
  'id' | 'parentId' | 'name' | 'childCount' | 'memberCount' | 'version'
>

/** Opens a dialog; the one of an action gives the focus back to where it began. */
type Open = ActionContext['open']

/** What departmentWork needs of the page. */
export interface DepartmentWorkOptions {
  api: ApiClient
  client: QueryClient
  t: EnterpriseTexts
  /** Opens the departments above one and scrolls to it. */
  reveal: (above: readonly string[], id: string) => void
  /** A department is gone, with all below it. */
  onRemoved: (department: DepartmentTarget) => void
  /** Shows the people of a department. */
  onShowMembers: (id: string) => void
}

/** What can be done with departments: each opens its dialog, saves, says so and shows the result. */
export type DepartmentWork = ReturnType<typeof departmentWork>

export function departmentWork(options: DepartmentWorkOptions) {
  const { api, client, t, reveal, onRemoved, onShowMembers } = options

  function show({ path, id }: Department) {
    reveal(
      path.slice(0, -1).map((step) => step.id),
      id,
    )
  }

  /** The department as it is now on the server. */
  function load(id: string) {
    return client.query({ ...departmentOptions(api, id), staleTime: 0 })
  }

  async function add(parentId: string | null, open = openAtOnce) {
    const added = await open(formDialog, {
      parentId,
      onSubmit: ({ parentId: parent, ...draft }) =>
        runMutation(client, addDepartmentOptions(api), {
          ...departmentFields(draft),
          name: draft.name.trim(),
          parentId: parent,
        }),
    })
    if (!added) return
    toast.success(t.departmentAdded(added.name))
    show(added)
  }

  async function edit(id: string, open = openAtOnce) {
    const department = await load(id)
    const edited = await open(formDialog, {
      department,
      onSubmit: (_draft, { changes, version } = { changes: {}, version: department.version }) =>
        runMutation(client, editDepartmentOptions(api), {
          ...{ id, version },
          ...departmentFields(changes),
        }),
      onReload: () => reload(department),
    })
    if (edited) toast.success(t.departmentSaved(edited.name))
  }

  /** With a target (null: the top) the dialog starts there, as after a drop. */
  async function move(
    department: DepartmentTarget,
    { target, open = openAtOnce }: { target?: string | null; open?: Open } = {},
  ) {
    const { id, name, parentId } = department
    const moved = await open(moveDialog, {
      department: { id, name, parentId },
      target,
      onSubmit: (toParentId) =>
        saveEdit({
          entity: department,
          draft: { parentId: toParentId },
          draftOf: (entity) => ({ parentId: entity.parentId }),
          send: (_changes, version) =>
            runMutation(client, moveDepartmentOptions(api), {
              id,
              version,
              fromParentId: parentId,
              toParentId,
            }),
          load: () => reload(department),
          ask: (conflicts, latest) =>
            conflicts.length === 0
              ? Promise.resolve('mine' as const)
              : staleDialog.open({
                  name,
                  fields: [
                    {
                      label: t.parentDepartment,
                      mine: parentName(toParentId),
                      theirs: parentName(latest.parentId),
                    },
                  ],
                }),
        }).then((saved) => saved && load(saved.id)),
    })
    if (!moved) return
    toast.success(t.departmentMoved(name, moved.path.at(-2)?.name ?? t.topLevel))
    show(moved)
  }

  async function remove(id: string, open = openAtOnce) {
    const department = await load(id)
    await (department.memberCount > 0 ? explain : askToRemove)(department, open)
  }

  async function explain({ id, name, memberCount }: Department, open: Open) {
    const isWanted = await open(confirmDialog, {
      title: t.cannotDelete(name),
      message: t.cannotDeleteText(memberCount),
      confirmLabel: t.showMembers,
      cancelLabel: t.close,
    })
    if (isWanted) onShowMembers(id)
  }

  async function askToRemove(department: Department, open: Open) {
    const { id, parentId, name, version, childCount, openInvitations, apps } = department
    const withBranch = childCount > 0
    const text = withBranch ? t.deleteBranchText(childCount) : t.deleteText
    const isRemoved = await open(confirmDialog, {
      danger: true,
      title: t.deleteQuestion(name),
      message: [
        text,
        ...(openInvitations > 0 ? [t.deleteInvitations(openInvitations)] : []),
        ...(apps.shown > 0 ? [t.deleteApps(apps.shown, apps.closing)] : []),
      ].join(''),
      confirmLabel: t.deleteDepartment,
      ...(withBranch && { requireText: deleteWord }),
      onConfirm: async () => {
        try {
          await runMutation(client, removeDepartmentOptions(api), {
            id,
            parentId,
            version,
            withBranch,
          })
        } catch (error) {
          if (isStale(error)) await reload(department)
          throw error
        }
      },
    })
    if (!isRemoved) return
    toast.success(t.departmentDeleted(name))
    onRemoved(department)
  }

  /** Somebody else changed it: shows that in the tree, too. */
  async function reload({ id, parentId }: Pick<DepartmentTarget, 'id' | 'parentId'>) {
    const latest = await unwrap(api.GET('/aba-base/api/dept/{id}', { params: { path: { id } } }))
    await refreshBranches(client, {
      lists: [parentId, latest.parentId],
      departments: [id],
      paths: [id],
    })
    return latest
  }

  function parentName(id: string | null) {
    return id === null ? t.topLevel : (departmentName(client, id) ?? id)
  }

  return { add, edit, move, remove }
}
