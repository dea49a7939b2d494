import { mutationOf } from '@spruce/api-client'
import { editApp, listAppHistory, removeApps } from '@spruce/api-client/operations'
import { historyAction, recordHistory } from '@spruce/console-kit/history'
import { type ActionContext, actionsOf, defineDialog, deleteWord } from '@spruce/shell-ui'
import { AccessDialog } from '../roles/AccessDialog.js'
import { applicationResource } from './applicationResource.js'
import {
  type Application,
  isOwnApplication,
  ownApplicationsOptions,
  readOwnApplications,
} from './applicationQueries.js'
import { applicationUrl } from './applicationUrls.js'
import { OrderApplicationsDialog } from './OrderApplicationsDialog.js'

const accessDialog = defineDialog(AccessDialog)
const orderDialog = defineDialog(OrderApplicationsDialog)
const { bulkAction, confirmAction, eachAction, pageAction, rowAction } =
  actionsOf(applicationResource)

/** On the page itself. */
export const applicationPageActions = [
  pageAction({
    label: 'order',
    permission: 'app:edit',
    run: async ({ api, open, read }) => {
      const applications = await readOwnApplications((page) =>
        read(ownApplicationsOptions(api, page)),
      )
      await open(orderDialog, { applications })
    },
  }),
  pageAction({
    label: 'add',
    permission: 'app:add',
    primary: true,
    run: ({ goTo }) => goTo(applicationUrl('add')),
  }),
]

/** With one of them; those of the product are not managed here. */
export const applicationRowActions = [
  rowAction({
    label: 'edit',
    permission: 'app:edit',
    isVisible: isOwnApplication,
    run: ({ goTo }, { id }) => goTo(applicationUrl('edit', id ?? '')),
  }),
  rowAction({
    label: 'switchOn',
    permission: 'app:edit',
    isVisible: (app) => isOwnApplication(app) && app.enable === 0,
    run: (context, app) => change(context, app, { enable: 1 }),
    done: ({ t, language }, _saved, { name }) => t.switchedOn(name[language]),
  }),
  confirmAction({
    label: 'switchOff',
    permission: 'app:edit',
    isVisible: (app) => isOwnApplication(app) && app.enable === 1,
    question: ({ t, language }, { name }) => ({
      title: t.switchOffQuestion(name[language]),
      message: t.switchOffText,
    }),
    run: (context, app) => change(context, app, { enable: 0 }),
    done: ({ t, language }, { name }) => t.switchedOff(name[language]),
  }),
  rowAction({
    label: 'enableOne',
    permission: 'app:edit',
    isVisible: (app) => isOwnApplication(app) && app.status === 1,
    run: (context, app) => change(context, app, { status: 0 }),
    done: ({ t, language }, _saved, { name }) => t.enabledOne(name[language]),
  }),
  confirmAction({
    label: 'disableOne',
    permission: 'app:edit',
    isVisible: (app) => isOwnApplication(app) && app.status === 0,
    question: ({ t, language }, { name }) => ({
      title: t.disableQuestion(name[language]),
      message: t.disableText,
    }),
    run: (context, app) => change(context, app, { status: 1 }),
    done: ({ t, language }, { name }) => t.disabledOne(name[language]),
  }),
  rowAction({
    label: 'checkAccess',
    permission: 'role:list',
    isVisible: isOwnApplication,
    run: ({ open, language }, { id, name }) =>
      open(accessDialog, { object: { kind: 'app', id: id ?? '', name: name[language] } }),
  }),
  {
    ...historyAction<Application>({
      source: recordHistory(listAppHistory, 'app:list'),
      nameOf: ({ name }, language) => name[language],
    }),
    isVisible: isOwnApplication,
  },
  confirmAction({
    label: 'remove',
    permission: 'app:remove',
    danger: true,
    isVisible: isOwnApplication,
    question: ({ t, language }, { name }) => ({
      title: t.removeQuestion(name[language]),
      message: t.removeText,
    }),
    run: ({ api, send }, { id }) =>
      send(mutationOf(api, removeApps), { body: { ids: [id ?? ''] } }),
    done: ({ t, list }) => {
      list?.clearSelection()
      return t.removed(1)
    },
  }),
]

/** With those that are selected. */
export const applicationBulkActions = [
  eachAction({
    label: 'switchOn',
    permission: 'app:edit',
    max: 200,
    takes: (app) => isOwnApplication(app) && app.enable === 0,
    none: 'noneToSwitch',
    working: 'switching',
    each: (context, app) => change(context, app, { enable: 1 }),
    done: ({ t }, count) => t.changedMany(count),
    partly: ({ t }, done, failed) => t.changedPartly(done, failed),
  }),
  eachAction({
    label: 'switchOff',
    permission: 'app:edit',
    max: 200,
    takes: (app) => isOwnApplication(app) && app.enable === 1,
    none: 'noneToSwitch',
    question: ({ t }, apps) => ({
      title: t.switchOffManyQuestion(apps.length),
      message: t.switchOffText,
    }),
    working: 'switching',
    each: (context, app) => change(context, app, { enable: 0 }),
    done: ({ t }, count) => t.changedMany(count),
    partly: ({ t }, done, failed) => t.changedPartly(done, failed),
  }),
  bulkAction({
    label: 'remove',
    permission: 'app:remove',
    danger: true,
    max: 200, // `maxItems` of the ids in the contract
    takes: isOwnApplication,
    none: 'platformStay',
    question: ({ t, language }, apps) => ({
      title: apps[1] ? t.removeManyQuestion(apps.length) : t.removeQuestion(apps[0].name[language]),
      message: t.removeText,
      ...(apps[1] && { requireText: deleteWord }),
    }),
    run: ({ api, send }, apps) =>
      send(mutationOf(api, removeApps), { body: { ids: apps.map(({ id }) => id ?? '') } }),
    done: ({ t }, apps) => t.removed(apps.length),
  }),
]

function change(
  { api, send }: Pick<ActionContext, 'api' | 'send'>,
  { id, version }: Application,
  fields: { enable?: 0 | 1; status?: 0 | 1 },
) {
  return send(mutationOf(api, editApp), { path: { id: id ?? '' }, body: { version, ...fields } })
}
