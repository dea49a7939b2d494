import { mutationOf, queryOf, tagKey } from '@spruce/api-client'
import {
  cancelPersonalisationPlan,
  getPersonalisation,
  linkPersonalisationDraft,
  planPersonalisation,
  publishPersonalisation,
} from '@spruce/api-client/operations'
import { actionsOf, type DataColumn, defineDialog, toast } from '@spruce/shell-ui'
import { defineSearch } from '@spruce/shell-ui/search'
import { formatTime } from '@spruce/validators'
import { type DraftState, isSameLook } from './brandDraft.js'
import { BrandHistoryDialog } from './BrandHistoryDialog.js'
import { brandMessages } from './brandMessages.js'
import type { Brand, BrandRelease } from './brandTypes.js'
import { DraftLinkDialog } from './DraftLinkDialog.js'
import { PlannedLookDialog } from './PlannedLookDialog.js'
import {
  PublishBrandDialog,
  type PublishBrandDialogProps,
  publishMoment,
} from './PublishBrandDialog.js'

/** What the actions of the page are about. */
export interface BrandTarget extends DraftState {
  brand: Brand
}

const historyDialog = defineDialog(BrandHistoryDialog)
const publishDialog = defineDialog(PublishBrandDialog)
const plannedDialog = defineDialog(PlannedLookDialog)
const draftLinkDialog = defineDialog(DraftLinkDialog)

const { confirmAction, formAction, rowAction } = actionsOf({
  messages: brandMessages,
  search: defineSearch({}),
  columns: [] as readonly DataColumn<BrandTarget>[],
  key: tagKey(getPersonalisation),
})

const permission = 'personalisation:publish'

type PublishOptions = Parameters<
  typeof formAction<PublishBrandDialogProps, BrandRelease | Brand>
>[0]

/** Now, or at a time. */
const publishing: Pick<PublishOptions, 'permission' | 'dialog' | 'submit' | 'done'> = {
  permission,
  dialog: publishDialog,
  submit: ({ api, send }, draft, { brand: { version, plan } }) => {
    const publishAt = publishMoment(draft, plan)
    const body = { version, note: draft.note.trim() || null }
    return publishAt === null
      ? send(mutationOf(api, publishPersonalisation), { body })
      : send(mutationOf(api, planPersonalisation), { body: { ...body, publishAt } })
  },
  done: ({ t }, result) =>
    'number' in result
      ? t.published(result.number)
      : t.planned(formatTime(result.plan?.publishAt ?? null)),
}

/** On the look of the company. */
export const brandActions = [
  rowAction({
    label: 'history',
    run: ({ open }) => open(historyDialog, {}),
  }),
  rowAction({
    label: 'draftLink',
    permission: 'personalisation:edit',
    isDisabled: ({ isSaving }) => isSaving,
    run: async ({ api, open, read, t }, { isDirty }) => {
      const link = await read({ ...queryOf(api, linkPersonalisationDraft), staleTime: 0 })
      if (await open(draftLinkDialog, { link, isDirty })) toast.success(t.linkCopied)
    },
  }),
  formAction({
    ...publishing,
    label: 'publish',
    primary: true,
    isDisabled: ({ brand, isSaving }) => isSaving || isSameLook(brand.draft, brand.published),
    props: (_context, { brand: { plan }, isDirty }) => ({ isDirty, plan }),
  }),
]

/** On what comes out at a time. */
export const planActions = [
  rowAction({
    label: 'viewPlan',
    run: ({ open }, { brand: { plan } }) => (plan ? open(plannedDialog, { plan }) : undefined),
  }),
  formAction({
    ...publishing,
    label: 'changePlan',
    isDisabled: ({ isSaving }) => isSaving,
    props: (_context, { brand: { plan }, isDirty }) => ({ isDirty, plan, isChange: true }),
  }),
  confirmAction({
    label: 'cancelPlan',
    permission,
    question: ({ t }) => ({ title: t.cancelPlanQuestion, message: t.cancelPlanText }),
    run: ({ api, send }) => send(mutationOf(api, cancelPersonalisationPlan), {}),
    done: ({ t }) => t.planCancelled,
  }),
]
