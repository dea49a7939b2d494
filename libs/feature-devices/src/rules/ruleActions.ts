import { mutationOf, queryOf } from '@spruce/api-client'
import {
  addAlarmRule,
  editAlarmRule,
  getAlarmRule,
  listAlarmRuleHistory,
  removeAlarmRules,
} from '@spruce/api-client/operations'
import { historyAction, recordHistory } from '@spruce/console-kit/history'
import { type ActionContext, actionsOf, defineDialog, deleteWord } from '@spruce/shell-ui'
import { contactOptions, optionOfContact } from '../alarms/alarmQueries.js'
import { bodyOfRule, changesOfRule } from './ruleDraft.js'
import { RuleFormDialog } from './RuleFormDialog.js'
import { type Rule, ruleTypeOptions } from './ruleQueries.js'
import { ruleResource } from './ruleResource.js'

const formDialog = defineDialog(RuleFormDialog)
const { addAction, bulkAction, confirmAction, formAction, rowAction } = actionsOf(ruleResource)

/** The points that the rule may watch, as they are now. */
async function pointsOf({ api, client }: Pick<ActionContext, 'api' | 'client'>, typeId: string) {
  return (await client.query(ruleTypeOptions(api, typeId))).points
}

/** On the page itself. */
export const rulePageActions = [
  addAction({
    label: 'add',
    permission: 'alarmrule:edit',
    primary: true,
    dialog: formDialog,
    props: ({ list }) => ({ typeId: list?.query.type }),
    submit: async (context, draft) => {
      const { api, send } = context
      const points = await pointsOf(context, draft.typeId ?? '')
      return send(mutationOf(api, addAlarmRule), { body: bodyOfRule(draft, points) })
    },
    done: ({ t }, { name }) => t.saved(name),
  }),
]

const toggle = (label: 'enable' | 'disable', enabled: boolean) =>
  rowAction({
    label,
    permission: 'alarmrule:edit',
    isVisible: (rule) => rule.enabled !== enabled,
    run: ({ api, send }, { id, version }) =>
      send(mutationOf(api, editAlarmRule), { path: { id }, body: { version, enabled } }),
    done: ({ t }, { name }) => t.saved(name),
  })

const editRuleAction = formAction({
  label: 'edit',
  permission: 'alarmrule:edit',
  dialog: formDialog,
  props: async ({ api, client, read }, { id }) => {
    const rule = await read(queryOf(api, getAlarmRule, { path: { id } }))
    // Who has left has no name any more, and gets no messages.
    const people = await Promise.allSettled(
      rule.memberIds.map((memberId) => client.query(contactOptions(api, memberId))),
    )
    const known = people.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    return { rule, people: known.map(optionOfContact) }
  },
  load: ({ api, read }, { id }) => read(queryOf(api, getAlarmRule, { path: { id } })),
  submit: async (context, draft, { id, typeId }, { changes, version }) => {
    const { api, send } = context
    const points = await pointsOf(context, typeId)
    return send(mutationOf(api, editAlarmRule), {
      path: { id },
      body: { ...changesOfRule(changes, draft, points), version },
    })
  },
  done: ({ t }, { name }) => t.saved(name),
})

/** With one of them; its alarms are in the list at this path. Only who sees devices has types to change it by. */
export const ruleRowActions = (alarmsPath: string, seesDevices: boolean) => [
  ...(seesDevices ? [editRuleAction] : []),
  toggle('enable', true),
  toggle('disable', false),
  rowAction({
    label: 'alarms',
    permission: 'alarm:list',
    run: ({ goTo }, { id }) => goTo(`${alarmsPath}?rule=${id}`),
  }),
  historyAction<Rule>({
    source: recordHistory(listAlarmRuleHistory, 'alarm:list'),
    nameOf: ({ name }) => name,
  }),
  confirmAction({
    label: 'remove',
    permission: 'alarmrule:edit',
    danger: true,
    question: ({ t }, { name }) => ({ title: t.removeQuestion(name), message: t.removeText }),
    run: ({ api, send }, { id }) =>
      send(mutationOf(api, removeAlarmRules), { body: { ids: [id] } }),
    done: ({ t, list }) => {
      list?.clearSelection()
      return t.removed(1)
    },
  }),
]

/** With those that are selected. */
export const ruleBulkActions = [
  bulkAction({
    label: 'remove',
    permission: 'alarmrule:edit',
    danger: true,
    max: 100, // `maxItems` of the ids in the contract
    question: ({ t }, rules) => ({
      title: rules[1] ? t.removeManyQuestion(rules.length) : t.removeQuestion(rules[0].name),
      message: t.removeText,
      ...(rules[1] && { requireText: deleteWord }),
    }),
    run: ({ api, send }, rules) =>
      send(mutationOf(api, removeAlarmRules), { body: { ids: rules.map(({ id }) => id) } }),
    done: ({ t }, rules) => t.removed(rules.length),
  }),
]
