import type { ApiClient } from '@spruce/api-client'
import { useApi } from '@spruce/session/react'
import { ChoiceField, MultiSelectField, type Option, useFieldValue } from '@spruce/shell-ui'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { AudienceCount } from './AudienceCount.js'
import { namedOptions } from './audienceNames.js'
import type { AudienceCounter } from './noticeSource.js'

/** A field of what an audience is made of: its ids, by their names. @public */
export interface AudienceChoice {
  /** Under which `keepNames` keeps the names. */
  kind: string
  name: string
  label: string
  help?: string
  /** Finds some while the person types, and keeps their names. */
  find: (api: ApiClient, client: QueryClient, keyword: string) => Promise<Option[]>
}

/** @public */
export interface AudienceFieldsProps {
  source: AudienceCounter
  /** What the fields hold now. */
  draft: { reach: 'all' | 'chosen' }
  /** What the choice between all and some says, and what stands for a name that is not visible. */
  texts: Readonly<Record<'reach' | 'reachAll' | 'reachChosen' | 'unknownName', string>>
  /** Asked for where not all are meant. */
  choices: readonly AudienceChoice[]
  /** Fields that narrow either. */
  children?: ReactNode
}

/** Whom a notice is for, all or some, with how many people that is now. Part of a form. @public */
export function AudienceFields(props: AudienceFieldsProps) {
  const { source, draft, texts, choices, children } = props
  return (
    <>
      <ChoiceField
        name="reach"
        label={texts.reach}
        choices={[
          { value: 'all', label: texts.reachAll },
          { value: 'chosen', label: texts.reachChosen },
        ]}
      />
      {draft.reach === 'chosen' &&
        choices.map((choice) => (
          <NamedField key={choice.name} {...choice} unknownName={texts.unknownName} />
        ))}
      {children}
      <p>
        <AudienceCount source={source} draft={draft} />
      </p>
    </>
  )
}

interface NamedFieldProps extends AudienceChoice {
  unknownName: string
}

/** Found by the server while typing; those chosen before are named by what the form loaded. */
function NamedField({ kind, find, unknownName, ...field }: NamedFieldProps) {
  const api = useApi()
  const client = useQueryClient()
  const value = useFieldValue<readonly string[]>(field.name)
  const [options] = useState(() => namedOptions(client, kind, value, unknownName))
  return (
    <MultiSelectField {...field} options={options} find={(keyword) => find(api, client, keyword)} />
  )
}
