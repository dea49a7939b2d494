import { Box } from '@chakra-ui/react/box'
import { Heading } from '@chakra-ui/react/heading'
import { ResourcePickerField } from '@spruce/console-kit/resources'
import {
  ChoiceField,
  IconField,
  SelectField,
  SwitchField,
  TextField,
  useFieldValue,
  useMessages,
} from '@spruce/shell-ui'
import { type ReactNode, useId } from 'react'
import { AppAudienceCount } from './AppAudienceCount.js'
import { type ApplicationDraft, partsOf } from './applicationDraft.js'
import { AddressFields, EmbeddingFields, PermissionFields } from './applicationEmbedding.js'
import { applicationFormMessages } from './applicationFormMessages.js'
import { AudienceFields } from './AudienceFields.js'
import { applicationMessages } from './applicationMessages.js'
import type { OwnApplication } from './applicationQueries.js'

export interface ApplicationFieldsProps {
  /** Absent: a new one. */
  application: OwnApplication | undefined
}

/** The fields of an application in sections; which ones there are is its kind's to say. */
export function ApplicationFields({ application }: ApplicationFieldsProps) {
  const t = useMessages(applicationFormMessages)
  const words = useMessages(applicationMessages)
  const kind = useFieldValue<ApplicationDraft['kind']>('kind')
  const { hasAddress, isEmbedded, hasBridge } = partsOf(kind)
  const isFixed = application?.kind === 'delivered'
  const kinds = application ? kindsWithAddress : allKinds
  return (
    <>
      <Section title={t.basics}>
        <ChoiceField
          name="kind"
          label={words.kind}
          help={isFixed ? t.kindFixed : t[kindHelp[kind]]}
          choices={(isFixed ? (['delivered'] as const) : kinds).map((value) => ({
            value,
            label: words[value],
          }))}
          isDisabled={isFixed}
        />
        <Fields>
          <TextField name="zhName" label={t.zhName} isRequired maxLength={50} />
          <TextField name="enName" label={t.enName} isRequired maxLength={50} />
          {hasAddress ? (
            <TextField
              name="appCode"
              label={words.appCode}
              help={t.codeHelp}
              isRequired={!application}
              isReadOnly={application !== undefined}
              maxLength={50}
            />
          ) : (
            !application && (
              <SelectField
                name="generation"
                label={t.generation}
                options={[
                  { value: '3', label: t.generation3 },
                  { value: '1', label: t.generation1 },
                ]}
              />
            )
          )}
          <TextField name="category" label={words.category} maxLength={50} />
          <IconField name="icon" label={t.icon} />
          <ResourcePickerField name="icon" label={t.iconPicture} />
          {(hasAddress || application) && (
            <>
              <TextField
                name="publisher"
                label={words.publisher}
                help={t.publisherHelp}
                maxLength={100}
              />
              <TextField name="release" label={words.release} help={t.releaseHelp} maxLength={50} />
            </>
          )}
        </Fields>
      </Section>
      {hasAddress && (
        <Section title={t.address}>
          <AddressFields kind={kind} isEmbedded={isEmbedded} />
        </Section>
      )}
      {isEmbedded && (
        <Section title={t.embedding} lead={t.embeddingLead}>
          <EmbeddingFields />
        </Section>
      )}
      {hasBridge && (
        <Section title={t.permissions} lead={t.permissionsLead}>
          <PermissionFields />
        </Section>
      )}
      <Section title={t.visibility}>
        <Fields>
          <AudienceFields application={application} help={words.ownRolesHelp} />
        </Fields>
        <AppAudienceCount />
        <SwitchField name="enable" label={words.on} help={t.enableHelp} />
        {(hasAddress || application) && (
          <SwitchField name="isNormal" label={t.normalStatus} help={t.normalStatusHelp} />
        )}
      </Section>
    </>
  )
}

const kindHelp = {
  delivered: 'deliveredHelp',
  frame: 'frameHelp',
  page: 'pageHelp',
  window: 'windowHelp',
} as const
const kindsWithAddress = ['frame', 'page', 'window'] as const
const allKinds = [...kindsWithAddress, 'delivered'] as const

/** A part of the form, with a heading of its own. */
function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box
      as="section"
      aria-labelledby={id}
      py="5"
      display="grid"
      gap="4"
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      <Heading as="h2" id={id} size="md" fontWeight="semibold">
        {title}
      </Heading>
      {lead && (
        <Box as="p" color="fg.muted">
          {lead}
        </Box>
      )}
      {children}
    </Box>
  )
}

/** Two fields side by side where there is room. */
function Fields({ children }: { children: ReactNode }) {
  return (
    <Box
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      alignItems="start"
    >
      {children}
    </Box>
  )
}
