import { queryOf } from '@spruce/api-client'
import { countAudience } from '@spruce/api-client/operations'
import { namedOptions } from '@spruce/console-kit/notices'
import { useApi } from '@spruce/session/react'
import {
  ChoiceField,
  FormDialog,
  type FormPort,
  MultiSelectField,
  type Option,
  TextAreaField,
  TextField,
  useFieldValue,
  useLanguage,
  useMessages,
} from '@spruce/shell-ui'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { findChoices, namesKind } from '../notices/tenantAudience.js'
import { checkWorkbenchDraft, draftOfWorkbench, type WorkbenchDraft } from './workbenchDraft.js'
import { workbenchMessages } from './workbenchMessages.js'
import type { WorkbenchRow } from './workbenchQueries.js'
import { type TemplateKey, workbenchTemplates } from './workbenchTemplates.js'

export interface WorkbenchFormDialogProps extends FormPort<WorkbenchDraft, WorkbenchRow> {
  /** Absent: a new one. */
  workbench?: WorkbenchRow
  /** What a new one is. Default: a business one. */
  scope?: WorkbenchRow['scope']
}

const templateKeys = Object.keys(workbenchTemplates) as TemplateKey[]

/** Names a workbench and says whom it is for; a new one begins with a template. */
export function WorkbenchFormDialog({ workbench, scope, ...form }: WorkbenchFormDialogProps) {
  const t = useMessages(workbenchMessages)
  const language = useLanguage()
  const client = useQueryClient()
  const isGlobal = (workbench?.scope ?? scope) === 'global'
  const names = new Map(
    [...(workbench?.roles ?? []), ...(workbench?.departments ?? [])].map(({ id, name }) => [
      id,
      name,
    ]),
  )
  return (
    <FormDialog<WorkbenchDraft, WorkbenchRow>
      {...form}
      title={workbench ? t.editTitle(workbench.name) : isGlobal ? t.addGlobal : t.add}
      record={workbench}
      draftOf={draftOfWorkbench}
      sayValue={(field, value) =>
        field.endsWith('Ids')
          ? namedOptions(client, namesKind, value as string[], t.unknownName)
              .map(({ value: id, label }) => names.get(id) ?? label)
              .join(t.separator)
          : undefined
      }
      validate={(draft) => checkWorkbenchDraft(draft, t)}
    >
      <TextField name="name" label={t.name} isRequired maxLength={50} />
      <TextAreaField name="description" label={t.description} rows={2} maxLength={200} />
      {!isGlobal && <AudienceFields workbench={workbench} />}
      {!workbench && (
        <ChoiceField
          name="start"
          label={t.start}
          help={t.startHelp}
          choices={[
            ...templateKeys.map((value) => ({
              value,
              label: workbenchTemplates[value].name[language],
            })),
            { value: 'empty', label: t.empty },
          ]}
        />
      )}
    </FormDialog>
  )
}

/** Roles and departments by their names, with how many people that is now. */
function AudienceFields({ workbench }: { workbench: WorkbenchRow | undefined }) {
  const t = useMessages(workbenchMessages)
  const api = useApi()
  const client = useQueryClient()
  return (
    <>
      <MultiSelectField
        name="roleIds"
        label={t.roles}
        options={(workbench?.roles ?? []).map(optionOf)}
        find={(keyword) => findChoices(api, client, 'roles', keyword)}
      />
      <MultiSelectField
        name="departmentIds"
        label={t.departments}
        help={t.departmentsHelp}
        options={(workbench?.departments ?? []).map(optionOf)}
        find={(keyword) => findChoices(api, client, 'departments', keyword)}
      />
      <HeadCount />
    </>
  )
}

function optionOf({ id, name }: { id: string; name: string }): Option {
  return { value: id, label: name }
}

/** How many people a workbench is for now; said again whenever that changes. */
function HeadCount() {
  const t = useMessages(workbenchMessages)
  const api = useApi()
  const roleIds = useFieldValue<string[]>('roleIds')
  const departmentIds = useFieldValue<string[]>('departmentIds')
  const isAnybody = roleIds.length + departmentIds.length > 0
  const { data, isError } = useQuery({
    ...queryOf(api, countAudience, { body: { everyone: false, roleIds, departmentIds } }),
    enabled: isAnybody,
    meta: { silent: true }, // said in its own place
    placeholderData: keepPreviousData,
  })
  return (
    <p>
      <span role="status">
        {!isAnybody
          ? t.countNone
          : isError
            ? t.countFailed
            : data
              ? t.count(data.people)
              : t.counting}
      </span>
    </p>
  )
}
