import { mutationOf, queryOf } from '@spruce/api-client'
import {
  addComponent,
  editComponent,
  getComponent,
  listComponentHistory,
} from '@spruce/api-client/operations'
import { type ActionContext, actionsOf, defineDialog, deleteWord } from '@spruce/shell-ui'
import { historyAction } from '../history/historyAction.js'
import { recordHistory } from '../history/recordHistory.js'
import { bodyOfDraft, changesOfDraft, tidyDraft } from './componentDraft.js'
import { atTheField } from './componentErrors.js'
import { ComponentFormDialog } from './ComponentFormDialog.js'
import {
  type Component,
  loadUseCount,
  publishComponentOptions,
  removeComponentOptions,
  withdrawComponentOptions,
} from './componentQueries.js'
import { ComponentReleasesDialog } from './ComponentReleasesDialog.js'
import { componentResource } from './componentResource.js'
import { ComponentUsesDialog } from './ComponentUsesDialog.js'

const formDialog = defineDialog(ComponentFormDialog)
const releasesDialog = defineDialog(ComponentReleasesDialog)
const usesDialog = defineDialog(ComponentUsesDialog)
const { addAction, confirmAction, eachAction, formAction, rowAction } = actionsOf(componentResource)

/** How many components are moved in one go: one call each. */
const max = 200

/** What can be released: never was, was taken back, or was edited since. */
const isPublishable = ({ status, hasChanges }: Component) => status !== 'on_shelf' || hasChanges
const isOut = ({ status }: Component) => status === 'on_shelf'
const isIn = ({ status }: Component) => status !== 'on_shelf'

const publish = ({ api, send }: ActionContext, component: Component) =>
  send(publishComponentOptions(api), versionOf(component))
const withdraw = ({ api, send }: ActionContext, component: Component) =>
  send(withdrawComponentOptions(api), versionOf(component))
const remove = ({ api, send }: ActionContext, component: Component) =>
  send(removeComponentOptions(api), versionOf(component))

/** One in the version that was on show. */
function versionOf({ id, version }: Component) {
  return { path: { id }, body: { version } }
}

const readComponent = ({ api, read }: ActionContext, { id }: Component) =>
  read(queryOf(api, getComponent, { path: { id } }))

/** On the page itself. */
export const componentPageActions = [
  addAction({
    label: 'add',
    permission: 'component:add',
    primary: true,
    dialog: formDialog,
    submit: ({ api, send, t }, draft) =>
      atTheField(
        () => send(mutationOf(api, addComponent), { body: bodyOfDraft(tidyDraft(draft)) }),
        t,
      ),
    done: ({ t, language }, { name }) => t.saved(name[language]),
  }),
]

/** With one of them. */
export const componentRowActions = [
  formAction({
    label: 'edit',
    permission: 'component:edit',
    dialog: formDialog,
    props: (_context, component) => ({ component }),
    load: readComponent,
    submit: (context, _draft, component, { changes, version }) =>
      atTheField(async () => {
        const { id } = component
        const latest =
          version === component.version ? component : await readComponent(context, component)
        const body = { ...changesOfDraft(changes, latest), version }
        return context.send(mutationOf(context.api, editComponent), { path: { id }, body })
      }, context.t),
    done: ({ t, language }, { name }) => t.saved(name[language]),
  }),
  confirmAction({
    label: 'publish',
    permission: 'component:publish',
    isVisible: isIn,
    question: ({ t, language }, { name, release }) => ({
      title: t.publishQuestion(name[language]),
      message: t.publishText((release ?? 0) + 1),
    }),
    run: publish,
    done: ({ t, language }, { name }) => t.published(name[language]),
  }),
  confirmAction({
    label: 'republish',
    permission: 'component:publish',
    isVisible: (component) => isOut(component) && component.hasChanges,
    question: ({ t, language }, { name, release }) => ({
      title: t.republishQuestion(name[language]),
      message: t.publishText((release ?? 0) + 1),
    }),
    run: publish,
    done: ({ t, language }, { name }) => t.published(name[language]),
  }),
  confirmAction({
    label: 'withdraw',
    permission: 'component:publish',
    isVisible: isOut,
    question: async ({ api, t, language }, { id, name }) => ({
      title: t.withdrawQuestion(name[language]),
      message: t.sentences([t.usedOn(await loadUseCount(api, id)), t.withdrawText]),
    }),
    run: withdraw,
    done: ({ t, language }, { name }) => t.withdrawn(name[language]),
  }),
  rowAction({
    label: 'releases',
    permission: 'component:list',
    isVisible: ({ release }) => release !== null,
    run: ({ open }, component) => open(releasesDialog, { component }),
  }),
  rowAction({
    label: 'uses',
    permission: 'component:list',
    run: ({ open }, component) => open(usesDialog, { component }),
  }),
  historyAction<Component>({
    source: recordHistory(listComponentHistory, 'component:list'),
    nameOf: ({ name }, language) => name[language],
  }),
  confirmAction({
    label: 'remove',
    permission: 'component:remove',
    danger: true,
    isVisible: isIn,
    question: async ({ api, t, language }, { id, name }) => ({
      title: t.removeQuestion(name[language]),
      message: t.sentences([t.usedOn(await loadUseCount(api, id)), t.removeText]),
    }),
    run: remove,
    done: ({ t, language }, { name }) => t.removed(name[language]),
  }),
]

/** With those that are selected. */
export const componentBulkActions = [
  eachAction({
    label: 'publish',
    permission: 'component:publish',
    max,
    takes: isPublishable,
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
    permission: 'component:publish',
    max,
    takes: isOut,
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
    permission: 'component:remove',
    danger: true,
    max,
    takes: isIn,
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
]
