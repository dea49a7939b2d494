import type { ApiClient } from '@spruce/api-client'
import {
  type ActionContext,
  actionsOf,
  defineDialog,
  defineResource,
  deleteWord,
} from '@spruce/shell-ui'
import { historyAction } from '../history/historyAction.js'
import { sendTo } from '../sources/sendTo.js'
import { componentColumns } from './componentColumns.js'
import { bodyOfDraft, changesOfDraft, tidyDraft } from './componentDraft.js'
import { atTheField } from './componentErrors.js'
import { ComponentFormDialog } from './ComponentFormDialog.js'
import { ComponentPreviewDialog } from './ComponentPreviewDialog.js'
import { ComponentReleasesDialog } from './ComponentReleasesDialog.js'
import { type ComponentMessages, personalText } from './componentMessages.js'
import type { ComponentRow } from './componentRow.js'
import { rolesOfSight, type SightDraft, sightOfRoles } from './componentSight.js'
import type { ComponentSource } from './componentSource.js'

const formDialog = defineDialog(ComponentFormDialog)
const previewDialog = defineDialog(ComponentPreviewDialog)
const releasesDialog = defineDialog(ComponentReleasesDialog)

type ComponentTexts = ComponentMessages['zh-CN']

/** How many components are moved in one go: one call each. */
const max = 200

/** What can be released: never was, was taken back, or was edited since. */
const isPublishable = ({ status, hasChanges }: ComponentRow) => status !== 'on_shelf' || hasChanges
const isOut = ({ status }: ComponentRow) => status === 'on_shelf'
/** The portal frames pages of components for those who manage them before they are on the shelf, too. */
const isShowable = ({ kind, url }: ComponentRow) => kind === 'builtin' || url !== null
const isIn = ({ status }: ComponentRow) => status !== 'on_shelf'

/** The components of a source as their page lists them, and what may be done with them. */
export function componentActions(source: ComponentSource) {
  const { permissions: may, messages, key, hasAudience, isManaged, sight } = source
  const resource = defineResource({
    ...{ table: source.table, messages, title: 'title', key, permission: may.list },
    search: source.search,
    columns: componentColumns(source.columns),
    list: source.list,
  })
  const { addAction, confirmAction, eachAction, formAction, rowAction } = actionsOf(resource)
  const send = sendTo(key)
  const own = (is: (component: ComponentRow) => boolean) => (component: ComponentRow) =>
    isManaged(component) && is(component)

  const publish = (context: ActionContext, component: ComponentRow) =>
    send(context, (api) => source.publish(api, component))
  const withdraw = (context: ActionContext, component: ComponentRow) =>
    send(context, (api) => source.withdraw(api, component))
  const remove = (context: ActionContext, component: ComponentRow) =>
    send(context, (api) => source.remove(api, component))
  const load = ({ api }: ActionContext, { id }: ComponentRow) => source.load(api, id)

  /** How many pages use it; undefined when the server cannot say. */
  const countUses = (api: ApiClient, component: ComponentRow) =>
    source.countUses(api, component).catch(() => undefined)

  /** Where one stands, in sentences. */
  const usesOf = async (api: ApiClient, component: ComponentRow, t: ComponentTexts) => [
    t.usedOn(await countUses(api, component)),
    ...personalText(component, t),
  ]

  const { switchTo } = source
  const isOffered = (component: ComponentRow) => !isManaged(component)
  const isUsable = (component: ComponentRow) => isOffered(component) && component.enabled === true
  const isUnusable = (component: ComponentRow) =>
    isOffered(component) && component.enabled === false
  const enable = (context: ActionContext, component: ComponentRow) =>
    send(context, async (api) => switchTo?.(api, component, true))
  const disable = (context: ActionContext, component: ComponentRow) =>
    send(context, async (api) => switchTo?.(api, component, false))
  const switches = switchTo
    ? {
        row: [
          rowAction({
            label: 'enable',
            permission: may.edit,
            isVisible: isUnusable,
            run: enable,
            done: ({ t, language }, _answer, { name }) => t.enabled(name[language]),
          }),
          confirmAction({
            label: 'disable',
            permission: may.edit,
            isVisible: isUsable,
            question: async ({ api, t, language }, component) => ({
              title: t.disableQuestion(component.name[language]),
              message: t.sentences([...(await usesOf(api, component, t)), t.disableText]),
            }),
            run: disable,
            done: ({ t, language }, { name }) => t.disabled(name[language]),
          }),
        ],
        bulk: [
          eachAction({
            label: 'enable',
            permission: may.edit,
            max,
            takes: isUnusable,
            none: 'nothingToEnable',
            each: enable,
            working: 'enabling',
            done: ({ t }, count) => t.enabledMany(count),
            partly: ({ t }, done, failed) => t.partlyDone(done, failed),
          }),
          eachAction({
            label: 'disable',
            permission: may.edit,
            max,
            takes: isUsable,
            none: 'nothingToDisable',
            question: ({ t }, { length }) => ({
              title: t.disableManyQuestion(length),
              message: t.disableText,
            }),
            each: disable,
            working: 'disabling',
            done: ({ t }, count) => t.disabledMany(count),
            partly: ({ t }, done, failed) => t.partlyDone(done, failed),
          }),
        ],
      }
    : { row: [], bulk: [] }

  const setSight = (context: ActionContext, component: ComponentRow, chosen: SightDraft) =>
    send(context, async (api) => sight?.set(api, component, rolesOfSight(chosen)))
  const sights = sight
    ? {
        row: [
          formAction({
            label: 'sight',
            permission: may.edit,
            dialog: sight.dialog,
            props: ({ t, language }, component) => ({
              component,
              title: t.sightTitle(component.name[language]),
              initialValues: sightOfRoles(component.roleIds ?? null),
            }),
            submit: async (context, draft, component) => {
              await setSight(context, component, draft)
              return draft
            },
            done: ({ t, language }, _chosen, { name }) => t.sightSaved(name[language]),
          }),
        ],
        bulk: [
          eachAction({
            label: 'sight',
            permission: may.edit,
            max,
            ask: ({ open, t }, { length }) =>
              open(sight.dialog, {
                title: t.sightManyTitle(length),
                initialValues: sightOfRoles(null),
                onSubmit: (chosen) => chosen,
              }),
            each: setSight,
            working: 'settingSight',
            done: ({ t }, count) => t.sightSavedMany(count),
            partly: ({ t }, done, failed) => t.partlyDone(done, failed),
          }),
        ],
      }
    : { row: [], bulk: [] }
  const form = { hasAudience, ...(sight && { SightFields: sight.Fields }) }

  return {
    resource,
    page: [
      addAction({
        label: 'add',
        permission: may.add,
        primary: true,
        dialog: formDialog,
        props: () => form,
        submit: (context, draft) =>
          atTheField(
            () => send(context, (api) => source.add(api, bodyOfDraft(tidyDraft(draft)))),
            context.t,
          ),
        done: ({ t, language }, { name }) => t.saved(name[language]),
      }),
    ],
    row: [
      formAction({
        label: 'edit',
        permission: may.edit,
        dialog: formDialog,
        isVisible: isManaged,
        props: (_context, component) => ({ component, ...form }),
        load,
        submit: (context, _draft, component, { changes, version }) =>
          atTheField(async () => {
            const isCurrent = version === component.version
            const latest = isCurrent ? component : await load(context, component)
            const edit = { id: component.id, version, changes: changesOfDraft(changes, latest) }
            return send(context, (api) => source.edit(api, edit))
          }, context.t),
        done: ({ t, language }, { name }) => t.saved(name[language]),
      }),
      confirmAction({
        label: 'publish',
        permission: may.publish,
        isVisible: own(isIn),
        question: ({ t, language }, { name, release }) => ({
          title: t.publishQuestion(name[language]),
          message: t.publishText((release ?? 0) + 1),
        }),
        run: publish,
        done: ({ t, language }, { name }) => t.published(name[language]),
      }),
      confirmAction({
        label: 'republish',
        permission: may.publish,
        isVisible: own((component) => isOut(component) && component.hasChanges),
        question: ({ t, language }, { name, release }) => ({
          title: t.republishQuestion(name[language]),
          message: t.publishText((release ?? 0) + 1),
        }),
        run: publish,
        done: ({ t, language }, { name }) => t.published(name[language]),
      }),
      confirmAction({
        label: 'withdraw',
        permission: may.publish,
        isVisible: own(isOut),
        question: async ({ api, t, language }, component) => ({
          title: t.withdrawQuestion(component.name[language]),
          message: t.sentences([...(await usesOf(api, component, t)), t.withdrawText]),
        }),
        run: withdraw,
        done: ({ t, language }, { name }) => t.withdrawn(name[language]),
      }),
      rowAction({
        label: 'preview',
        permission: may.list,
        isVisible: isShowable,
        run: ({ open }, component) => open(previewDialog, { component }),
      }),
      rowAction({
        label: 'releases',
        permission: may.list,
        isVisible: own(({ release }) => release !== null),
        run: ({ open }, component) => open(releasesDialog, { component, source }),
      }),
      rowAction({
        label: 'uses',
        permission: may.list,
        run: ({ open }, component) => open(source.uses, { component }),
      }),
      {
        ...historyAction<ComponentRow>({
          source: source.history,
          nameOf: ({ name }, language) => name[language],
        }),
        isVisible: isManaged,
      },
      ...(source.offeredHistory
        ? [
            {
              ...historyAction<ComponentRow>({
                source: source.offeredHistory,
                nameOf: ({ name }, language) => name[language],
              }),
              isVisible: isOffered,
            },
          ]
        : []),
      confirmAction({
        label: 'remove',
        permission: may.remove,
        danger: true,
        isVisible: own(isIn),
        question: async ({ api, t, language }, component) => ({
          title: t.removeQuestion(component.name[language]),
          message: t.sentences([...(await usesOf(api, component, t)), t.removeText]),
        }),
        run: remove,
        done: ({ t, language }, { name }) => t.removed(name[language]),
      }),

      ...switches.row,
      ...sights.row,
    ],
    bulk: [
      eachAction({
        label: 'publish',
        permission: may.publish,
        max,
        takes: own(isPublishable),
        none: 'nothingToPublish',
        question: ({ t }, { length }) => ({
          title: t.publishManyQuestion(length),
          message: t.publishManyText,
        }),
        each: publish,
        working: 'publishing',
        done: ({ t }, count) => t.publishedMany(count),
        partly: ({ t }, done, failed) => t.partlyDone(done, failed),
      }),
      eachAction({
        label: 'withdraw',
        permission: may.publish,
        max,
        takes: own(isOut),
        none: 'nothingToWithdraw',
        question: ({ t }, { length }) => ({
          title: t.withdrawManyQuestion(length),
          message: t.withdrawText,
        }),
        each: withdraw,
        working: 'withdrawing',
        done: ({ t }, count) => t.withdrawnMany(count),
        partly: ({ t }, done, failed) => t.partlyDone(done, failed),
      }),
      eachAction({
        label: 'remove',
        permission: may.remove,
        danger: true,
        max,
        takes: own(isIn),
        none: 'nothingToRemove',
        question: ({ t }, { length }) => ({
          title: t.removeManyQuestion(length),
          message: t.removeText,
          ...(length > 1 && { requireText: deleteWord }),
        }),
        each: remove,
        working: 'removing',
        done: ({ t }, count) => t.removedMany(count),
        partly: ({ t }, done, failed) => t.partlyDone(done, failed),
      }),

      ...switches.bulk,
      ...sights.bulk,
    ],
  }
}
