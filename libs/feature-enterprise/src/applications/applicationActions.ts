import { mutationOf } from '@spruce/api-client'
import {
  checkAppHealth,
  editApp,
  editProductApp,
  listAppHistory,
  listProductAppHistory,
  removeApps,
} from '@spruce/api-client/operations'
import { historyAction, recordHistory } from '@spruce/console-kit/history'
import { type ActionContext, actionsOf, defineDialog, deleteWord, toast } from '@spruce/shell-ui'
import { AppDoctorDialog } from './AppDoctorDialog.js'
import { AppHealthDialog } from './AppHealthDialog.js'
import { AppUsesDialog } from './AppUsesDialog.js'
import { AccessDialog } from '../roles/AccessDialog.js'
import { applicationResource } from './applicationResource.js'
import {
  type Application,
  applicationUsesOptions,
  hasAddress,
  isOwnApplication,
  isConsole,
  orderedApplicationsOptions,
  readApplications,
} from './applicationQueries.js'
import { applicationUrl } from './applicationUrls.js'
import { sayUse, usedKinds } from './applicationUses.js'
import { applicationMessages } from './applicationMessages.js'
import { ProductAppDialog } from './ProductAppDialog.js'
import { OrderApplicationsDialog } from './OrderApplicationsDialog.js'

const accessDialog = defineDialog(AccessDialog)
const healthDialog = defineDialog(AppHealthDialog)
const doctorDialog = defineDialog(AppDoctorDialog)
const usesDialog = defineDialog(AppUsesDialog)
const orderDialog = defineDialog(OrderApplicationsDialog)
const productDialog = defineDialog(ProductAppDialog)
const { bulkAction, confirmAction, eachAction, formAction, pageAction, rowAction } =
  actionsOf(applicationResource)

/** On the page itself, which stands at the path. */
export const applicationPageActions = (path: string) => [
  pageAction({
    label: 'order',
    permission: 'app:edit',
    run: async ({ api, open, read }) => {
      const applications = await readApplications((page) =>
        read(orderedApplicationsOptions(api, page)),
      )
      await open(orderDialog, { applications })
    },
  }),
  pageAction({
    label: 'add',
    permission: 'app:add',
    primary: true,
    run: ({ goTo }) => goTo(applicationUrl(path, 'add')),
  }),
]

/** With one of them. Of those of the product it is chosen who sees them, and whether they are on. */
export const applicationRowActions = (path: string) => [
  formAction({
    label: 'setUp',
    permission: 'app:edit',
    isVisible: (app) => !isOwnApplication(app),
    dialog: productDialog,
    props: (_context, application) => ({ application }),
    load: async ({ api, read }, { appCode }) => {
      const apps = await readApplications((page) => read(orderedApplicationsOptions(api, page)))
      const latest = apps.find((one) => one.appCode === appCode)
      if (!latest) throw new Error(`Application ${appCode} is gone`)
      return latest
    },
    submit: ({ api, send }, _draft, { appCode }, { changes, version }) => {
      const { isOn, ...audience } = changes
      const enable = isOn === undefined ? undefined : isOn ? (1 as const) : (0 as const)
      return send(mutationOf(api, editProductApp), {
        path: { appCode },
        body: { version, ...(enable !== undefined && { enable }), ...audience },
      })
    },
    done: ({ t, language }, _saved, { name }) => t.setUpDone(name[language]),
  }),
  rowAction({
    label: 'edit',
    permission: 'app:edit',
    isVisible: isOwnApplication,
    run: ({ goTo }, { id }) => goTo(applicationUrl(path, 'edit', id ?? '')),
  }),
  rowAction({
    label: 'switchOn',
    permission: 'app:edit',
    isVisible: ({ enable }) => enable === 0,
    run: (context, app) => change(context, app, { enable: 1 }),
    done: ({ t, language }, _saved, { name }) => t.switchedOn(name[language]),
  }),
  confirmAction({
    label: 'switchOff',
    permission: 'app:edit',
    isVisible: (app) => app.enable === 1 && !isConsole(app),
    question: async (context, app) => ({
      title: context.t.switchOffQuestion(app.name[context.language]),
      message: await afterUses(context, [app], context.t.switchOffText),
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
    question: async (context, app) => ({
      title: context.t.disableQuestion(app.name[context.language]),
      message: await afterUses(context, [app], context.t.disableText),
    }),
    run: (context, app) => change(context, app, { status: 1 }),
    done: ({ t, language }, { name }) => t.disabledOne(name[language]),
  }),
  rowAction({
    label: 'check',
    permission: 'app:edit',
    isVisible: (app) => isOwnApplication(app) && hasAddress(app.url),
    run: async ({ api, send, t, language }, app) => {
      const name = app.name[language]
      const { state, milliseconds } = await send(mutationOf(api, checkAppHealth), {
        path: { id: app.id ?? '' },
      })
      if (state === 'up') toast.success(t.checkedUp(name, milliseconds ?? 0))
      else toast.warning(state === 'down' ? t.checkedDown(name) : t.checkedRefused(name))
    },
  }),
  rowAction({
    label: 'showHealth',
    permission: 'app:list',
    isVisible: (app) => isOwnApplication(app) && hasAddress(app.url),
    run: ({ open, language }, { id, name }) =>
      open(healthDialog, { application: { id: id ?? '', name: name[language] } }),
  }),
  rowAction({
    label: 'showDoctor',
    permission: 'app:list',
    isVisible: (app) => isOwnApplication(app) && hasAddress(app.url),
    run: ({ open, language }, { id, name }) =>
      open(doctorDialog, { application: { id: id ?? '', name: name[language] } }),
  }),
  rowAction({
    label: 'showUses',
    permission: 'app:list',
    isVisible: isOwnApplication,
    run: ({ open, language }, { id, name }) =>
      open(usesDialog, { application: { id: id ?? '', name: name[language] } }),
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
      source: recordHistory(listProductAppHistory, 'app:list'),
      idOf: ({ appCode }) => appCode,
      nameOf: (_app, language) => applicationMessages[language].own,
    }),
    isVisible: (app: Application) => !isOwnApplication(app),
  },
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
    question: async (context, app) => ({
      title: context.t.removeQuestion(app.name[context.language]),
      message: await afterUses(context, [app], context.t.removeText),
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
    label: 'check',
    permission: 'app:edit',
    max: 200,
    takes: (app) => isOwnApplication(app) && hasAddress(app.url),
    none: 'noneToCheck',
    working: 'checking',
    each: ({ api, send }, { id }) =>
      send(mutationOf(api, checkAppHealth), { path: { id: id ?? '' } }),
    done: ({ t }, count) => t.checkedMany(count),
    partly: ({ t }, done, failed) => t.checkedPartly(done, failed),
  }),
  eachAction({
    label: 'switchOn',
    permission: 'app:edit',
    max: 200,
    takes: ({ enable }) => enable === 0,
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
    takes: (app) => app.enable === 1 && !isConsole(app),
    none: 'noneToSwitch',
    question: async (context, apps) => ({
      title: context.t.switchOffManyQuestion(apps.length),
      message: await afterUses(context, apps, context.t.switchOffText),
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
    question: async (context, apps) => {
      const { t, language } = context
      const [first] = apps
      return {
        title: apps[1] ? t.removeManyQuestion(apps.length) : t.removeQuestion(first.name[language]),
        message: await afterUses(context, apps, t.removeText),
        ...(apps[1] && { requireText: deleteWord }),
      }
    },
    run: ({ api, send }, apps) =>
      send(mutationOf(api, removeApps), { body: { ids: apps.map(({ id }) => id ?? '') } }),
    done: ({ t }, apps) => t.removed(apps.length),
  }),
]

/** What uses those of the company's own, in a sentence, and what a change of them means. */
async function afterUses(
  {
    api,
    read,
    t,
    language,
  }: Pick<ActionContext, 'api' | 'read' | 'language'> & {
    t: ApplicationTexts
  },
  apps: readonly Application[],
  meaning: string,
): Promise<string> {
  const ids = apps.filter(isOwnApplication).map(({ id }) => id)
  if (ids.length === 0) return meaning
  const uses = await read(applicationUsesOptions(api, ids))
  const parts = usedKinds(uses).map((kind) => sayUse(kind, uses, t))
  const gap = language === 'en-US' ? ' ' : ''
  return `${parts.length === 0 ? t.leadsNowhere : t.leads(parts.join(t.nameSeparator))}${gap}${meaning}`
}

type ApplicationTexts = (typeof applicationMessages)['zh-CN']

function change(
  { api, send }: Pick<ActionContext, 'api' | 'send'>,
  { id, appCode, version }: Application,
  fields: { enable?: 0 | 1; status?: 0 | 1 },
) {
  const { enable } = fields
  return id === null
    ? send(mutationOf(api, editProductApp), {
        path: { appCode },
        body: { version, ...(enable !== undefined && { enable }) },
      })
    : send(mutationOf(api, editApp), { path: { id }, body: { version, ...fields } })
}
