import type { SightDraft, SightFieldsProps } from '@spruce/console-kit/components'
import { ChoiceField, useFieldValue, useMessages } from '@spruce/shell-ui'
import { AudienceRolesField } from '../notices/AudienceRolesField.js'
import { tenantSightMessages } from './tenantComponentMessages.js'

export type ComponentSightFieldsProps = SightFieldsProps

/** Who of the company sees a component: everybody, or who holds one of the chosen roles. */
export function ComponentSightFields({ component }: ComponentSightFieldsProps) {
  const t = useMessages(tenantSightMessages)
  const sight = useFieldValue<SightDraft['sight']>('sight')
  return (
    <>
      <ChoiceField
        name="sight"
        label={t.sight}
        help={component?.kind === 'builtin' ? t.builtinHelp : t.sightHelp}
        choices={[
          { value: 'all', label: t.everybody },
          { value: 'roles', label: t.chosenRoles },
        ]}
      />
      {sight === 'roles' && (
        <AudienceRolesField
          name="roleIds"
          label={t.roles}
          help={t.rolesHelp}
          chosen={component?.roles ?? []}
        />
      )}
    </>
  )
}
