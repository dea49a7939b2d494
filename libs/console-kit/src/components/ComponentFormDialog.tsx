import { Box } from '@chakra-ui/react/box'
import { useApi } from '@spruce/session/react'
import {
  ChoiceField,
  FormDialog,
  type FormPort,
  IconField,
  JsonField,
  NumberField,
  TextField,
  UploadField,
  useFieldValue,
  useLanguage,
  useMessages,
  usePermitted,
} from '@spruce/shell-ui'
import type { ReactNode } from 'react'
import { CustomersField } from '../customers/CustomersField.js'
import { ResourcePickerField } from '../resources/ResourcePickerField.js'
import {
  checkComponentDraft,
  type ComponentDraft,
  draftOfComponent,
  limits,
  thumbnailLimits,
} from './componentDraft.js'
import { componentMessages } from './componentMessages.js'
import { type ComponentKind, componentKinds } from './componentQuery.js'
import type { ComponentRow } from './componentRow.js'
import type { ComponentSightSource } from './componentSight.js'
import { uploadThumbnail } from './uploadThumbnail.js'

export interface ComponentFormDialogProps extends FormPort<ComponentDraft, ComponentRow> {
  /** Absent: a new one. */
  component?: ComponentRow
  /** Whether kind and customers are chosen; without, it is a frame for the designers of one company. */
  hasAudience: boolean
  /** The fields that choose the roles which see it; without, everybody does. */
  SightFields?: ComponentSightSource['Fields']
}

/** Wide enough for two fields side by side. */
const width = 640

/**
 * Adds or changes one; a picture is sent at once. Whoever may see the resources of the company chooses the picture of a
 * frame of the company among them.
 */
export function ComponentFormDialog({
  component,
  hasAudience,
  SightFields,
  ...form
}: ComponentFormDialogProps) {
  const api = useApi()
  const t = useMessages(componentMessages)
  const language = useLanguage()
  const isEdit = component !== undefined
  const canList = usePermitted()('resource:list')
  const hasResources = canList && !hasAudience
  const hasSight = SightFields !== undefined
  const title = component ? t.editTitle(component.name[language]) : t.add
  return (
    <FormDialog<ComponentDraft, ComponentRow>
      {...form}
      title={title}
      width={width}
      record={component}
      draftOf={(of) => draftOfComponent(of, { hasResources, hasSight })}
      nameOf={({ name }) => name[language]}
      sayValue={(field, value) => {
        if (hasResources && field === 'thumbnail') return value ? t.hasThumbnail : t.nothing
        if (!Array.isArray(value) || field === 'roleIds') return undefined
        if (field === 'tenantIds') return t.visibleCount(value.length)
        return value.length > 0 ? t.hasThumbnail : t.nothing
      }}
      validate={(draft) => checkComponentDraft(draft, t)}
    >
      <Pair>
        <TextField name="zhName" label={t.zhName} isRequired maxLength={50} />
        <TextField name="enName" label={t.enName} isRequired maxLength={50} />
      </Pair>
      <TextField
        name="code"
        label={t.code}
        help={t.codeHelp}
        isRequired
        isReadOnly={isEdit}
        maxLength={50}
      />
      {hasAudience && <KindField isFixed={isEdit} />}
      <FrameAddress />
      <Pair>
        <TextField name="category" label={t.category} isRequired maxLength={50} />
        <IconField name="icon" label={t.icon} />
      </Pair>
      {hasResources ? (
        <ResourcePickerField
          name="thumbnail"
          label={t.thumbnail}
          help={t.thumbnailOfResources}
          maxBytes={thumbnailLimits.maxSize}
        />
      ) : (
        <UploadField
          name="thumbnail"
          label={t.thumbnail}
          help={t.thumbnailHelp}
          upload={uploadThumbnail(api)}
          {...thumbnailLimits}
        />
      )}
      <Pair>
        <SizeField name="w" label={t.width} max={limits.w} />
        <SizeField name="h" label={t.height} max={limits.h} />
        <SizeField name="minW" label={t.minWidth} max={limits.w} />
        <SizeField name="minH" label={t.minHeight} max={limits.h} />
      </Pair>
      {hasAudience && <Audience />}
      {SightFields && <SightFields {...(component && { component })} />}
      <JsonField name="properties" label={t.properties} help={t.propertiesHelp} />
    </FormDialog>
  )
}

/** Side by side where there is room. */
function Pair({ children }: { children: ReactNode }) {
  return (
    <Box
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      alignItems="start"
    >
      {children}
    </Box>
  )
}

function KindField({ isFixed }: { isFixed: boolean }) {
  const t = useMessages(componentMessages)
  const kind = useFieldValue<ComponentKind>('kind')
  const help = kind === 'frame' ? t.frameHelp : t.builtinHelp
  return (
    <ChoiceField
      name="kind"
      label={t.kind}
      help={isFixed ? t.kindFixed : help}
      choices={componentKinds.map((value) => ({ value, label: t[value] }))}
      isDisabled={isFixed}
    />
  )
}

function FrameAddress() {
  const t = useMessages(componentMessages)
  const kind = useFieldValue<ComponentKind>('kind')
  if (kind !== 'frame') return null
  return (
    <TextField
      name="url"
      label={t.url}
      help={t.urlHelp}
      type="url"
      placeholder="https://"
      isRequired
    />
  )
}

function SizeField({ name, label, max }: { name: string; label: string; max: number }) {
  const t = useMessages(componentMessages)
  return (
    <NumberField
      name={name}
      label={label}
      min={1}
      max={max}
      precision={0}
      unit={t.cells}
      isRequired
    />
  )
}

function Audience() {
  const t = useMessages(componentMessages)
  return (
    <>
      <ChoiceField
        name="visibleTo"
        label={t.visibleTo}
        choices={[
          { value: 'all', label: t.visibleToAll },
          { value: 'tenants', label: t.visibleToTenants },
        ]}
      />
      <ChosenCustomers />
    </>
  )
}

function ChosenCustomers() {
  const t = useMessages(componentMessages)
  const visibleTo = useFieldValue<ComponentDraft['visibleTo']>('visibleTo')
  if (visibleTo !== 'tenants') return null
  return <CustomersField name="tenantIds" label={t.tenants} isRequired />
}
